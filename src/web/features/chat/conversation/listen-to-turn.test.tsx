import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { listenToTurn } from "./listen-to-turn.ts";

const session = {
  id: "chat-1",
  title: "A chat",
  createdAt: "2026-03-01T10:00:00Z",
  updatedAt: "2026-03-01T10:00:00Z",
};
const started: TurnEvent = {
  type: "started",
  at: 0,
  turnId: "turn-1",
  kind: "reply",
  session,
  message: null,
  usage: null,
};
const text = (at: number): TurnEvent => ({ type: "text", at, text: "…" });
const done = (at: number): TurnEvent => ({ type: "done", at });

async function* stream(events: TurnEvent[], failure?: Error) {
  yield* events;
  if (failure) throw failure;
}

function listening(first: AsyncIterable<TurnEvent>) {
  const heard: number[] = [];
  return {
    heard,
    open: async () => first,
    follow: vi.fn<(turnId: string, after: number) => Promise<AsyncIterable<TurnEvent>>>(),
    onEvent: (event: TurnEvent) => void heard.push(event.at),
    onLost: vi.fn(),
    wait: vi.fn(async () => {}),
    signal: new AbortController().signal,
  };
}

test("a stream that ends with done is not followed again", async () => {
  const ears = listening(stream([started, text(1), done(2)]));
  await listenToTurn(ears);
  expect(ears.heard).toEqual([0, 1, 2]);
  expect(ears.follow).not.toHaveBeenCalled();
});

test("a stream that ends without done is followed from after the last event", async () => {
  const ears = listening(stream([started, text(1)]));
  ears.follow.mockResolvedValueOnce(stream([text(2), done(3)]));
  await listenToTurn(ears);
  expect(ears.follow).toHaveBeenCalledWith("turn-1", 1);
  expect(ears.onLost).toHaveBeenCalledOnce();
  expect(ears.heard).toEqual([0, 1, 2, 3]);
});

test("a connection that breaks, and breaks again, is made anew each time", async () => {
  const ears = listening(stream([started], new TypeError("network")));
  ears.follow
    .mockRejectedValueOnce(new TypeError("still no network"))
    .mockResolvedValueOnce(stream([text(1)], new TypeError("network")))
    .mockResolvedValueOnce(stream([done(2)]));
  await listenToTurn(ears);
  expect(ears.follow.mock.calls).toEqual([
    ["turn-1", 0],
    ["turn-1", 0],
    ["turn-1", 1],
  ]);
});

test("a message that was refused is not sent again", async () => {
  const refusal = new ORPCError("DAILY_LIMIT_BLOCKED", { status: 429 });
  const ears = { ...listening(stream([])), open: () => Promise.reject(refusal) };
  await expect(listenToTurn(ears)).rejects.toBe(refusal);
  expect(ears.follow).not.toHaveBeenCalled();
});

test("a turn the server no longer knows ends the listening", async () => {
  const gone = new ORPCError("NOT_FOUND", { status: 404 });
  const ears = listening(stream([started]));
  ears.follow.mockRejectedValueOnce(gone);
  await expect(listenToTurn(ears)).rejects.toBe(gone);
});

test("whoever has left hears nothing more", async () => {
  const controller = new AbortController();
  const ears = { ...listening(stream([started, text(1), done(2)])), signal: controller.signal };
  ears.onEvent = (event) => {
    ears.heard.push(event.at);
    controller.abort();
  };
  await listenToTurn(ears);
  expect(ears.heard).toEqual([0]);
});
