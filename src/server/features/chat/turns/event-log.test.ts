import { expect, test } from "vitest";
import { createEventLog } from "./event-log.ts";

const collect = async (events: AsyncIterable<{ type: string; at: number }>) => {
  const seen: string[] = [];
  for await (const event of events) seen.push(`${event.at} ${event.type}`);
  return seen;
};

test("a listener gets what was, what comes, and then the end", async () => {
  const log = createEventLog();
  log.append({ type: "text", text: "one" });
  const listening = collect(log.listen(-1));
  log.append({ type: "text", text: "two" });
  log.append({ type: "done" });
  expect(await listening).toEqual(["0 text", "1 text", "2 done"]);
});

test("a listener that comes back gets only what it has not seen", async () => {
  const log = createEventLog();
  for (const text of ["a", "b", "c"]) log.append({ type: "text", text });
  log.append({ type: "done" });
  expect(await collect(log.listen(1))).toEqual(["2 text", "3 done"]);
});

test("two listeners get the same", async () => {
  const log = createEventLog();
  const both = Promise.all([collect(log.listen(-1)), collect(log.listen(-1))]);
  log.append({ type: "text", text: "x" });
  log.append({ type: "done" });
  const [first, second] = await both;
  expect(first).toEqual(second);
});

test("a listener that leaves is let go although nothing more happens", async () => {
  const log = createEventLog();
  const leaving = new AbortController();
  const listening = collect(log.listen(-1, leaving.signal));
  leaving.abort();
  expect(await listening).toEqual([]);
});

test("nothing comes after the end", async () => {
  const log = createEventLog();
  log.append({ type: "done" });
  log.append({ type: "text", text: "late" });
  expect(await collect(log.listen(-1))).toEqual(["0 done"]);
});
