import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { limits } from "#shared/limits/limits.ts";
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
  return { response, event, end: () => writer.close() };
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
  await vi.waitFor(
    () => expect(heard()).toContainEqual({ name: "chat/stop", input: { turnId: "turn-1" } }),
    patiently,
  );
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
  expect(store.state().turn).toBeNull();
  expect(heard().map(({ name }) => name)).toEqual(["chat/send"]);
});

test("a message is sent although follow-ups to the last reply are still awaited", async () => {
  const first = openStream();
  const second = openStream();
  const streams = [first.response, second.response];
  const { turns, store, heard } = setUp({ "chat/send": () => streams.shift() });
  const started = { at: 0, kind: "reply", session, message: null, usage: null } as const;
  void turns.send("I had a row");
  void first.event({ type: "started", turnId: "turn-1", ...started });
  expect(await turns.send("Too early")).toBe(false);
  const message: ChatMessage = {
    id: "reply-1",
    chatSessionId: "session-1",
    content: "Where is it?",
    isUser: false,
    kind: "message",
    status: "complete",
    sources: [],
    createdAt: at,
  };
  void first.event({ type: "saved", at: 1, message, isCareActive: false });
  await vi.waitFor(() => expect(store.state().turn?.isSaved).toBe(true), patiently);
  const sent = turns.send("In my chest");
  void second.event({ type: "started", turnId: "turn-2", ...started });
  await vi.waitFor(() => expect(store.state().turn?.turnId).toBe("turn-2"), patiently);
  void first.event({ type: "followUps", at: 2, questions: ["Too late"] });
  void second.event({ type: "done", at: 1 });
  expect(await sent).toBe(true);
  expect(store.state()).toMatchObject({ turn: null, followUps: [] });
  expect(heard().map(({ name }) => name)).toEqual(["chat/send", "chat/send"]);
  expect(turns.hasEnded("turn-1")).toBe(true);
});

test("a reply that broke off is asked for again in its place, and its place is shown again when that is refused", async () => {
  const refusal = () => Response.json({ json: { code: "TURN_RUNNING" } }, { status: 409 });
  const { turns, store, heard } = setUp({ "chat/again": refusal });
  store.dispatch({ type: "opened", sessionId: "session-1" });
  await turns.again("goOn");
  expect(heard().slice(0, 1)).toEqual([
    { name: "chat/again", input: expect.objectContaining({ sessionId: "session-1", how: "goOn" }) },
  ]);
  expect(store.state().turn).toBeNull();
});

test("an edited message is sent in the place of the old one, and goes back to being edited when it is refused", async () => {
  const { turns, store, heard } = setUp({
    "chat/send": () =>
      new Response(JSON.stringify({ json: { defined: true, code: "TURN_RUNNING" } }), { status: 409 }),
  });
  const message = {
    id: "mine",
    chatSessionId: "session-1",
    content: "I had a row",
    isUser: true,
    kind: "message",
    status: "complete",
    sources: [],
    createdAt: at,
  } satisfies ChatMessage;
  store.dispatch({ type: "opened", sessionId: "session-1" });
  store.dispatch({ type: "editing", message });
  expect(await turns.send("I had a quarrel")).toBe(false);
  expect(heard()[0]?.input).toMatchObject({ replaces: "mine", text: "I had a quarrel" });
  expect(store.state()).toMatchObject({ editing: { message, text: "I had a quarrel" }, turn: null });
});

test("a reply whose stream ends too early is followed from after the last event, as often as it ends", async () => {
  vi.useFakeTimers();
  const streams = [openStream(), openStream(), openStream()];
  const opened = streams.values();
  const { turns, store, heard } = setUp({
    "chat/send": () => opened.next().value?.response,
    "chat/follow": () => opened.next().value?.response,
  });
  const [first, second, third] = streams;
  const sent = turns.send("I had a row");
  void first?.event({
    type: "started",
    at: 0,
    turnId: "turn-1",
    kind: "reply",
    session,
    message: null,
    usage: null,
  });
  void first?.event({ type: "text", at: 1, text: "What " });
  void first?.end();
  await vi.waitFor(() => expect(store.state().turn?.connection).toBe("lost"), patiently);
  await vi.advanceTimersByTimeAsync(500);
  void second?.end();
  await vi.advanceTimersByTimeAsync(1000);
  void third?.event({ type: "text", at: 2, text: "then?" });
  await vi.waitFor(
    () => expect(store.state().turn).toMatchObject({ text: "What then?", connection: "open" }),
    patiently,
  );
  void third?.event({ type: "done", at: 3 });
  expect(await sent).toBe(true);
  const follow = { name: "chat/follow", input: { turnId: "turn-1", after: 1 } };
  expect(heard().slice(1)).toEqual([follow, follow]);
});
