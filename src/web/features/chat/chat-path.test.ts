import { expect, test } from "vitest";
import { chatOfPath, chatPath, isChatPath } from "./chat-path.ts";

const id = "11111111-2222-4333-8444-555555555555";

test("a chat is found by the address it is given, with a slash at the end too", () => {
  expect(chatOfPath(chatPath(id))).toBe(id);
  expect(chatOfPath(`/chats/${id}/`)).toBe(id);
  expect(chatPath(null)).toBe("/");
});

test.each(["/", "/chats", "/chats/", "/chats/1", `/chats/${id}x`, `/chats/${id}/more`, `/x/chats/${id}`])(
  "%s names no chat",
  (path) => {
    expect(chatOfPath(path)).toBeNull();
    expect(isChatPath(path)).toBe(path === "/");
  },
);
