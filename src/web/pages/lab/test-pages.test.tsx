import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import type { LabEvent, LabResult } from "#shared/contract/lab.ts";
import { errorAnswer, nobody, ok, openApp, somebody } from "#web/testing/open-app.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chunk = `Night brings the day's worries close. ${"a".repeat(200)}`;

function step(id: RetrievalStep["id"], title: string, data: RetrievalStep["data"] = {}): LabEvent {
  const timestamp = "2026-11-21T10:00:00.000Z";
  return { type: "step", step: { id, title, status: "completed", tokens: 7, timestamp, data } };
}

const steps: LabEvent[] = [
  step("query", "Original User Query"),
  step("concepts", "Extracting Concepts", {
    concepts: ["night", "sleep"],
    explicit: ["night"],
    potential: ["sleep"],
  }),
  step("chunks", "Retrieving Knowledge Chunks", { chunksCount: 1, totalChunkTokens: 60, chunks: [chunk] }),
  { type: "context", text: "[1] Sleep\n\nQuestion: Why do I lie awake?" },
  step("context", "Building LLM Context", { messages: 1, totalTokens: 67 }),
  step("llm", "Calling LLM", { responseTime: 1234 }),
];

const answered: LabResult = {
  success: true,
  error: null,
  responseTime: 1,
  sources: [],
  progress: 100,
  data: { response: "Rest can be slow.", followUpQuestions: [] },
  followUpQuestions: ["My breath is slow now"],
};
const failed: LabResult = {
  ...answered,
  success: false,
  data: null,
  error: "Failed to get AI response",
  followUpQuestions: [],
};

function streamOf(...events: object[]): Response {
  const lines = events.map((json) => `event: message\ndata: ${JSON.stringify({ json })}\n\n`);
  return new Response([...lines, "event: done\ndata: {}\n\n"].join(""), {
    headers: { "content-type": "text/event-stream" },
  });
}

const whole = () =>
  streamOf(...steps, { type: "text", text: "Rest can be slow." }, { type: "result", result: answered });
const person = {
  "account/session": somebody("ada", { agreed: true }),
  "account/cookiePreferences": ok({ preferences: null }),
};

async function askFor(text: string, action = "Ask") {
  const field = await screen.findByRole("textbox");
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: action }));
}

test("the retrieval test shows chunk count, tokens and an excerpt of 80 characters, and follow-ups become suggestions that ask", async () => {
  const { calls } = openApp("/rag-test", { ...person, "lab/ask": whole });
  await screen.findByText("Ask a question to test RAG functionality!");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ask" }).disabled).toBe(true);
  await askFor("  ");
  expect(calls.some(({ name }) => name === "lab/ask")).toBe(false);
  await askFor("Why do I lie awake?");
  await screen.findByText("Rest can be slow.");
  expect(screen.getByText("1 chunks · 60 tokens")).toBeTruthy();
  expect(screen.getByText(`${chunk.slice(0, 80)}...`)).toBeTruthy();
  expect(screen.getByText(`${chunk.slice(0, 200)}...`)).toBeTruthy();
  expect(screen.getByText("Concepts: night, sleep")).toBeTruthy();
  expect(screen.getByRole("article", { name: "Question" }).textContent).toBe("Why do I lie awake?");
  fireEvent.click(await screen.findByRole("button", { name: "My breath is slow now" }));
  await waitFor(() => expect(screen.getAllByRole("article", { name: "Question" })).toHaveLength(2));
  const asked = calls.filter(({ name }) => name === "lab/ask").map(({ input }) => input);
  expect(asked).toMatchObject([{ text: "Why do I lie awake?" }, { text: "My breath is slow now" }]);
});

test("an answer is copied in the test pages' words, and asked for again in its place", async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const { calls } = openApp("/rag-test", { ...person, "lab/ask": whole });
  await askFor("Why do I lie awake?");
  fireEvent.click(await screen.findByRole("button", { name: "Copy answer" }));
  expect(await screen.findByText("Copied")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith("Rest can be slow.");
  writeText.mockRejectedValueOnce(new Error("not allowed"));
  fireEvent.click(screen.getByRole("button", { name: "Copy answer" }));
  expect(await screen.findByText("Copy failed / Unable to copy.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(calls.filter(({ name }) => name === "lab/ask")).toHaveLength(2));
  await screen.findByText("Rest can be slow.");
  expect(screen.getAllByRole("article", { name: "Answer" })).toHaveLength(1);
});

test("when the flow fails the question is sent as a normal chat message", async () => {
  const { calls } = openApp("/rag-test", {
    ...person,
    "lab/ask": () => streamOf(...steps, { type: "result", result: failed }),
    "chat/send": () => streamOf({ type: "text", at: 0, text: "Let us look at it." }, { type: "done", at: 1 }),
  });
  await askFor("Why do I lie awake?");
  expect(await screen.findByText("Let us look at it.")).toBeTruthy();
  expect(calls.find(({ name }) => name === "chat/send")?.input).toMatchObject({
    text: "Why do I lie awake?",
    config: { mode: "none", counselMode: true },
  });
});

test("when that fails too, the apology stands in the answer's place and the toast says so", async () => {
  openApp("/rag-test", {
    ...person,
    "lab/ask": () => streamOf({ type: "result", result: failed }),
    "chat/send": () =>
      streamOf({ type: "failed", at: 0, code: "REPLY_FAILED", text: "Failed to get AI response" }),
  });
  await askFor("Why do I lie awake?");
  expect(
    await screen.findByText("I apologize, but I encountered an error generating a response."),
  ).toBeTruthy();
  expect(screen.getByText("Failed to get a response.")).toBeTruthy();
});

test("a refusal is told in its own words, and nothing is sent in its place", async () => {
  const { calls } = openApp("/rag-test", {
    ...person,
    "lab/ask": errorAnswer("DAILY_LIMIT_REACHED", { limit: "100" }),
  });
  await askFor("Why do I lie awake?");
  expect(await screen.findByText(/You've used all 100 conversations/)).toBeTruthy();
  expect(calls.some(({ name }) => name === "chat/send")).toBe(false);
});

test("the model test shows five step cards with what each did, the final context and the response, each to be copied", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  openApp("/llm-test", { ...person, "lab/ask": () => promise.then(whole) });
  await screen.findByRole("heading", { name: "LLM Test & Debug" });
  for (const { step: told } of steps.flatMap((event) => (event.type === "step" ? [event] : [])))
    expect(screen.getByRole("heading", { name: told.title })).toBeTruthy();
  await askFor("Why do I lie awake?", "Test RAG Flow");
  expect(await screen.findByText("Thinking...")).toBeTruthy();
  resolve();
  await screen.findByText("Rest can be slow.");
  for (const line of [
    "Explicit: night",
    "Potential: sleep",
    "Union: night, sleep",
    "1 messages · 67 tokens",
    "Answered in 1.2 s",
  ])
    expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText(`${chunk.slice(0, 200)}...`)).toBeTruthy();
  expect(screen.getByText(/Question: Why do I lie awake\?/)).toBeTruthy();
  for (const name of ["Copy final context", "Copy response"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});

test("the retrieval test says that it thinks until there is an answer", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  openApp("/rag-test", { ...person, "lab/ask": () => promise.then(whole) });
  await askFor("Why do I lie awake?");
  expect(await screen.findByText("Thinking...")).toBeTruthy();
  expect(screen.queryByText("Rest can be slow.")).toBeNull();
  resolve();
  await screen.findByText("Rest can be slow.");
  expect(screen.queryByText("Thinking...")).toBeNull();
});

test("a model that fails on the model test is an apology and a toast", async () => {
  openApp("/llm-test", {
    ...person,
    "lab/ask": () => streamOf(...steps, { type: "result", result: failed }),
  });
  await askFor("Why do I lie awake?", "Test RAG Flow");
  expect(
    await screen.findByText("I apologize, but I encountered an error generating a response."),
  ).toBeTruthy();
  expect(screen.getByText("Failed to get response")).toBeTruthy();
});

test("without a session both test pages lead to the sign-in screen", async () => {
  for (const path of ["/rag-test", "/llm-test"]) {
    const { unmount } = openApp(path, { "account/session": nobody });
    await screen.findByRole("heading", { name: "Welcome Back" });
    expect(window.location.pathname).toBe(path);
    unmount();
  }
});
