import type { QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { messagesOptions, sessionsOptions, useDeleteChat } from "#web/features/chat/queries.ts";
import { type Api, createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { createQueryClient } from "./query-client.ts";

/** Asks a server that fails in this way, as the screens ask it; what the person reads. */
async function toldAfter(ask: Ask, failure: () => Response): Promise<string[]> {
  answerCalls({ "chat/sessions": failure, "chat/messages": failure, "chat/remove": failure });
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  await ask(createApi(), createQueryClient()).catch(() => {});
  await vi.waitFor(() => expect(told).not.toEqual([]));
  stop();
  return told;
}

type Ask = (api: Api, queryClient: QueryClient) => Promise<unknown>;

const sessionId = "0b6b4c1e-8a52-4a7e-9a33-0c5b0f0f2a11";
const openHistory: Ask = (api, queryClient) => queryClient.fetchQuery(sessionsOptions(api));
const openChat: Ask = (api, queryClient) => queryClient.fetchQuery(messagesOptions(api, sessionId));
const deleteChat: Ask = (api, queryClient) => {
  const { result } = renderHook(() => useDeleteChat(() => {}), {
    wrapper: ({ children }) => (
      <AppAround api={api} queryClient={queryClient}>
        {children}
      </AppAround>
    ),
  });
  return result.current.mutateAsync({ sessionId });
};

test.each([
  ["an opened chat", openChat, "Failed to load chat messages"],
  ["the history", openHistory, "Failed to load chat history"],
  ["a deletion", deleteChat, "Failed to delete chat"],
])("a failure without a sentence of the server's is named: %s", async (_what, ask, text) => {
  expect(await toldAfter(ask, () => Response.json({ json: {} }, { status: 400 }))).toEqual([text]);
});

test("a sentence of the server's goes before the name of what failed", async () => {
  const json = {
    defined: true,
    code: "RATE_LIMITED",
    status: 429,
    message: "That was a lot at once. Please try again in 2 minutes.",
    data: { wait: "2 minutes" },
  };
  expect(await toldAfter(openHistory, () => Response.json({ json }, { status: 429 }))).toEqual([
    "That was a lot at once. Please try again in 2 minutes.",
  ]);
});
