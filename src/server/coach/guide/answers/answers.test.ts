import { expect, test } from "vitest";
import { acts } from "#server/coach/act/acts.ts";
import { knowledgeOf, nothingConfigured } from "#server/coach/guide/guide-setting.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { answersByAct } from "./answers.ts";
import { createAnswerFinder } from "./choose-answer.ts";
import { filled } from "./facts.ts";
import { phrasesOf } from "./near-answer.ts";

const { finder, facts } = knowledgeOf(nothingConfigured);
const all = acts.flatMap((act) => (answersByAct[act] ?? []).map((answer) => ({ act, answer })));

test("there are at least sixty answers about the product", () => {
  expect(new Set((answersByAct["asks-product"] ?? []).map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
});

test("every answer is one to four sentences without a question, and every gap in it is a fact of the installation", () => {
  for (const { answer } of all)
    for (const text of answer.says) {
      const said = filled(text, facts);
      expect(said, answer.id).not.toMatch(/[?{}]/);
      expect(sentencesIn(said).length, said).toBeLessThanOrEqual(4);
      expect(said.split(" ").length, said).toBeLessThanOrEqual(60);
    }
});

test("every phrase finds the answer it stands in, and no phrase stands in two", () => {
  for (const { act, answer } of all)
    for (const phrase of phrasesOf(answer))
      expect([phrase, finder.find(act, phrase)]).toEqual([phrase, answer.id]);
});

test("every answer has a text on every server, whatever is configured", () => {
  const outside = createAnswerFinder({
    ...nothingConfigured.processing,
    voice: "elevenlabs",
    knowledge: "webhook",
    mail: "smtp",
  });
  for (const { act, answer } of all) {
    expect(finder.textsOf(act, answer.id).length, answer.id).toBeGreaterThan(0);
    expect(outside.textsOf(act, answer.id).length, answer.id).toBeGreaterThan(0);
  }
});

test("what is sent elsewhere is told by what is configured", () => {
  const outside = createAnswerFinder({ ...nothingConfigured.processing, voice: "elevenlabs" });
  expect(finder.textsOf("asks-product", "sent-elsewhere").join(" ")).toContain("no other company gets it");
  expect(outside.textsOf("asks-product", "sent-elsewhere").join(" ")).toContain("connected other services");
});

test("a question in other words and with a slip finds its answer, and what nobody foresaw finds none", () => {
  expect(finder.find("asks-product", "can my boss raed this??")).toBe("boss-sees");
  expect(finder.find("asks-product", "so how do i get rid of this chat again")).toBe("delete-chat");
  expect(finder.find("asks-product", "does the marmalade sing on Tuesdays")).toBeUndefined();
  expect(finder.find("tells", "anything")).toBeUndefined();
});
