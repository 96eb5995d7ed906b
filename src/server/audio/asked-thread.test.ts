import { expect, onTestFinished, test } from "vitest";
import { openThread } from "./asked-thread.ts";

/** A thread that counts its orders, leaves or breaks when it is told to, and otherwise answers. */
const url = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    let count = 0;
    parentPort.on("message", (order) => {
      if (order === "leave") process.exit(0);
      if (order === "break") throw new Error("no sound");
      if (order !== "wait") parentPort.postMessage(order + (count += 1));
    });`)}`,
);

function open(signal?: AbortSignal) {
  const thread = openThread<string>({ url, name: "counting", ...(signal ? { signal } : {}) });
  onTestFinished(thread.close);
  return thread;
}

test("a thread keeps what it has from one order to the next", async () => {
  const thread = open();
  expect(await thread.ask("first ")).toBe("first 1");
  expect(await thread.ask("second ")).toBe("second 2");
});

test.each([
  ["leave", "the counting thread ended"],
  ["break", "no sound"],
])("whoever waits for a thread that is told to %s is told why it ended", async (order, why) => {
  const thread = open();
  await expect(thread.ask(order)).rejects.toThrow(why);
  await expect(thread.ask("again")).rejects.toThrow(why);
});

test("whoever waits is told at once when it was cancelled", async () => {
  const leaving = new AbortController();
  const thread = open(leaving.signal);
  const waiting = thread.ask("wait");
  leaving.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
});
