import { ORPCError } from "@orpc/client";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { usageKey } from "#web/features/chat/usage-key.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { showUnsent } from "./show-unsent.ts";

function toldOf(error: unknown, used = 0, limit = 100): string[] {
  const api = createApi();
  const queryClient = new QueryClient();
  const remaining = Math.max(0, limit - used);
  const day = { day: "2026-03-12", resetsAt: "2026-03-13T00:00:00.000Z" };
  queryClient.setQueryData(usageKey(api), { ...day, used, limit, remaining });
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  showUnsent(error, { api, queryClient });
  stop();
  return told;
}

const limitReached = (limit: number) =>
  new ORPCError("DAILY_LIMIT_REACHED", { status: 429, data: { limit } });

test("an attempt that finds the limit reached says so", () => {
  expect(toldOf(limitReached(100), 99)).toEqual([
    "Daily limit reached! You've used all 100 conversations for today.",
  ]);
});

test("who knew that the limit was reached is told that it resets at midnight", () => {
  expect(toldOf(limitReached(100), 100)).toEqual([
    "Daily limit reached! You've used all 100 conversations for today. Resets at midnight.",
  ]);
  expect(toldOf(limitReached(40), 40, 40)).toEqual([
    "Daily limit reached! You've used all 40 conversations for today. Resets at midnight.",
  ]);
});

test("a message that did not arrive is said with what is known of why", () => {
  expect(toldOf(new TypeError("Failed to fetch"))).toEqual([
    "Failed to send message: the server cannot be reached",
  ]);
  expect(toldOf(new ORPCError("INTERNAL", { status: 500 }))).toEqual([
    "Failed to send message: the server answered 500",
  ]);
});

test("the server's own sentence is shown where it gave one", () => {
  for (const code of ["USAGE_FAILED", "MESSAGE_NOT_SAVED", "SESSION_NOT_CREATED"] as const) {
    const message = errorText(code);
    expect(toldOf(new ORPCError(code, { defined: true, status: 500, message }))).toEqual([message]);
  }
});
