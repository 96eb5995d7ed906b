import { expect, onTestFinished, test } from "vitest";
import { startThread } from "./pool-worker.ts";
import { SpeechUnavailable } from "./speech.ts";
import { createWorkerPool } from "./worker-pool.ts";

const calm = new AbortController().signal;

/** Says back what it is told; "die" kills it, "hang" keeps it busy for ever. */
const echo = `import { parentPort } from "node:worker_threads";
parentPort.on("message", (word) => {
  if (word === "die") throw new Error("boom");
  if (word === "hang") for (;;);
  parentPort.postMessage(word);
});`;

function openPool(changes: { size?: number; jobMs?: number } = {}) {
  const pool = createWorkerPool<string, string>({
    open: () => startThread(new URL(`data:text/javascript,${encodeURIComponent(echo)}`)),
    size: 1,
    idleMs: 10_000,
    jobMs: 10_000,
    failure: (message) => new SpeechUnavailable(message, "engine-failed"),
    ...changes,
  });
  onTestFinished(() => pool.close());
  return pool;
}

test("a thread that dies fails its own job only, and the next job gets a new thread", async () => {
  const pool = openPool();
  const dying = expect(pool.run("die", calm)).rejects.toBeInstanceOf(SpeechUnavailable);
  const next = pool.run("hello", calm);
  await dying;
  expect(await next).toBe("hello");
  expect(pool.alive()).toBe(1);
});

test("a job that never ends is given up, and its thread replaced", async () => {
  const pool = openPool({ jobMs: 3000 });
  await expect(pool.run("hang", calm)).rejects.toThrow("too long");
  expect(await pool.run("hello", calm)).toBe("hello");
});

test("a cancelled busy thread is free again within a second", async () => {
  const pool = openPool();
  await pool.run("warm", calm);
  const stop = new AbortController();
  const hanging = expect(pool.run("hang", stop.signal)).rejects.toThrow("enough");
  stop.abort(new Error("enough"));
  await hanging;
  expect(await pool.run("hello", calm)).toBe("hello");
});

test("who is due first is served first, and those due at the same time in the order they came", async () => {
  const pool = openPool();
  const served: string[] = [];
  const ask = async (word: string, dueAt: number) => served.push(await pool.run(word, calm, dueAt));
  await Promise.all([ask("running", 9), ask("late", 8), ask("early", 2), ask("later", 8), ask("first", 1)]);
  expect(served).toEqual(["running", "first", "early", "late", "later"]);
});

test("no more threads are started than allowed, nor than needed", async () => {
  const pool = openPool({ size: 2 });
  await pool.run("one", calm);
  await pool.run("two", calm);
  expect(pool.alive()).toBe(1);
  await Promise.all(["a", "b", "c", "d"].map((word) => pool.run(word, calm)));
  expect(pool.alive()).toBe(2);
});
