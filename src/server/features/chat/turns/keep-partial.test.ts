import { afterAll, afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { keepEveryMs, keepWhileWriting } from "./keep-partial.ts";
import { addTurn, findTurn } from "./turn-store.ts";

const server = await startTestServer();
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a few replies are saved four times a second each, and many together 25 times", () => {
  expect([1, 3, 6].map(keepEveryMs)).toEqual([250, 250, 250]);
  expect([10, 25, 50].map((turns) => turns * (1000 / keepEveryMs(turns)))).toEqual([25, 25, 25]);
});

test("however many replies are written, a crash costs two seconds of one at the most", () => {
  expect(keepEveryMs(10_000)).toBe(2000);
});

test("a sentence is saved after those who listen were told it, and settling waits for that", async () => {
  const order: string[] = [];
  const away = async () => {
    order.push("saved");
    throw new Error("The database is away.");
  };
  const needs = { db: { asUserAtOnce: away }, log: { warn: () => {} } };
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const kept = keepWhileWriting(needs, { id: "t", userId: "u", turnsHere: () => 1 });
  now += 250;
  kept.write("That sounds heavy.", "message");
  await Promise.resolve();
  order.push("told");
  await kept.settle();
  expect(order).toEqual(["told", "saved"]);
});

test("what is whole within a quarter of a second is not saved before its end", async () => {
  vi.useFakeTimers();
  const saved = vi.fn(async () => Promise.reject(new Error("Nothing was to be saved.")));
  const needs = { db: { asUserAtOnce: saved }, log: { warn: () => {} } };
  const kept = keepWhileWriting(needs, { id: "t", userId: "u", turnsHere: () => 1 });
  kept.write("That sounds", "message");
  kept.write("That sounds heavy.", "message");
  await kept.settle();
  await vi.advanceTimersByTimeAsync(300);
  expect(saved).not.toHaveBeenCalled();
});

test("a reply is saved four times a second while it grows, and its last words however long nothing follows them", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me" });
  const id = crypto.randomUUID();
  const begun = { id, userId: person.id, chatSessionId: eventOf(events, "started").session.id };
  const { db } = server.services;
  await db.asUser(person.id, (tx) =>
    addTurn(tx, { ...begun, kind: "reply" }, { owner: crypto.randomUUID(), ms: 600_000 }),
  );
  const kept = async () => (await db.asUser(person.id, (tx) => findTurn(tx, id)))?.partialText;
  const saves = vi.spyOn(db, "asUserAtOnce");
  const keeper = keepWhileWriting(server.services, { id, userId: person.id, turnsHere: () => 1 });
  keeper.write("Where", "message");
  keeper.write("Where in", "message");
  expect(saves).not.toHaveBeenCalled();
  await vi.waitFor(async () => expect(await kept()).toBe("Where in"), patiently);
  keeper.write("Where in your", "message");
  keeper.write("Where in your body", "message");
  await vi.waitFor(async () => expect(await kept()).toBe("Where in your body"), patiently);
  expect(saves).toHaveBeenCalledTimes(2);
  await keeper.settle();
});
