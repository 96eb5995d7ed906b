import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { createQueryClient } from "./query-client.ts";

/** What the person reads when a query of a chat fails in this way. */
async function toldAfter(error: Error, failure: string): Promise<string[]> {
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  const queryFn = () => Promise.reject(error);
  const query = { queryKey: ["chat"], queryFn, retry: false, meta: { failure } };
  await createQueryClient()
    .fetchQuery(query)
    .catch(() => {});
  stop();
  return told;
}

test.each([
  ["MESSAGES_NOT_LOADED", "Failed to load chat messages"],
  ["HISTORY_NOT_LOADED", "Failed to load chat history"],
  ["CHAT_NOT_DELETED", "Failed to delete chat"],
])("a failure without a sentence of the server's is named: %s", async (code, text) => {
  expect(await toldAfter(new TypeError("Failed to fetch"), code)).toEqual([text]);
});

test("a sentence of the server's goes before the name of what failed", async () => {
  const refused = new ORPCError("RATE_LIMITED", { status: 429, data: { wait: "2 minutes" } });
  expect(await toldAfter(refused, "HISTORY_NOT_LOADED")).toEqual([
    "That was a lot at once. Please try again in 2 minutes.",
  ]);
});
