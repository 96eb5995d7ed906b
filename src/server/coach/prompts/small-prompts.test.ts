import { expect, test } from "vitest";
import { fallbackFollowUps } from "#server/coach/guide/follow-ups-by-topic.ts";
import { followUpsPrompt } from "./small-prompts.ts";

test("suggestions are asked for as JSON with three first-person replies of 10 to 12 words", () => {
  expect(followUpsPrompt).toMatch(/three different replies/);
  expect(followUpsPrompt).toMatch(/first person, 10 to 12 words/);
  const [form = ""] = /\{"chats":.*\}/.exec(followUpsPrompt) ?? [];
  expect(JSON.parse(form)).toEqual({ chats: [expect.any(String), expect.any(String), expect.any(String)] });
});

test("each of the eight topics has three statements of its own in the first person, of 10 to 12 words", () => {
  const topics = [
    "meditation",
    "stress",
    "sleep",
    "relationships",
    "self-care",
    "work",
    "emotion",
    "default",
  ];
  expect(Object.keys(fallbackFollowUps)).toEqual(topics);
  const all = Object.values(fallbackFollowUps).flat();
  expect(new Set(all).size).toBe(24);
  for (const statement of all) {
    expect(statement).toMatch(/\b(?:I|my|me)\b/i);
    expect(statement.split(" ").length, statement).toBeGreaterThanOrEqual(10);
    expect(statement.split(" ").length, statement).toBeLessThanOrEqual(12);
  }
});
