import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { limits } from "#shared/limits.ts";
import type { TurnEvent } from "#shared/turn.ts";
import { createApi } from "#web/lib/api.ts";
import { createTabs } from "#web/lib/browser/tabs.ts";
import { answerCalls, type CallAnswers } from "#web/testing/answer-calls.ts";
import { createConversationStore } from "./conversation-store.ts";
import { createTurns } from "./turns.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(answers: CallAnswers) {
  const calls = answerCalls(answers);
  const store = createConversationStore((draw) => draw());
  const turns = createTurns({ api: createApi(), queryClient: new QueryClient(), store, tabs: createTabs() });
  return { turns, store, heard: () => calls.map(({ name, input }) => ({ name, input })) };
}

/** A reply's stream whose events are given by hand. */
function openStream() {
  const written = new TransformStream<Uint8Array, Uint8Array>();
  const writer = written.writable.getWriter();
  const response = new Response(written.readable, { headers: { "content-type": "text/event-stream" } });
  const event = (json: TurnEvent) =>
    writer.write(new TextEncoder().encode(`event: message\ndata: ${JSON.stringify({ json })}\n\n`));
  return { response, event };
}

const at = "2026-03-12T08:00:00.000Z";
const session = { id: "session-1", title: "A row", createdAt: at, updatedAt: at };

test("a turn stopped before the server has named it is stopped on the server as soon as it is", async () => {
  const stream = openStream();
  const { turns, store, heard } = setUp({
    "chat/send": () => stream.response,
    "chat/stop": () => ({ stopped: true }),
  });
  const sent = turns.send("I had a row");
  void turns.stop();
  expect(store.state().turn).toMatchObject({ turnId: null, isStopping: true });
  void stream.event({
    type: "started",
    at: 0,
    turnId: "turn-1",
    kind: "reply",
    session,
    message: null,
    usage: null,
  });
  await vi.waitFor(() => expect(heard()).toContainEqual({ name: "chat/stop", input: { turnId: "turn-1" } }));
  expect(store.state().sessionId).toBe("session-1");
  void stream.event({ type: "stopped", at: 1 });
  void stream.event({ type: "done", at: 2 });
  expect(await sent).toBe(true);
  expect(store.state().turn).toBeNull();
});

test("a stopped message that the server never takes is given up after a while and put back", async () => {
  vi.useFakeTimers();
  const { turns, store, heard } = setUp({});
  const sent = turns.send("I had a row");
  const stopped = turns.stop();
  await vi.advanceTimersByTimeAsync(limits.conversation.stopUnnamedMs - 10);
  expect(store.state().turn).not.toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  await stopped;
  expect(await sent).toBe(false);
  expect(store.state()).toMatchObject({ turn: null, recent: [] });
  expect(heard().map(({ name }) => name)).toEqual(["chat/send"]);
});
