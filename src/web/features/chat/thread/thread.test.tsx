import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { comingMessage, shownMessages } from "#web/features/chat/conversation/conversation.ts";
import {
  ConversationProvider,
  createConversationStore,
  useConversationState,
} from "#web/features/chat/conversation/conversation-store.ts";
import { Announcer } from "./announcer.tsx";
import { MessageGroups } from "./message/message-group.tsx";
import { Thread } from "./thread.tsx";

beforeEach(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
});

const message = (id: string, content: string, isUser: boolean): ChatMessage => ({
  id,
  chatSessionId: "chat-1",
  content,
  isUser,
  kind: "message",
  status: "complete",
  sources: [],
  createdAt: "2026-03-01T10:00:00Z",
});

const nowhere = { read: () => null, write: () => {} };

function Shown({ kept }: { kept: ChatMessage[] }) {
  const messages = shownMessages(kept, useConversationState(comingMessage));
  return (
    <Thread
      messages={messages}
      groups={MessageGroups}
      places={nowhere}
      welcome={<p>Welcome</p>}
      after={<Announcer messages={messages} />}
    />
  );
}

/** A thread whose kept messages follow what is told, as the cache of a chat does. */
function conversation() {
  const store = createConversationStore((draw) => draw());
  let kept: ChatMessage[] = [];
  const drawn = () => (
    <ConversationProvider value={store}>
      <Shown kept={kept} />
    </ConversationProvider>
  );
  const { rerender } = render(drawn());
  return (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => {
      if (action.type === "asked" && action.message) kept = [...kept, action.message];
      if (action.type === "heard" && action.event.type === "saved") kept = [...kept, action.event.message];
      store.dispatch(action);
      rerender(drawn());
    });
}

test("a reply that is kept goes on where it was drawn while it came", () => {
  const tell = conversation();
  tell({ type: "asked", kind: "reply", message: message("mine", "I am tense", true) });
  tell({ type: "heard", event: { type: "text", at: 1, text: "Where is it?\n\nIn the" } });
  const paragraph = screen.getByText("Where is it?");
  expect(paragraph.closest("article")?.getAttribute("aria-busy")).toBe("true");
  const saved = message("reply", "Where is it?\n\nIn the chest?", false);
  tell({ type: "heard", event: { type: "saved", at: 2, message: saved, isCareActive: false } });
  tell({ type: "heard", event: { type: "done", at: 3 } });
  expect(screen.getByText("Where is it?")).toBe(paragraph);
  expect(paragraph.closest("article")?.getAttribute("aria-busy")).toBe("false");
  expect(screen.getByText("In the chest?")).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("the growing text is not read out piece by piece", () => {
  const tell = conversation();
  tell({ type: "asked", kind: "reply", message: message("mine", "I am tense", true) });
  const status = screen.getByRole("status");
  tell({ type: "heard", event: { type: "text", at: 1, text: "Where is" } });
  tell({ type: "heard", event: { type: "text", at: 2, text: " it?" } });
  expect(status.textContent).toBe("The coach is answering.");
  const saved = message("reply", "Where is it?", false);
  tell({ type: "heard", event: { type: "saved", at: 3, message: saved, isCareActive: false } });
  expect(status.textContent).toBe("Where is it?");
});

const heard = (content: string, kind: ChatMessage["kind"] = "message") => {
  const tell = conversation();
  tell({ type: "asked", kind: "reply", message: message("mine", "I am tense", true) });
  const saved = { ...message("reply", content, false), kind };
  tell({ type: "heard", event: { type: "saved", at: 1, message: saved, isCareActive: false } });
  return screen.getByRole("status").textContent ?? "";
};

test("a reply is told in words, without one mark of its Markdown", () => {
  const told = heard(
    "## Two ways\n\n- **Breathe** out\n- *wait*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nSee [a page](https://page.example/x).",
  );
  expect(told).toBe("Two ways\n\nBreathe out\nwait\n\na, b\n1, 2\n\nSee a page.");
});

test("a care reply is told whole and with its number in words", () => {
  const told = heard(`${"You matter. ".repeat(120)}Call **[988 Lifeline: 988](tel:988)** now.`, "care");
  expect(told.endsWith("Call 988 Lifeline: 988 now.")).toBe(true);
});

test("a long reply is told up to the end of a sentence, and that there is more", () => {
  const told = heard("The water is wide and quiet here. ".repeat(60));
  expect(told.length).toBeLessThan(1100);
  expect(told).toMatch(/quiet here\. The rest is in the conversation\.$/);
});

test("of a meditation it is told that it is ready, and not its text", () => {
  expect(heard("# Breath and body\n\nLet yourself arrive. [pause 3]", "script")).toBe(
    "Your meditation is ready.",
  );
});
