import { askOperateDoor, NoServerThere } from "#server/features/operate/operate-door.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";

try {
  const { isDone, lines } = await askOperateDoor(readEnv(process.env).DATA_DIR, process.argv.slice(2));
  for (const line of lines) console.log(line);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof NoServerThere)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
