import { expect, test } from "vitest";
import { replyStyle } from "#server/features/chat/send-message.ts";
import { chatConfig } from "#shared/chat/chat-config.ts";

const figures = chatConfig.parse({ codeInterpreter: true, counselMode: false });

test.each([
  "My HRV fell",
  "here is the data",
  "72 bpm at night",
  "on 2026-01-17",
  "a Python chart",
  "see the code",
])("with analysis on, '%s' is answered as figures", (text) =>
  expect(replyStyle(figures, text).mode).toBe("hrv"),
);

test.each(["I updated my boss", "decode my mood", "encoded"])(
  "'%s' holds a trigger only inside a word and is not",
  (text) => expect(replyStyle(figures, text).mode).toBe("none"),
);

test("without analysis on, figures change nothing", () => {
  expect(replyStyle(chatConfig.parse({ counselMode: false }), "my hrv data").mode).toBe("none");
});

test("counsel wins over the other modes", () => {
  expect(replyStyle(chatConfig.parse({ counselMode: true, mode: "rag" }), "hello").mode).toBe("counsel");
});
