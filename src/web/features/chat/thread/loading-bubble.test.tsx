import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { UnnumberedTurnEvent } from "#shared/chat/turn.ts";
import { readChatConfig, writeChatConfig } from "#web/features/chat/chat-config.ts";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { LoadingBubble } from "./loading-bubble.tsx";

afterEach(() => vi.useRealTimers());

function setUp(mode: "none" | "rag" | "web" = "web") {
  writeChatConfig({ ...readChatConfig(), mode, counselMode: false });
  const store = createConversationStore((draw) => draw());
  store.dispatch({ type: "asked", kind: "reply", message: null });
  const { container } = render(
    <ConversationProvider value={store}>
      <LoadingBubble />
    </ConversationProvider>,
  );
  let at = 0;
  const hear = (event: UnnumberedTurnEvent) =>
    act(() => store.dispatch({ type: "heard", event: { ...event, at: at++ } }));
  const stage = () => container.querySelector("[aria-current=step]")?.textContent;
  return { container, hear, stage };
}

test("before the first step the default text stands with bouncing dots, and the stages cycle every 2.5 s", () => {
  vi.useFakeTimers();
  const { container, stage } = setUp();
  expect(screen.getByText("Processing with AI model...")).toBeTruthy();
  expect(container.querySelectorAll(".bounce-dot")).toHaveLength(3);
  const seen = [stage()];
  for (const _ of [1, 2, 3]) {
    act(() => vi.advanceTimersByTime(2499));
    expect(stage()).toBe(seen.at(-1));
    act(() => vi.advanceTimersByTime(1));
    seen.push(stage());
  }
  const names = ["Analyzing your message", "Searching the web", "Generating a response"];
  expect(seen).toEqual([...names, names[0]]);
});

test("the step told stands in its place and moves the stage; one that says nothing of it keeps it", () => {
  const { hear, stage } = setUp();
  hear({ type: "progress", value: 60, step: "Searching knowledge base..." });
  expect(screen.getByText("Searching knowledge base...")).toBeTruthy();
  expect(stage()).toBe("Searching the web");
  hear({ type: "progress", value: 30, step: "Checking configuration..." });
  expect(stage()).toBe("Searching the web");
  hear({ type: "progress", value: 80, step: "Getting AI response..." });
  expect(stage()).toBe("Generating a response");
});

test.each([
  ["none", "Finding the right words"],
  ["rag", "Searching the library"],
  ["web", "Searching the web"],
] as const)("in mode %s nothing is said to be searched that is not", (mode, name) => {
  const { container } = setUp(mode);
  expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent)[1]).toBe(name);
});
