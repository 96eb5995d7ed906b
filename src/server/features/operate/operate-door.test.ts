import { stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { askOperateDoor, NoServerThere, openOperateDoor } from "./operate-door.ts";

const server = await startTestServer({ SIGN_UP: "invite" });
const first = await server.person();
const door = await openOperateDoor(server.services);
afterAll(async () => {
  await door.close();
  await server.close();
});

const operate = (...words: string[]) => askOperateDoor(server.dataDir, words);
let count = 0;
const comeWith = (link = "") => {
  count += 1;
  const invitation = new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") ?? "";
  const person = { fullName: "Came", email: `came-${count}@example.test`, password: goodPassword };
  return server.visitor().api.account.signUp({ ...person, agreed: true, invitation });
};
const isOperator = async (email: string) => {
  const { rows } = await server.services.db.asAccounts((tx) =>
    tx.execute(sql`select is_operator from users where email = ${email}`),
  );
  return rows[0]?.is_operator;
};

test("an invitation made at the command line opens an account, is listed, and ends when it is revoked", async () => {
  const made = await operate("invite", "--places", "2", "--days", "3", "--for", "the choir");
  expect(made.isDone).toBe(true);
  expect(made.lines[1]).toMatch(/^It opens 2 accounts until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/);
  await comeWith(made.lines[0]);
  const { lines } = await operate("invitations");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("1 of 2 taken");
  expect(lines[0]).toContain('"the choir"');
  const id = lines[0]?.split(" ")[0] ?? "";
  expect((await operate("revoke", id)).isDone).toBe(true);
  expect(await errorCodeOf(comeWith(made.lines[0]))).toBe("INVITATION_INVALID");
  expect(await operate("invitations")).toEqual({ isDone: true, lines: ["No invitation stands."] });
});

test("an operator is appointed and dismissed by address, whatever its case", async () => {
  await operate("dismiss", first.email.toUpperCase());
  expect(await isOperator(first.email)).toBe(false);
  expect((await operate("appoint", first.email)).lines).toEqual([`${first.email} is an operator now.`]);
  expect(await isOperator(first.email)).toBe(true);
});

test.each([
  [["appoint", "nobody@example.test"], "Nobody has an account with this address."],
  [["appoint"], "Nobody has an account with this address."],
  [["revoke", "none"], "There is no invitation of that id; `invitations` lists them."],
  [["invite", "--places", "0"], "--places is a whole number from 1 to 1000."],
  [["invite", "--days", "1e3"], "--days is a whole number from 1 to 365."],
])("%s is refused with a sentence", async (words, sentence) => {
  expect(await operate(...words)).toEqual({ isDone: false, lines: [sentence] });
});

test("an option and a command nobody knows are named, and the help lists every command", async () => {
  expect((await operate("invite", "--place", "2")).lines[0]).toContain("--place");
  const { isDone, lines } = await operate("invit");
  expect([isDone, lines[0]]).toEqual([false, 'There is no command "invit".']);
  expect((await operate("help")).lines).toEqual(lines.slice(1));
  expect((await operate()).lines).toEqual(lines.slice(1));
});

test("the door is open to the account that runs the server alone", async () => {
  expect((await stat(join(server.dataDir, "operate"))).mode & 0o777).toBe(0o700);
});

test("what is no command is refused by the door", async () => {
  const words = Array.from({ length: 51 }, () => "x");
  expect(await operate(...words)).toEqual({ isDone: false, lines: ["This cannot be read as a command."] });
});

test("without a server at the door it is said what to do", async () => {
  await expect(askOperateDoor(join(server.dataDir, "elsewhere"), ["help"])).rejects.toThrow(NoServerThere);
});
