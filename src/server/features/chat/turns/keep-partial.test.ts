import { expect, test } from "vitest";
import { keepEveryMs, keepWhileWriting } from "./keep-partial.ts";

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
  const kept = keepWhileWriting(needs, { id: "t", userId: "u", turnsHere: () => 1 });
  kept.write("That sounds heavy.", "message");
  await Promise.resolve();
  order.push("told");
  await kept.settle();
  expect(order).toEqual(["told", "saved"]);
});
