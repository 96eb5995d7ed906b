import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { ReplyAgain } from "./reply-again.tsx";

const said: ChatMessage = {
  id: "mine",
  chatSessionId: "chat-1",
  content: "I am tense",
  isUser: true,
  kind: "message",
  status: "complete",
  sources: [],
  createdAt: "2026-03-01T10:00:00Z",
};
const reply: ChatMessage = { ...said, id: "reply", content: "Where is it?", isUser: false };

function shown(messages: ChatMessage[], coming: ChatMessage | null = null) {
  const onAgain = vi.fn<(how: string) => void>();
  const store = createConversationStore((draw) => draw());
  if (coming) store.dispatch({ type: "asked", kind: "reply", message: coming });
  render(
    <ConversationProvider value={store}>
      <ReplyAgain messages={messages} onAgain={onAgain} />
    </ConversationProvider>,
  );
  return onAgain;
}

test("a reply that broke off can be gone on with or tried again", () => {
  const onAgain = shown([said, { ...reply, status: "failed" }]);
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onAgain.mock.calls).toEqual([["goOn"], ["anew"]]);
});

test("a message to which no reply came can only be tried again", () => {
  const onAgain = shown([said]);
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onAgain.mock.calls).toEqual([["anew"]]);
});

test("nothing is offered under a whole reply, a broken script, or a message that is not sent yet", () => {
  shown([said, reply]);
  shown([said, { ...reply, kind: "script", status: "stopped" }]);
  shown([said], said);
  expect(screen.queryByRole("button")).toBeNull();
});
