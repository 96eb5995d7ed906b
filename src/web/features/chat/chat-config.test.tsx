import { expect, test } from "vitest";
import { readChatConfig } from "./chat-config.ts";
import { isModeOn } from "./composer/chat-modes.ts";

test("a stored configuration with several modes on is read as one with the first of them", () => {
  const stored = { mode: "web", codeInterpreter: true, counselMode: true };
  localStorage.setItem("gpt-config", JSON.stringify(stored));
  const config = readChatConfig();
  const on = (["counsel", "rag", "web", "hrv"] as const).filter((mode) => isModeOn(config, mode));
  expect(on).toEqual(["web"]);
  localStorage.clear();
});
