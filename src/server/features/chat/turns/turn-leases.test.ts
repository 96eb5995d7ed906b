import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createLocalSignals } from "#server/db/signals.ts";
import { collect, errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { addTurn, findTurn } from "./turn-store.ts";
import { createTurns, StopReason } from "./turns.ts";

const leaseMs = 2_000;
const server = await startTestServer({}, { turnLeaseMs: leaseMs });
afterAll(() => server.close());

const chatOf = async (person: TestPerson) =>
  eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;

/** A turn as a process leaves it that was killed; its lease runs for so long yet. */
async function leaveTurn(
  person: TestPerson,
  chatSessionId: string,
  { ms = 0, ...partial }: { partialText?: string; partialKind?: "care"; ms?: number } = {},
) {
  const id = crypto.randomUUID();
  const left = { id, userId: person.id, chatSessionId, kind: "reply" as const, ...partial };
  const lease = { owner: crypto.randomUUID(), ms };
  await server.services.db.asUser(person.id, (tx) => addTurn(tx, left, lease));
  return id;
}

const read = ({ api }: TestPerson, sessionId: string) => api.chat.messages({ sessionId });
const hasEnded = (person: TestPerson, sessionId: string) =>
  vi.waitFor(async () => expect((await read(person, sessionId)).runningTurnId).toBeNull(), patiently);

test("a reply that a crash cut off is kept after the restart, and its chat goes on", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const turnId = await leaveTurn(person, sessionId, { partialText: "Where in your bo" });
  await leaveTurn(person, sessionId);
  await server.restart();
  await hasEnded(person, sessionId);
  const { messages } = await read(person, sessionId);
  expect(messages).toHaveLength(3);
  expect(messages.at(-1)).toMatchObject({ content: "Where in your bo", status: "failed", isUser: false });
  const events = await collect(await person.api.chat.follow({ turnId, after: 4 }));
  expect(events.map(({ at, type }) => `${at} ${type}`)).toEqual(["5 saved", "6 failed", "7 done"]);
  expect(eventOf(events, "failed").code).toBe("REPLY_INTERRUPTED");
  const next = await person.turn({ sessionId, text: "It sits in my chest" });
  expect(eventOf(next, "saved").message.status).toBe("complete");
});

test("a care reply that a crash cut off is still one", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  await leaveTurn(person, sessionId, { partialText: "You can call", partialKind: "care" });
  await hasEnded(person, sessionId);
  const { messages } = await read(person, sessionId);
  expect(messages.at(-1)).toMatchObject({ content: "You can call", kind: "care", status: "failed" });
});

test("a reply whose process is gone is ended while another one runs, for whoever still listens too", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const turnId = await leaveTurn(person, sessionId, { partialText: "Where in", ms: leaseMs });
  expect(await errorCodeOf(person.turn({ sessionId, text: "Hello?" }))).toBe("TURN_RUNNING");
  const events = await collect(await person.api.chat.follow({ turnId, after: 4 }));
  expect(events.map(({ type }) => type)).toEqual(["saved", "failed", "done"]);
  expect((await read(person, sessionId)).runningTurnId).toBeNull();
});

test("a reply that somebody runs is left alone for as long as it takes, also by one that starts meanwhile", async () => {
  const person = await server.person();
  const chatSessionId = await chatOf(person);
  const { db, care, usage, memory, liveParts } = server.services;
  const signals = createLocalSignals();
  const log = pino({ level: "silent" });
  const [one, other] = [0, 1].map(() =>
    createTurns({ db, signals, liveParts, care, usage, memory, log, owner: crypto.randomUUID(), leaseMs }),
  );
  await one?.watch(false);
  const id = await db.asUser(person.id, (tx) =>
    Promise.resolve(one?.begin(tx, { userId: person.id, chatSessionId, kind: "reply" })),
  );
  let whole = "";
  one?.start({ id: id ?? "", userId: person.id, chatSessionId }, async ({ signal, settle }) => {
    await sleep(2 * leaseMs, undefined, { signal });
    whole = "Where in your body is it?";
    await settle({ status: "done", text: whole, kind: "message", sources: [] }, "REPLY_NOT_SAVED");
  });
  await other?.watch(false);
  await hasEnded(person, chatSessionId);
  expect((await read(person, chatSessionId)).messages.at(-1)).toMatchObject({
    content: "Where in your body is it?",
    status: "complete",
  });
  await one?.close();
  await other?.close();
});

test("a process whose reply was ended by another one stops it, and tells its listeners what was kept", async () => {
  const person = await server.person();
  const chatSessionId = await chatOf(person);
  const { db, care, usage, memory, liveParts } = server.services;
  const signals = createLocalSignals();
  const log = pino({ level: "silent" });
  const turns = createTurns({
    db,
    signals,
    liveParts,
    care,
    usage,
    memory,
    log,
    owner: crypto.randomUUID(),
    leaseMs,
  });
  const id = await db.asUser(person.id, (tx) =>
    turns.begin(tx, { userId: person.id, chatSessionId, kind: "reply" }),
  );
  const reasons: unknown[] = [];
  turns.start({ id, userId: person.id, chatSessionId }, async ({ signal, settle }) => {
    await sleep(600_000, undefined, { signal, ref: false }).catch(() => reasons.push(signal.reason));
    await settle({ status: "done", text: "Too late.", kind: "message", sources: [] }, "REPLY_NOT_SAVED");
  });
  // It does not renew, as a process does not that was put to sleep, and the server's own look ends its turn.
  await hasEnded(person, chatSessionId);
  await turns.watch(false);
  const events = await collect(await turns.follow(person.id, id, -1));
  expect(reasons).toEqual([new StopReason("ended-elsewhere")]);
  expect(events.map(({ type }) => type)).toEqual(["failed", "done"]);
  expect(eventOf(events, "failed").code).toBe("REPLY_INTERRUPTED");
  expect((await db.asUser(person.id, (tx) => findTurn(tx, id)))?.status).toBe("failed");
  await turns.close();
});
