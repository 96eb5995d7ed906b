import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { usageKey } from "#web/features/chat/usage-key.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast, type Toast } from "#web/lib/notices/toast-event.ts";
import { hearTurnEvent } from "./hear-turn-event.ts";

/** A counted message was taken; how often was used before it is known by `used`. */
function hearCounted(used: number, { limit = 100, isReplay = false } = {}) {
  const api = createApi();
  const queryClient = new QueryClient();
  const moment = "2026-03-12T10:00:00Z";
  const session = { id: "chat-1", title: "A chat", createdAt: moment, updatedAt: moment };
  const day = { day: "2026-03-12", resetsAt: "2026-03-13T00:00:00.000Z" };
  const usage = { ...day, used, limit, remaining: Math.max(0, limit - used) };
  const told: Toast[] = [];
  const stop = onToast((toast) => told.push(toast));
  const started = { type: "started", at: 0, turnId: "turn-1", kind: "reply", session } as const;
  hearTurnEvent({
    api,
    queryClient,
    sessionId: session.id,
    isReplay,
    event: { ...started, message: null, usage },
  });
  stop();
  return { told, counted: queryClient.getQueryData(usageKey(api))?.used };
}

const notice = (text: string) => ({ tone: "notice", text });
const reached = { tone: "warning", text: "You have reached your daily conversation limit." };

test.each([
  [1, []],
  [89, []],
  [90, [notice("10 conversations remaining today.")]],
  [99, [notice("1 conversations remaining today.")]],
  [100, [reached]],
])("after a counted message at %i of 100 the person is told %j", (used, expected) => {
  expect(hearCounted(used)).toEqual({ told: expected, counted: used });
});

test("with another limit the warnings come as many messages before its end", () => {
  expect(hearCounted(29, { limit: 40 }).told).toEqual([]);
  expect(hearCounted(30, { limit: 40 }).told).toEqual([notice("10 conversations remaining today.")]);
  expect(hearCounted(40, { limit: 40 }).told).toEqual([reached]);
});

test("a turn that is followed after a reload warns no second time", () => {
  expect(hearCounted(95, { isReplay: true })).toEqual({ told: [], counted: undefined });
});

test.each([
  [false, [notice("The guide wrote this one.")]],
  [true, []],
])("a notice of a turn is shown, and after a reload (%s) not again", (isReplay, expected) => {
  const told: Toast[] = [];
  const stop = onToast((toast) => told.push(toast));
  const event = { type: "notice", at: 1, text: "The guide wrote this one." } as const;
  hearTurnEvent({ api: createApi(), queryClient: new QueryClient(), sessionId: "chat-1", isReplay, event });
  stop();
  expect(told).toEqual(expected);
});
