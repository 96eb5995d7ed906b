import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { findResetLink } from "#server/testing/find-email.ts";
import { rowsOf } from "#server/testing/rows-of.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { askOperateDoor, openOperateDoor } from "./operate-door.ts";
import { commandNames } from "./run-command.ts";

let now = new Date();
const written: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void written.push(line) });
const server = await startTestServer(
  { LLM_PRICE_READ: "1000", LLM_PRICE_WRITTEN: "1000" },
  { clock: () => now },
  log,
);
const door = await openOperateDoor(server.services);
afterAll(async () => {
  await door.close();
  await server.close();
});

const dayMs = 86_400_000;
const operate = (...words: string[]) => askOperateDoor(server.dataDir, words);
const done = async (...words: string[]) => {
  const { isDone, lines } = await operate(...words);
  expect(isDone, lines.join("\n")).toBe(true);
  return lines;
};

test("the operator reaches no conversation: no command prints, logs or changes a word of anybody's", async () => {
  const operator = await server.person("Operator");
  const person = await server.person("Kept Secret");
  const { words } = await seedEverything(server, person);
  await done("appoint", operator.email);
  const before = await rowsOf(server.services.db, person.id);
  const own = new Set(["close", "reopen", "sign-out", "verify", "reset-link", "appoint", "dismiss"]);
  let cells = 0;
  for (const name of commandNames) {
    for (const rest of [[], [person.email], [person.id], [words], ["--lines", "1000"]]) {
      if (own.has(name) && rest[0] === person.email) continue;
      const { lines } = await operate(name, ...rest);
      expect(lines.join("\n"), name).not.toContain(words);
      expect(lines.join("\n"), name).not.toContain("Kept Secret");
      cells += 1;
    }
  }
  expect(await rowsOf(server.services.db, person.id)).toEqual(before);
  for (const name of own) await operate(name, person.email);
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select content from chat_messages`),
  );
  expect(JSON.stringify(rows)).toContain(words);
  expect(written.join("")).not.toContain(words);
  expect(written.some((line) => line.includes("an operator's command was carried out"))).toBe(true);
  expect(
    written.filter((line) => line.includes("operator's command") && line.includes(person.email)),
  ).toEqual([]);

  for (const call of [operator.api.chat.sessions(), operator.api.playlist.list()])
    expect(await call).toEqual([]);
  console.log(`isolation of the operator: ${cells} cells over ${commandNames.length} commands`);
});

test("an operator's account sees in the database what every account sees, and nothing more", async () => {
  const operator = await server.person();
  await done("appoint", operator.email);
  const person = await server.person();
  await seedEverything(server, person);
  for (const name of [
    "chat_sessions",
    "chat_messages",
    "audio_narrations",
    "safety_plans",
    "remembered_lines",
  ]) {
    const read = sql`select * from ${sql.identifier(name)} where user_id = ${person.id}`;
    expect((await server.services.db.asUser(operator.id, (tx) => tx.execute(read))).rows, name).toEqual([]);
  }
});

test("people are listed with how they stand, found by a part of their address, and a sign of a pattern is a letter", async () => {
  const person = await server.person();
  await server.person();
  const [line, sum] = await done("people", person.email);
  expect(line).toContain(person.email);
  expect(line).toContain("address not confirmed");
  expect(sum).toBe("1 of 1");
  expect((await done("people", "%")).at(-1)).toBe("0 of 0");
  expect((await done("people", "--lines", "1")).at(-1)).toMatch(/^1 of \d+$/);
});

test("an account is closed at once and opened again, and its person reads who did it", async () => {
  const person = await server.person();
  await done("close", person.email.toUpperCase());
  expect((await operate("close", person.email)).isDone).toBe(false);
  expect(await errorCodeOf(person.api.chat.sessions())).toBe("SIGNED_OUT");
  expect((await done("erasures")).join("\n")).toContain(person.email);
  await done("reopen", person.email);
  expect((await operate("reopen", person.email)).isDone).toBe(false);
  await person.api.account.signIn({ email: person.email, password: goodPassword });
  const kinds = (await person.api.account.events()).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["closed by the operator", "opened again by the operator"]));
});

test("a reset link goes to the account's own address and is not shown to the operator", async () => {
  const person = await server.person();
  const lines = await done("reset-link", person.email);
  expect(lines.join("\n")).not.toContain("#");
  const link = await findResetLink(server.services, person.email);
  expect(lines.join("\n")).not.toContain(link.accessToken);
  await server.visitor().api.account.resetPassword({ ...link, password: "Other-water-8" });
});

test("an address is confirmed, and every browser and token of an account ends", async () => {
  const person = await server.person();
  await person.api.token.create({ name: "A script", mayUse: ["gpt-chat"], days: 30 });
  await done("verify", person.email);
  expect((await person.api.account.session()).session?.user.email_verified).toBe(true);
  expect(await done("sign-out", person.email)).toEqual(["1 browser is signed out."]);
  expect((await person.api.account.session()).session).toBeNull();
  await person.api.account.signIn({ email: person.email, password: goodPassword });
  expect(await person.api.token.list()).toEqual([]);
});

test("the server's own commands say how it stands", async () => {
  const person = await server.person();
  await seedEverything(server, person);
  expect((await done("health"))[0]).toBe("Everything this server needs works.");
  expect((await done("limits")).join("\n")).toContain("Conversations a day: 100");
  expect((await done("storage"))[1]).toMatch(/^Database: [\d.]+ MB, /);
  expect(await done("jobs")).toEqual(
    expect.arrayContaining([expect.stringMatching(/^narration {2}ready {2}\d+$/)]),
  );
  expect((await done("emails")).join("\n")).toMatch(/^closed {2}tried 0 times/m);
  expect(await done("health")).toEqual(
    expect.arrayContaining([
      "Model: Built-in guide",
      expect.stringMatching(/^Configured: (?:nothing|Database)$/),
    ]),
  );
  const today = /^\d{4}-\d\d-\d\d {2}(\d+) tokens read {2}(\d+) written .* cost ([\d.]+)$/;
  const [, read, wrote, cost] = today.exec((await done("tokens"))[0] ?? "") ?? [];
  expect(Number(cost)).toBeCloseTo((Number(read) + Number(wrote)) / 1000, 1);
});

test("each act is kept with the account it was about, for a year, and stays without it when that is erased", async () => {
  const person = await server.person();
  const aMinuteLater = () => new Date(now.getTime() + 60_000);
  now = aMinuteLater();
  await done("verify", person.email);
  now = aMinuteLater();
  expect((await done("acts"))[0]).toMatch(new RegExp(`UTC {2}verify {2}${person.email}$`));
  await operate("help");
  expect((await done("acts"))[0]).toMatch(/UTC {2}acts$/);
  await done("close", person.email);
  now = new Date(now.getTime() + 31 * dayMs);
  expect(await server.services.daily.runMissed()).toContain("erase closed accounts");
  expect((await done("acts")).some((line) => /UTC {2}close$/.test(line))).toBe(true);
  now = new Date(now.getTime() + 366 * dayMs);
  await server.services.acts.forgetOld();
  expect(await done("acts")).toEqual(["Nothing was done yet."]);
});
