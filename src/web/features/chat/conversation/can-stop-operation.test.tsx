import { expect, test } from "vitest";
import { canStopOperation } from "./can-stop-operation.ts";
import { conversationReducer, emptyConversation } from "./conversation.ts";

test.each(["reply", "meditation"] as const)("a %s on its way can be stopped until it has ended", (kind) => {
  const asked = conversationReducer(emptyConversation, { type: "asked", kind, message: null });
  expect(canStopOperation(asked)).toBe(true);
  expect(canStopOperation(conversationReducer(asked, { type: "ended" }))).toBe(false);
});

test("where nothing is on its way there is nothing to stop", () => {
  expect(canStopOperation(emptyConversation)).toBe(false);
});
