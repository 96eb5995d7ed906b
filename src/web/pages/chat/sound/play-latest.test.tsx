import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import {
  ConversationProvider,
  createConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { messagesOptions } from "#web/features/chat/queries.ts";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { PlayLatest } from "./play-latest.tsx";

beforeAll(() => {
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
});

const said = (id: string, isUser: boolean): ChatMessage => ({
  id,
  isUser,
  chatSessionId: "chat-1",
  content: `words of ${id}`,
  kind: "message",
  status: "complete",
  sources: [],
  createdAt: "2026-03-12T10:00:00Z",
});

function draw(messages: ChatMessage[], isCareActive = false) {
  answerCalls({});
  const [api, queryClient, store] = [createApi(), new QueryClient(), createConversationStore((now) => now())];
  store.dispatch({ type: "opened", sessionId: "chat-1" });
  const chat = { messages, isCareActive, runningTurnId: null };
  queryClient.setQueryData(messagesOptions(api, "chat-1").queryKey, chat);
  const toggle = vi.fn();
  render(
    <AppAround api={api} queryClient={queryClient}>
      <PlaybackProvider>
        <ConversationProvider value={store}>
          <PlayLatest speech={{ toggle }} />
        </ConversationProvider>
      </PlaybackProvider>
    </AppAround>,
  );
  return { toggle };
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Play Latest Response" }));

test("the coach's last message is the one that is played", () => {
  const { toggle } = draw([said("one", true), said("two", false), said("three", false), said("four", true)]);
  press();
  expect(toggle).toHaveBeenCalledExactlyOnceWith(said("three", false));
});

test("without a reply of the coach there is nothing to play, and that is said", () => {
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  const { toggle } = draw([said("one", true)]);
  press();
  stop();
  expect(told).toEqual(["No AI response to play"]);
  expect(toggle).not.toHaveBeenCalled();
});

test("while care comes first nothing is offered to be played", () => {
  draw([said("one", true), said("two", false)], true);
  expect(screen.queryByRole("button")).toBeNull();
});
