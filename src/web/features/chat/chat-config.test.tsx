import { afterEach, expect, test } from "vitest";
import { readChatConfig, writeChatConfig } from "./chat-config.ts";
import { isModeOn } from "./composer/chat-modes.ts";

afterEach(() => localStorage.clear());

test.each(["none", "rag", "web"] as const)("the mode %s is kept and read again", (mode) => {
  writeChatConfig({ ...readChatConfig(), mode });
  expect(readChatConfig().mode).toBe(mode);
});

test.each([undefined, "", "RAG", "hrv", 3, null])("a stored mode of %o is none", (mode) => {
  localStorage.setItem("gpt-config", JSON.stringify({ mode }));
  expect(readChatConfig().mode).toBe("none");
});

test("a stored configuration with several modes on is read as one with the first of them", () => {
  const stored = { mode: "web", codeInterpreter: true, counselMode: true };
  localStorage.setItem("gpt-config", JSON.stringify(stored));
  const config = readChatConfig();
  const on = (["counsel", "rag", "web", "hrv"] as const).filter((mode) => isModeOn(config, mode));
  expect(on).toEqual(["web"]);
});
