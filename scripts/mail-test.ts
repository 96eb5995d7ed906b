import { testMail } from "#server/providers/mail/test-mail.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";

const [to] = process.argv.slice(2);
if (!to || !/^[^\s@]+@[^\s@]+$/.test(to)) {
  console.error("Say where to send it: npm run mail:test -- you@example.org");
  process.exit(2);
}
try {
  const { hasWorked, lines } = await testMail(readEnv(process.env), to);
  for (const line of lines) console.log(line);
  process.exitCode = hasWorked ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
