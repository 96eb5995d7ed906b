import fc from "fast-check";
import { expect, test } from "vitest";
import { readFollowUps } from "./read-follow-ups.ts";

const three = ["My chest is tight.", "I feel ashamed of it.", "It reminds me of school."];

test.each([
  ["the JSON asked for", JSON.stringify({ chats: three })],
  ["a fence", `\`\`\`json\n${JSON.stringify({ chats: three }, null, 2)}\n\`\`\``],
  ["prose around it", `Sure, here you go: ${JSON.stringify({ chats: three })} Does that help?`],
  ["another name", JSON.stringify({ suggestions: three })],
  ["a bare list", JSON.stringify(three)],
  ["a list of objects", JSON.stringify({ chats: three.map((text) => ({ text })) })],
  ["numbered keys", JSON.stringify({ 1: three[0], 2: three[1], 3: three[2] })],
  ["a comma too many", `{"chats": ["${three.join('", "')}",],}`],
  [
    "a numbered list",
    `Here are three:\n\n${three.map((text, at) => `${at + 1}. ${text}`).join("\n")}\n\nEnjoy!`,
  ],
  ["points", three.map((text) => `- "${text}"`).join("\n")],
  ["bold points", three.map((text) => `* **${text}**`).join("\n")],
  ["quotations", three.map((text) => `“${text}”`).join("\n")],
  ["more than three", JSON.stringify({ chats: [...three, "One more."] })],
  ["an empty and a far too long one among them", JSON.stringify({ chats: ["", "x".repeat(500), ...three] })],
  ["one twice", JSON.stringify({ chats: [three[0], ...three] })],
])("follow-ups are read from %s", (_what, answer) => {
  expect(readFollowUps(answer)).toEqual(three);
});

test.each(["", "I cannot do that.", "{}", "[]", "null", '{"chats": "none"', '{"chats":[1,2]}'])(
  "where there are none nothing is made up (%s)",
  (answer) => {
    expect(readFollowUps(answer)).toEqual([]);
  },
);

test("whatever a model answers, at most three short texts come of it", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.array(fc.constantFrom("{", "[", '"a"', ",", "}", "]", "\n- b"))),
      (said) => {
        const found = readFollowUps(Array.isArray(said) ? said.join("") : said);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const text of found) expect(text.length).toBeGreaterThan(0);
      },
    ),
  );
});
