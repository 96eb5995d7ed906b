import { act, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { CoachMessage } from "./message.tsx";
import { MessageBoundary } from "./message-boundary.tsx";
import { MessageGroups } from "./message-group.tsx";
import { plainHelp } from "./plain-help.ts";

const help =
  "Please call now:\n\n- [999](tel:999), emergency\n- **Samaritans**: [116 123](tel:116123), [samaritans.org](https://www.samaritans.org)";

const message = (id: string, content: string, isUser = false): ChatMessage => ({
  id,
  chatSessionId: "chat-1",
  content,
  isUser,
  kind: "message",
  status: "complete",
  sources: [],
  createdAt: "2026-03-01T10:00:00Z",
});

beforeEach(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error("this browser cannot draw it");
}

function shown(messages: ChatMessage[]) {
  const store = createConversationStore((draw) => draw());
  render(
    <ConversationProvider value={store}>
      <MessageGroups messages={messages} remindedBefore={new Set()} places={{}} livePlace={null} />
    </ConversationProvider>,
  );
}

test("a browser without URL.canParse draws the lines of help with their links", () => {
  vi.stubGlobal("URL", class extends URL {});
  Reflect.deleteProperty(URL, "canParse");
  Object.defineProperty(URL, "canParse", { value: undefined, configurable: true });
  shown([message("help", help)]);
  expect(screen.getByRole("link", { name: "999" }).getAttribute("href")).toBe("tel:999");
});

test("a message that cannot be drawn stands there in plain words, and the others are as always", () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = createConversationStore((draw) => draw());
  render(
    <ConversationProvider value={store}>
      <MessageBoundary message={message("help", help)}>
        <Broken />
      </MessageBoundary>
      <MessageBoundary message={message("fine", "How is it now?")}>
        <CoachMessage place="one" message={message("fine", "How is it now?")} />
      </MessageBoundary>
    </ConversationProvider>,
  );
  const [broken, fine] = screen.getAllByRole("article", { name: "Coach" });
  expect(broken?.textContent).toBe(
    "Please call now:\n\n- 999, emergency\n- Samaritans: 116 123, samaritans.org (https://www.samaritans.org)",
  );
  expect(fine?.textContent).toContain("How is it now?");
  expect(silent).toHaveBeenCalled();
});

test("a reply that cannot be drawn while it comes goes on growing in plain words", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = createConversationStore((draw) => draw());
  render(
    <ConversationProvider value={store}>
      <MessageBoundary message={null}>
        <Broken />
      </MessageBoundary>
    </ConversationProvider>,
  );
  const tell = (action: Parameters<typeof store.dispatch>[0]) => act(() => store.dispatch(action));
  tell({ type: "asked", kind: "reply", message: message("mine", "I am tense", true) });
  tell({ type: "heard", event: { type: "text", at: 1, text: "Where is " } });
  tell({ type: "heard", event: { type: "text", at: 2, text: "it?" } });
  expect(screen.getByRole("article").textContent).toBe("Where is it?");
});

test("whatever a message holds, none of its words is lost in the plain form", () => {
  const marks = fc.constantFrom("[", "]", "(", ")", "](", "*", "# ", " ", "\n");
  const word = fc.constantFrom("call", "https://help.example", "999");
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, word)), (pieces) => {
      const plain = plainHelp(pieces.join(""));
      if (!pieces.includes("]("))
        for (const piece of pieces.filter((one) => /\w/.test(one))) expect(plain).toContain(piece);
      expect(plain).not.toContain("*");
    }),
    { examples: [[["[", "*", "](", ")"]]] },
  );
});
