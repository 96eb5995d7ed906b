import { act, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  ConversationProvider,
  type ConversationStore,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { holdStep } from "#web/lib/browser/back-step.ts";
import { goTo, RouterProvider } from "#web/lib/router.tsx";
import { useChatAddress } from "./use-chat-address.ts";

const [first, second] = ["11111111-2222-4333-8444-555555555555", "66666666-7777-4888-9999-aaaaaaaaaaaa"];

beforeEach(() => window.history.replaceState(null, "", "/"));

function Screen({ store }: { store: ConversationStore }) {
  useChatAddress((sessionId) => store.dispatch({ type: "opened", sessionId }));
  return null;
}

/** A chat screen in which a chat is open, or none. */
function draw(openId: string | null) {
  const store = createConversationStore();
  store.dispatch({ type: "opened", sessionId: openId });
  render(
    <RouterProvider>
      <ConversationProvider value={store}>
        <Screen store={store} />
      </ConversationProvider>
    </RouterProvider>,
  );
  return store;
}

test("the address is that of the open chat, and leaves none of the chats before in the history", () => {
  const before = window.history.length;
  const store = draw(first);
  expect(window.location.pathname).toBe(`/chats/${first}`);
  act(() => store.dispatch({ type: "opened", sessionId: second }));
  expect(window.location.pathname).toBe(`/chats/${second}`);
  expect(store.state().sessionId).toBe(second);
  act(() => store.dispatch({ type: "opened", sessionId: null }));
  expect(window.location.pathname).toBe("/");
  expect(window.history.length).toBe(before);
});

test("going to the address of a chat opens it, and nothing is opened twice", () => {
  const store = draw(first);
  act(() => goTo(`/chats/${second}`));
  expect(store.state()).toMatchObject({ sessionId: second, opening: 2 });
});

test("a chat that gets its name while another page is shown does not call the person back", () => {
  const store = draw(null);
  act(() => goTo("/playlist"));
  act(() => store.dispatch({ type: "opened", sessionId: first }));
  expect(window.location.pathname).toBe("/playlist");
});

test("a chat that is chosen in a menu takes the place of the one beneath the menu", async () => {
  const store = draw(first);
  const menu = document.createElement("dialog");
  menu.open = true;
  document.body.append(menu);
  const leaveStep = holdStep(() => {});
  act(() => store.dispatch({ type: "opened", sessionId: second }));
  menu.remove();
  leaveStep();
  await waitFor(() => expect(window.location.pathname).toBe(`/chats/${second}`));
  expect(store.state()).toMatchObject({ sessionId: second, opening: 2 });
  expect(window.history.state).toBeNull();
});
