import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { type ChatContent, changeCachedChat, messagesOptions } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

const message = (id: string, isUser: boolean): ChatMessage => ({
  id,
  chatSessionId: "chat-1",
  content: id,
  isUser,
  kind: "message",
  status: "complete",
  sources: [],
  createdAt: "2026-03-12T08:00:00.000Z",
});
const [mine, reply] = [message("mine", true), message("reply", false)];
const holding = (...messages: ChatMessage[]): ChatContent => ({
  messages,
  isCareActive: false,
  runningTurnId: null,
});

/** A chat that is looked at; its answers are given by hand, in the order in which they are asked for. */
function openChat() {
  const asked: ((content: ChatContent) => void)[] = [];
  answerCalls({ "chat/messages": () => new Promise<ChatContent>((answer) => asked.push(answer)) });
  const api = createApi();
  const queryClient = new QueryClient();
  const options = messagesOptions(api, "chat-1");
  const leave = new QueryObserver(queryClient, options).subscribe(() => {});
  const shown = () => queryClient.getQueryData(options.queryKey)?.messages.map(({ id }) => id);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: options.queryKey });
  const change = (told: Parameters<typeof changeCachedChat>[3]) =>
    changeCachedChat(api, queryClient, "chat-1", told);
  const answer = async (at: number, content: ChatContent) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(at), patiently);
    asked[at]?.(content);
  };
  return { shown, refresh, change, answer, leave };
}

test("what a turn told is not undone by an answer that was asked for before it", async () => {
  const { shown, refresh, change, answer, leave } = openChat();
  await answer(0, holding(mine));
  await vi.waitFor(() => expect(shown()).toEqual(["mine"]), patiently);
  refresh();
  await vi.waitFor(() => expect(shown()).toEqual(["mine"]), patiently);
  change({ message: reply });
  expect(shown()).toEqual(["mine", "reply"]);
  await answer(1, holding(mine));
  await answer(2, holding(mine, reply));
  await vi.waitFor(() => expect(shown()).toEqual(["mine", "reply"]), patiently);
  leave();
});

test("a chat whose first answer is on its way is not taken for what its turn told of it", async () => {
  const { shown, change, answer, leave } = openChat();
  change({ message: mine });
  expect(shown()).toBeUndefined();
  await answer(1, holding(message("before", false), mine));
  await vi.waitFor(() => expect(shown()).toEqual(["before", "mine"]), patiently);
  leave();
});

test("a message that takes another's place ends what stood from there on", () => {
  const api = createApi();
  const queryClient = new QueryClient();
  const told = (change: Parameters<typeof changeCachedChat>[3]) =>
    changeCachedChat(api, queryClient, "chat-1", change);
  told({ message: mine });
  told({ message: reply });
  told({ message: message("edited", true), replaces: "mine" });
  const { queryKey } = messagesOptions(api, "chat-1");
  expect(queryClient.getQueryData(queryKey)?.messages.map(({ id }) => id)).toEqual(["edited"]);
});
