import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { rowsOf } from "#server/testing/rows-of.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { errorCodeOf, goodPassword, type TestClient, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { deskCommands } from "./routes.ts";
import { runCommand } from "./run-command.ts";

let now = new Date();
const written: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void written.push(line) });
const server = await startTestServer({}, { clock: () => now }, log);
afterAll(() => server.close());
// The first account on a machine of one's own is an operator's: everybody below is one of the others.
await server.person("First of all");

async function operator(): Promise<TestPerson> {
  const person = await server.person("Operator");
  await server.services.people.setOperator(person.id, true);
  return person;
}

async function atDesk(): Promise<TestPerson> {
  const person = await operator();
  await person.api.operate.open({ password: goodPassword });
  return person;
}

const run = ({ api }: TestClient, command: string, ...words: string[]) => api.operate.run({ command, words });
const calls = ({ api }: TestClient) => [
  () => api.operate.people({ search: "" }),
  () => api.operate.run({ command: "people", words: [] }),
];

test("the desk is an operator's alone: nobody else opens it, sees it or acts at it, and is told so", async () => {
  const person = await server.person();
  const all = [
    ...calls(person),
    () => person.api.operate.standing(),
    () => person.api.operate.open({ password: goodPassword }),
  ];
  for (const call of all) expect(await errorCodeOf(call())).toBe("OPERATOR_NEEDED");
  for (const call of calls(server.visitor())) expect(await errorCodeOf(call())).toBe("SIGNED_OUT");
});

test("a session is not enough: the password opens the desk, for this session and a quarter of an hour", async () => {
  const person = await operator();
  expect(await person.api.operate.standing()).toEqual({ isOpen: false });
  for (const call of calls(person)) expect(await errorCodeOf(call())).toBe("DESK_CLOSED");
  expect(await errorCodeOf(person.api.operate.open({ password: "Wrong-one-1" }))).toBe("WRONG_PASSWORD");
  await person.api.operate.open({ password: goodPassword });
  expect(await person.api.operate.standing()).toEqual({ isOpen: true });
  const [, pass = ""] = /stillpoint\.desk=([^;]+)/.exec(person.cookie()) ?? [];
  const other = await operator();
  const session = other.cookie();
  const forged = `${other.cookie()}; stillpoint.desk=${pass.replace(/^[^.]+\.\d+/, "a.99999999999")}`;
  for (const cookie of [`${session}; stillpoint.desk=${pass}`, forged]) {
    const answer = await server.fetch(
      new Request("http://localhost:3000/api/operate/people?search=", { headers: { cookie } }),
    );
    expect(answer.status).toBe(403);
  }
  now = new Date(now.getTime() + 15 * 60_000 + 1000);
  for (const call of calls(person)) expect(await errorCodeOf(call())).toBe("DESK_CLOSED");
});

test("who is dismissed or closed is out at once, with the desk still open", async () => {
  const [dismissed, closed] = [await atDesk(), await atDesk()];
  await server.services.people.setOperator(dismissed.id, false);
  for (const call of calls(dismissed)) expect(await errorCodeOf(call())).toBe("OPERATOR_NEEDED");
  await server.services.people.close(closed.id);
  for (const call of calls(closed)) expect(await errorCodeOf(call())).toBe("SIGNED_OUT");
});

test("nobody is made an operator from a browser", async () => {
  const [person, other] = [await atDesk(), await server.person()];
  for (const command of ["appoint", "dismiss", "help", "made-up", ""])
    expect(["NOT_FOUND", "INVALID_INPUT"]).toContain(await errorCodeOf(run(person, command, other.email)));
  const found = await person.api.operate.people({ search: other.email });
  expect(found.people[0]?.isOperator).toBe(false);
});

test("the desk reaches no conversation: no call shows, logs or changes a word of anybody's", async () => {
  const [desk, person] = [await atDesk(), await server.person("Kept Secret")];
  const { words } = await seedEverything(server, person);
  const before = await rowsOf(server.services.db, person.id);
  const acting = new Set(["close", "reopen", "sign-out", "verify", "reset-link", "end-two-step"]);
  let cells = 0;
  const answers: string[] = [];
  for (const command of deskCommands)
    for (const rest of [[], [person.email], [person.id], [words], ["--lines", "1000"]]) {
      if (acting.has(command) && rest[0] === person.email) continue;
      answers.push(JSON.stringify(await run(desk, command, ...rest)));
      cells += 1;
    }
  for (const search of ["", person.email, words, "%", "'"]) {
    answers.push(JSON.stringify(await desk.api.operate.people({ search })));
    cells += 1;
  }
  expect(await rowsOf(server.services.db, person.id)).toEqual(before);
  for (const command of acting) await run(desk, command, person.email);
  for (const answer of answers) for (const kept of [words, "Kept Secret"]) expect(answer).not.toContain(kept);
  expect(written.join("")).not.toContain(words);
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select content from chat_messages`),
  );
  expect(JSON.stringify(rows)).toContain(words);
  console.log(`isolation of the desk: ${cells} cells over ${deskCommands.length} commands and the list`);
});

test("the page does what the command does, and the acts say at whose desk", async () => {
  now = new Date(now.getTime() + 60_000);
  const [desk, person] = [await atDesk(), await server.person()];
  const found = await desk.api.operate.people({ search: person.email });
  expect(found).toMatchObject({
    total: 1,
    people: [{ email: person.email, isVerified: false, eraseAt: null }],
  });
  expect(await run(desk, "close", person.email)).toMatchObject({ isDone: true });
  expect(await run(desk, "close", person.email)).toMatchObject({ isDone: false });
  expect((await desk.api.operate.people({ search: person.email })).people[0]?.eraseAt).toBeTruthy();
  const [act] = (await runCommand(server.services, ["acts"])).lines.filter((line) =>
    line.includes(`close  ${person.email}`),
  );
  expect(act).toMatch(new RegExp(`UTC {2}close {2}${person.email} {2}by ${desk.email}$`));
});
