import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { MessageChanges } from "./message-changes.tsx";

function setUp(change: Partial<ChatMessage>, { isLast = true, isCareActive = false } = {}) {
  const message: ChatMessage = {
    id: "one",
    chatSessionId: "chat-1",
    content: "I am tense",
    isUser: false,
    kind: "message",
    status: "complete",
    sources: [],
    createdAt: "2026-03-01T10:00:00Z",
    ...change,
  };
  const store = createConversationStore((draw) => draw());
  const [onAgain, onDelete] = [vi.fn(), vi.fn()];
  const props = { message, isLast, isCareActive, onAgain, onDelete };
  render(
    <ConversationProvider value={store}>
      <MessageChanges {...props} />
    </ConversationProvider>,
  );
  const names = screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));
  return { names, store, message, onAgain, onDelete };
}

test("one's own message can be edited and deleted", () => {
  const { names, store, message, onDelete } = setUp({ isUser: true });
  expect(names).toEqual(["Edit message", "Delete message"]);
  fireEvent.click(screen.getByRole("button", { name: "Edit message" }));
  expect(store.state().editing).toEqual({ message, text: "I am tense" });
  fireEvent.click(screen.getByRole("button", { name: "Delete message" }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test("a message with a file is deleted but not edited", () => {
  expect(setUp({ isUser: true, file: { name: "a.pdf", type: "pdf" } }).names).toEqual(["Delete message"]);
});

test("the last reply can be written again", () => {
  const { names, onAgain } = setUp({});
  expect(names).toEqual(["Write another reply"]);
  fireEvent.click(screen.getByRole("button", { name: "Write another reply" }));
  expect(onAgain).toHaveBeenCalledOnce();
});

test.each([
  ["an earlier reply", {}, { isLast: false }],
  ["a reply of care", { kind: "care" }, {}],
  ["a reply while care speaks", {}, { isCareActive: true }],
  ["a reply that broke off, which has its own way", { status: "failed" }, {}],
] as const)("nothing is written again for %s", (_which, change, how) => {
  expect(setUp(change, how).names).toEqual([]);
});

test("a script is deleted alone", () => {
  expect(setUp({ kind: "script" }).names).toEqual(["Delete this text"]);
});
