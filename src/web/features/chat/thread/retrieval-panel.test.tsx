import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { FollowUps } from "#web/features/chat/composer/follow-ups.tsx";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { RetrievalPanel } from "./retrieval-panel.tsx";

const step = (id: RetrievalStep["id"], rest: Partial<RetrievalStep> = {}): RetrievalStep => ({
  id,
  title: `Title of ${id}`,
  status: "completed",
  tokens: null,
  timestamp: "2026-03-12T10:00:00.000Z",
  data: {},
  ...rest,
});

function setUp() {
  const store = createConversationStore((draw) => draw());
  render(
    <ConversationProvider value={store}>
      <RetrievalPanel />
      <FollowUps onChoose={() => {}} />
    </ConversationProvider>,
  );
  act(() => store.dispatch({ type: "asked", kind: "reply", message: null }));
  let at = 0;
  const hear = (event: object) =>
    act(() => store.dispatch({ type: "heard", event: { at: at++, ...event } as never }));
  return { hear, tell: (told: RetrievalStep) => hear({ type: "retrieval", step: told }), store };
}

test("outside of RAG mode there is no panel", () => {
  setUp().hear({ type: "progress", value: 30, step: "Checking configuration..." });
  expect(screen.queryByText("Processing RAG Request")).toBeNull();
});

test("the panel lists the steps with chunk count, tokens, a preview of 100 characters and stream times", () => {
  const { tell } = setUp();
  tell(step("query", { tokens: 12 }));
  tell(step("chunks", { status: "processing" }));
  expect(screen.getByText(/Title of chunks/).textContent).toContain("under way");
  const text = "x".repeat(150);
  tell(step("chunks", { data: { chunksCount: 4, totalChunkTokens: 612, chunks: [text, "second"] } }));
  tell(step("llm", { data: { streamStart: 449, responseTime: 2061 } }));
  expect(screen.getByText("Processing RAG Request")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("12 tokens")).toBeTruthy();
  expect(screen.getByText("4 chunks · 612 tokens")).toBeTruthy();
  expect(screen.getByText(`${"x".repeat(100)}...`)).toBeTruthy();
  expect(screen.getByText("First words after 0.4 s · Whole reply in 2.1 s")).toBeTruthy();
});

test("the panel is open while the reply is made, closes by itself, and is the person's to open", () => {
  const { tell, hear } = setUp();
  tell(step("query"));
  const isOpen = () =>
    screen.getByRole("button", { name: /Processing RAG Request/ }).getAttribute("aria-expanded");
  expect(isOpen()).toBe("true");
  hear({ type: "done" });
  expect(isOpen()).toBe("false");
  expect(screen.queryByRole("listitem")).toBeNull();
  fireEvent.click(screen.getByText("Processing RAG Request"));
  expect(isOpen()).toBe("true");
});

test("after a reply from the library the suggestions have their own heading, three at most", () => {
  const { tell, hear, store } = setUp();
  tell(step("query"));
  hear({ type: "followUps", questions: ["one", "two", "three", "four"] });
  hear({ type: "done" });
  expect(screen.getByRole("heading", { name: "Query suggestions:" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  act(() => store.dispatch({ type: "asked", kind: "reply", message: null }));
  expect(screen.queryByRole("heading")).toBeNull();
  hear({ type: "followUps", questions: ["five"] });
  expect(screen.getByRole("heading", { name: "Suggested follow-up questions:" })).toBeTruthy();
});
