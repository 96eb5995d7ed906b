import { ORPCError } from "@orpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "./resumable-stream.ts";

afterEach(() => vi.useRealTimers());

async function* stream(events: number[], failure?: Error) {
  yield* events;
  if (failure) throw failure;
}

/** Nine is the last event of all. */
function listening(...connections: (() => Promise<AsyncIterable<number>>)[]) {
  const heard: number[] = [];
  return {
    heard,
    open: vi.fn(() => (connections.shift() ?? (async () => stream([])))()),
    onEvent: (event: number) => void heard.push(event),
    isLast: (event: number) => event === 9,
    onLost: vi.fn(),
    wait: vi.fn(async () => {}),
    signal: new AbortController().signal,
  };
}

test("a stream that ends with its last event is not opened again", async () => {
  const ears = listening(async () => stream([0, 1, 9, 10]));
  await listen(ears);
  expect(ears.heard).toEqual([0, 1, 9]);
  expect(ears.open).toHaveBeenCalledOnce();
});

test("a stream that ends without its last event is opened again, and the loss is told", async () => {
  const ears = listening(
    async () => stream([0, 1]),
    async () => stream([2, 9]),
  );
  await listen(ears);
  expect(ears.onLost).toHaveBeenCalledOnce();
  expect(ears.heard).toEqual([0, 1, 2, 9]);
});

test("a connection that breaks, is refused for being too many, and breaks again, is made anew each time", async () => {
  const ears = listening(
    async () => stream([0], new TypeError("network")),
    () => Promise.reject(new TypeError("still no network")),
    () => Promise.reject(new ORPCError("TOO_MANY_REQUESTS", { status: 429 })),
    async () => stream([1], new TypeError("network")),
    async () => stream([9]),
  );
  await listen(ears);
  expect(ears.heard).toEqual([0, 1, 9]);
  expect(ears.wait.mock.calls.map(([attempt]: unknown[]) => attempt)).toEqual([0, 1, 2, 0]);
});

test("what was refused before it began is not sent again, nor is what broke off then", async () => {
  const refusal = new ORPCError("DAILY_LIMIT_BLOCKED", { status: 429 });
  const refused = { ...listening(() => Promise.reject(refusal)), canResume: () => false };
  await expect(listen(refused)).rejects.toBe(refusal);
  const silent = { ...listening(async () => stream([])), canResume: () => false };
  await expect(listen(silent)).rejects.toBeInstanceOf(TypeError);
  expect(refused.open).toHaveBeenCalledOnce();
  expect(silent.open).toHaveBeenCalledOnce();
});

test("what the server no longer knows ends the listening", async () => {
  const gone = new ORPCError("NOT_FOUND", { status: 404 });
  const ears = listening(
    async () => stream([0]),
    () => Promise.reject(gone),
  );
  await expect(listen(ears)).rejects.toBe(gone);
});

test("whoever has left hears nothing more", async () => {
  const controller = new AbortController();
  const ears = { ...listening(async () => stream([0, 1, 9])), signal: controller.signal };
  ears.onEvent = (event) => {
    ears.heard.push(event);
    controller.abort();
  };
  await listen(ears);
  expect(ears.heard).toEqual([0]);
});

test("however long the network is away it is tried again, at most every half minute, and at once when it is back", async () => {
  vi.useFakeTimers();
  const lost = vi.fn();
  const { wait: _wait, ...ears } = listening();
  let isBack = false;
  const open = vi.fn(async () => {
    if (!isBack) throw new TypeError("no network");
    return stream([9]);
  });
  const ended = listen({ ...ears, open, onLost: lost });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(open.mock.calls.length).toBeGreaterThan(20);
  isBack = true;
  window.dispatchEvent(new Event("online"));
  await ended;
  expect(ears.heard).toEqual([9]);
});
