import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/app/query-client.ts";
import { unsavedMessage } from "#web/features/chat/conversation/conversation.ts";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { forgetPersonal } from "#web/lib/browser/storage.ts";
import { Composer } from "./composer.tsx";
import type { Recogniser } from "./dictation/browser-recognition.ts";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

function setUp(onSend = vi.fn(async (_text: string) => true), running: "reply" | "meditation" | null = null) {
  const store = createConversationStore((draw) => draw());
  if (running) store.dispatch({ type: "asked", kind: running, message: null });
  const onStop = vi.fn();
  const { unmount } = render(
    <ApiProvider value={createApi()}>
      <QueryClientProvider client={createQueryClient()}>
        <ConversationProvider value={store}>
          <Composer userId="person-1" onSend={onSend} onStop={onStop} listener="browser" />
        </ConversationProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { field, type, onSend, onStop, store, unmount };
}

test("Enter sends the trimmed text and empties the field", async () => {
  const { field, type, onSend } = setUp();
  type("  I am tense  ");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onSend).toHaveBeenCalledExactlyOnceWith("I am tense");
  await waitFor(() => expect(field.value).toBe(""));
});

test("Shift+Enter and an Enter that ends a composed character do not send", () => {
  const { field, type, onSend } = setUp();
  type("I am tense");
  fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  // Safari tells the end of the character first and the key that ended it afterwards.
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

test("a spoken text is added to what was written", async () => {
  localStorage.setItem("stillpoint:person-1:speech-notice", "seen");
  let hear: (text: string) => void = () => {};
  window.webkitSpeechRecognition = class {
    lang = "";
    continuous = true;
    interimResults = true;
    onresult: Recogniser["onresult"] = null;
    onerror = null;
    onend = null;
    start() {
      hear = (transcript) => this.onresult?.({ results: [[{ transcript }]] });
    }
    stop() {}
    abort() {}
  };
  const { field, type } = setUp();
  type("I am tense ");
  fireEvent.click(screen.getByRole("button", { name: "Speak instead of typing" }));
  hear("and tired");
  await waitFor(() => expect(field.value).toBe("I am tense and tired"));
  delete window.webkitSpeechRecognition;
});

test("an empty text is not sent", () => {
  const { field, type, onSend } = setUp();
  type("   ");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onSend).not.toHaveBeenCalled();
});

test("a refused text is put back before what was written since", async () => {
  let refuse: (isTaken: boolean) => void = () => {};
  const { field, type } = setUp(vi.fn(() => new Promise<boolean>((resolve) => (refuse = resolve))));
  type("first");
  fireEvent.keyDown(field, { key: "Enter" });
  type("second");
  refuse(false);
  await waitFor(() => expect(field.value).toBe("first\nsecond"));
});

test("while a reply arrives one can write, Enter on an empty field stops, and nothing is sent", () => {
  const { field, type, onSend, onStop } = setUp(undefined, "reply");
  expect(field.disabled).toBe(false);
  type("a thought");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onStop).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
  type("");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onStop).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
});

test("Stop and Send are two buttons: one that turned into the other under the finger would send the draft", () => {
  const { type, store } = setUp(undefined, "reply");
  type("A thought while I wait");
  const stop = screen.getByRole("button", { name: "Stop" });
  act(() => store.dispatch({ type: "ended" }));
  expect(screen.getByRole("button", { name: "Send" })).not.toBe(stop);
});

test("while a meditation is made it can be stopped", () => {
  const { onStop } = setUp(undefined, "meditation");
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(onStop).toHaveBeenCalledOnce();
});

test("an unsent text is there again after a reload, for its own person only", () => {
  localStorage.setItem("stillpoint:person-1:draft", "unsent");
  localStorage.setItem("stillpoint:person-2:draft", "another's");
  expect(setUp().field.value).toBe("unsent");
});

test("what is refused after the page has gone is kept for when the person is back", async () => {
  let refuse: (isTaken: boolean) => void = () => {};
  const { field, type, unmount } = setUp(vi.fn(() => new Promise<boolean>((resolve) => (refuse = resolve))));
  type("first");
  fireEvent.keyDown(field, { key: "Enter" });
  type("second");
  unmount();
  refuse(false);
  await waitFor(() => expect(localStorage.getItem("stillpoint:person-1:draft")).toBe("first\nsecond"));
});

test("after a sign-out nothing is kept, not even what a late refusal would put back", async () => {
  let refuse: (isTaken: boolean) => void = () => {};
  const { field, type, onSend, unmount } = setUp(
    vi.fn(() => new Promise<boolean>((resolve) => (refuse = resolve))),
  );
  type("first");
  fireEvent.keyDown(field, { key: "Enter" });
  forgetPersonal("person-1");
  unmount();
  refuse(false);
  await onSend.mock.results[0]?.value;
  await Promise.resolve();
  expect(localStorage.length).toBe(0);
});

test("where the browser does not grow the field with its text, it is as high as its text", () => {
  const { field, type } = setUp();
  vi.spyOn(field, "scrollHeight", "get").mockReturnValue(236);
  type("one\ntwo\nthree");
  expect(field.style.height).toBe("236px");
});

test("whoever presses a suggestion that goes away, or opens another chat, goes on in the writing field", () => {
  const { field, store } = setUp();
  expect(document.activeElement).toBe(field);
  const suggestion = document.body.appendChild(document.createElement("button"));
  suggestion.focus();
  suggestion.remove();
  act(() => store.dispatch({ type: "asked", kind: "reply", message: null }));
  expect(document.activeElement).toBe(field);
  const entry = document.body.appendChild(document.createElement("button"));
  entry.focus();
  act(() => store.dispatch({ type: "opened", sessionId: "chat-2" }));
  expect(document.activeElement).toBe(field);
  entry.remove();
});

test("each chat has its own draft, kept on this device until the sign-out", () => {
  const { field, type, store } = setUp();
  type("for a new chat");
  act(() => store.dispatch({ type: "opened", sessionId: "chat-1" }));
  expect(field.value).toBe("");
  type("for the first");
  act(() => store.dispatch({ type: "opened", sessionId: "chat-2" }));
  expect(field.value).toBe("");
  act(() => store.dispatch({ type: "opened", sessionId: "chat-1" }));
  expect(field.value).toBe("for the first");
  act(() => store.dispatch({ type: "opened", sessionId: null }));
  expect(field.value).toBe("for a new chat");
  act(() => forgetPersonal("person-1"));
  expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
});

test("what is written while a new chat gets its name belongs to that chat", async () => {
  const { field, type, store } = setUp();
  type("and another thing");
  const session = { id: "chat-9", title: "A row", createdAt: "", updatedAt: "" };
  act(() => {
    store.dispatch({ type: "asked", kind: "reply", message: null });
    const event = {
      type: "started",
      at: 0,
      turnId: "t",
      kind: "reply",
      session,
      message: null,
      usage: null,
    } as const;
    store.dispatch({ type: "heard", event });
  });
  expect(field.value).toBe("and another thing");
  expect(localStorage.getItem("stillpoint:person-1:draft:chat-9")).toBe("and another thing");
  expect(localStorage.getItem("stillpoint:person-1:draft")).toBeNull();
});

test("a text that was refused after another chat was opened waits in its own", async () => {
  let refuse: (isTaken: boolean) => void = () => {};
  const onSend = vi.fn(() => new Promise<boolean>((resolve) => (refuse = resolve)));
  const { field, type, store } = setUp(onSend);
  act(() => store.dispatch({ type: "opened", sessionId: "chat-1" }));
  type("I am tense");
  fireEvent.keyDown(field, { key: "Enter" });
  act(() => store.dispatch({ type: "opened", sessionId: "chat-2" }));
  refuse(false);
  await waitFor(() => expect(localStorage.getItem("stillpoint:person-1:draft:chat-1")).toBe("I am tense"));
  expect(field.value).toBe("");
});

test("a message that is edited stands in the field, and what was being written comes back afterwards", () => {
  const { field, type, store } = setUp();
  type("half a thought");
  const message = unsavedMessage("I am tense", null);
  act(() => store.dispatch({ type: "editing", message }));
  expect(field.value).toBe("I am tense");
  expect(screen.getByRole("status").textContent).toContain("Editing your message");
  type("I am tired");
  expect(localStorage.getItem("stillpoint:person-1:draft")).toBe("half a thought");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field.value).toBe("half a thought");
  expect(store.state().editing).toBeNull();
});
