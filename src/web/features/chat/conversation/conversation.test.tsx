import { expect, test } from "vitest";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import {
  type Conversation,
  comingMessage,
  conversationReducer,
  emptyConversation,
  hiddenMessages,
  shownMessages,
} from "./conversation.ts";

const session = {
  id: "chat-1",
  title: "A chat",
  createdAt: "2026-03-01T10:00:00Z",
  updatedAt: "2026-03-01T10:00:00Z",
};

function message(id: string, content: string, isUser: boolean, chatSessionId = session.id): ChatMessage {
  return {
    id,
    chatSessionId,
    content,
    isUser,
    kind: "message",
    status: "complete",
    sources: [],
    createdAt: "2026-03-01T10:00:00Z",
  };
}

function asked(text = "I am tense"): Conversation {
  return conversationReducer(emptyConversation, {
    type: "asked",
    kind: "reply",
    message: message("mine", text, true, ""),
  });
}

function hear(state: Conversation, ...events: TurnEvent[]): Conversation {
  return events.reduce((known, event) => conversationReducer(known, { type: "heard", event }), state);
}

const started: TurnEvent = {
  type: "started",
  at: 0,
  turnId: "turn-1",
  kind: "reply",
  session,
  message: message("mine", "I am tense", true),
  usage: null,
};

test("the person's message shows before the server has answered", () => {
  expect(shownMessages([], comingMessage(asked())).map(({ content }) => content)).toEqual(["I am tense"]);
  expect(asked().turn?.connection).toBe("starting");
});

test("the saved message takes the place of the one shown before, also under another id", () => {
  const saved = message("from-server", "I am tense", true);
  const coming = comingMessage(hear(asked(), { ...started, message: saved }));
  expect(coming).toEqual(saved);
  expect(shownMessages([saved], coming)).toEqual([saved]);
});

test("a new chat takes the id the server gave it", () => {
  expect(hear(asked(), started).sessionId).toBe("chat-1");
});

test("pieces of text add up in their order", () => {
  const state = hear(
    asked(),
    started,
    { type: "text", at: 1, text: "Where " },
    { type: "text", at: 2, text: "is it?" },
  );
  expect(state.turn?.text).toBe("Where is it?");
});

test("events heard a second time after a reconnection change nothing", () => {
  const once = hear(asked(), started, { type: "text", at: 1, text: "Where" });
  const lost = conversationReducer(once, { type: "connectionLost" });
  expect(lost.turn?.connection).toBe("lost");
  const again = hear(lost, { type: "text", at: 1, text: "Where" }, { type: "text", at: 2, text: " is it?" });
  expect(again.turn?.text).toBe("Where is it?");
  expect(again.turn?.connection).toBe("open");
});

test("a saved reply keeps the place it was drawn at while its follow-ups are still on their way", () => {
  const state = hear(asked(), started, {
    type: "saved",
    at: 1,
    message: message("reply", "Where is it?", false),
    isCareActive: false,
  });
  expect(state.turn?.isSaved).toBe(true);
  expect(comingMessage(state)).toBeNull();
  expect(state.places).toEqual({ reply: "turn 1" });
});

test("done ends the turn and keeps its follow-ups", () => {
  const state = hear(
    asked(),
    started,
    { type: "followUps", at: 1, questions: ["In my chest."] },
    { type: "done", at: 2 },
  );
  expect(state.turn).toBeNull();
  expect(state.followUps).toEqual(["In my chest."]);
});

test("asking again hides the follow-ups", () => {
  const state = { ...emptyConversation, followUps: ["In my chest."] };
  const next = conversationReducer(state, {
    type: "asked",
    kind: "reply",
    message: message("b", "x", true, ""),
  });
  expect(next.followUps).toEqual([]);
});

test("a refused message leaves the thread", () => {
  const state = conversationReducer(asked(), { type: "ended" });
  expect(shownMessages([], comingMessage(state))).toEqual([]);
  expect(state.turn).toBeNull();
});

test("a turn followed after a reload starts from its first event", () => {
  const followed = conversationReducer(emptyConversation, { type: "followed", turnId: "turn-1" });
  const state = hear(followed, started, { type: "text", at: 1, text: "Where" });
  expect(state.turn?.text).toBe("Where");
});

test("opening another chat forgets the turn of the one before", () => {
  const state = conversationReducer(hear(asked(), started), { type: "opened", sessionId: "chat-2" });
  expect(state).toEqual({ ...emptyConversation, opening: 1, sessionId: "chat-2" });
});

test("an event that comes after its turn was left is ignored", () => {
  const state = conversationReducer(emptyConversation, { type: "heard", event: started });
  expect(state).toBe(emptyConversation);
});

test("a message that was fetched and heard of is shown once", () => {
  const mine = message("mine", "I am tense", true);
  const reply = message("reply", "Where is it?", false);
  expect(shownMessages([mine, reply], mine)).toEqual([mine, reply]);
});

test("a reply that is written again is hidden until the new one has taken its place", () => {
  const [mine, reply] = [message("mine", "I am tense", true), message("reply", "Where is it?", false)];
  const cut = { ...reply, status: "failed" as const };
  const begun = conversationReducer(emptyConversation, {
    type: "asked",
    kind: "reply",
    message: null,
    hides: [cut.id],
  });
  expect(shownMessages([mine, cut], null, hiddenMessages(begun))).toEqual([mine]);
  const saved = { type: "saved" as const, at: 1, message: reply, isCareActive: false };
  const done = conversationReducer(begun, { type: "heard", event: saved });
  expect(hiddenMessages(done)).toEqual([]);
  const without = conversationReducer(begun, { type: "ended" });
  expect(shownMessages([mine, cut], null, hiddenMessages(without))).toEqual([mine, cut]);
});

test("a message that is edited hides itself and what came after it, and is there again when it was refused", () => {
  const old = [message("mine", "I am tense", true), message("reply", "Where is it?", false)];
  const edited = { ...message("edited", "I am tired", true), chatSessionId: "" };
  const editing = conversationReducer(emptyConversation, { type: "editing", message: old[0] ?? null });
  expect(editing.editing?.text).toBe("I am tense");
  const hides = old.map(({ id }) => id);
  const sent = conversationReducer(editing, { type: "asked", kind: "reply", message: edited, hides });
  expect(sent.editing).toBeNull();
  expect(shownMessages(old, comingMessage(sent), hiddenMessages(sent))).toEqual([edited]);
  const refused = conversationReducer(sent, { type: "ended" });
  expect(shownMessages(old, comingMessage(refused), hiddenMessages(refused))).toEqual(old);
});

test("suggestions that come after something was said are for another moment", () => {
  const opened = conversationReducer(emptyConversation, { type: "opened", sessionId: session.id });
  const questions = ["In my chest."];
  const proposed = { type: "followUpsProposed" as const, sessionId: session.id, questions };
  expect(conversationReducer(opened, proposed).followUps).toEqual(["In my chest."]);
  const said = hear(conversationReducer(opened, { type: "followed", turnId: "turn-1" }), started, {
    type: "done",
    at: 1,
  });
  expect(conversationReducer(said, proposed).followUps).toEqual([]);
});
