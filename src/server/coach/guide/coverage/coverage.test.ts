import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { askingKind, askingKinds } from "#server/coach/asking/read-asking.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { aboutIntents } from "#server/coach/guide/answers/about-intents.ts";
import { answersByAct } from "#server/coach/guide/answers/answers.ts";
import { createAnswerFinder } from "#server/coach/guide/answers/choose-answer.ts";
import { guideFollowUps } from "#server/coach/guide/follow-ups.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { nothingConfigured } from "#server/coach/guide/guide-setting.ts";
import { isOffer } from "#server/coach/guide/offer/is-offer.ts";
import { tappedAnywhere } from "#server/coach/hour/read-hour.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { contentOf, isSameWord } from "./content-words.ts";
import { coversIntent } from "./covers-intent.ts";
import { insteadOfNo } from "./no-answer-words.ts";

const finder = createAnswerFinder(nothingConfigured.processing);
const talkAfter = (story: string, ...says: string[]): Utterance[] => heldTalk(story, ...says);
const last = (...says: string[]): string => heldTalk(...says).at(-1)?.text ?? "";
const isNo = (reply: string, kind: string): boolean =>
  askingKind(kind).says.some((text) => reply.includes(text));

test.each<[story: string, question: string, kind: string]>([
  ["I look after my brother's pigeons", "I put some corn down at his house. Is that daft?", "judge"],
  ["I drew a wrong map", "Are you reading what I write?", "guide"],
])(
  "a question with a word of an answer in it and another subject gets none: %s, %s",
  (story, question, kind) => {
    const reply = last(story, question);
    expect([reply, isNo(reply, kind)]).toEqual([reply, true]);
  },
);

test.each([
  ["flatmates parrot copies my alarm at 11am and i work nights", "how do i get him to stop"],
  [
    "They break up the model railway that I built the trees for",
    "I could fetch the little man out with tweezers, is that stealing do you think",
  ],
  ["I drew the footpath through the wrong field on 3000 maps", "Is that as bad as it feels?"],
  ["I have to give a talk on live radio, and I stammer", "How do I even say my own name on air?"],
  ["My neighbour's tortoise got out of the garden", "Tortoises, do they come back on their own?"],
])(
  "a question that is not surely told from others gets a way on, and no answer to another: %s, %s",
  (story, question) => {
    const reply = last(story, question);
    const prepared = Object.values(answersByAct).flatMap((answers) => answers.flatMap(({ says }) => says));
    expect(prepared.filter((text) => reply.includes(text))).toEqual([]);
    expect(guideFollowUps(heldTalk(story, question)).length).toBe(3);
  },
);

test.each([
  ["asks-product", "boss-sees", "can my boss raed this??"],
  ["asks-product", "who-reads", "so who reads what I write here"],
  ["asks-product", "delete-chat", "so how do i get rid of this chat again"],
] as const)("a question that is really the one keeps its answer: %s, %s", (act, id, question) =>
  expect(finder.covers({ act, id }, question)).toBe(true),
);

test("a question about one person is no question of any kind of thing", () => {
  const calls = { act: "asks-how", id: "fewer-calls" } as const;
  expect(finder.covers(calls, "how do i get him to stop")).toBe(false);
  expect(finder.covers(calls, "how do i stop the parrot")).toBe(false);
});

test("words for an intent are given where the question speaks of it", () => {
  expect(coversIntent("stop", "how do I stop shouting at her every time")).toBe(true);
  expect(coversIntent("stop", "how do i stop the parrot")).toBe(false);
  expect(coversIntent("words-sorry", "How do I say sorry to Mrs Keane?")).toBe(true);
  expect(coversIntent("words-sorry", "why would I be saying sorry to him")).toBe(false);
  expect(coversIntent("words-self", "one sentence I could say to Mr Oakes on the phone")).toBe(false);
});

test("one sentence to say to somebody is given, whoever it is for", () => {
  expect(last("I drew a wrong map", "Can you give me one sentence I could say to Mr Oakes?")).toMatch(/“.+”/);
});

test("what was meant is said more simply, and not what can be tapped", () => {
  const before: Utterance[] = [
    { role: "person", text: "The farmer rang about my map. Should I ring him back tonight or on Monday?" },
    { role: "coach", text: aboutIntents.decide?.says[0] ?? "" },
  ];
  const replyTo = (text: string): string => guideReply([...before, { role: "person", text }], "seed");
  expect(replyTo("What do you mean, what I will be glad of a week from now?")).toMatch(
    /^I meant: think of the advice/,
  );
  expect(replyTo("What has that to do with 3000 leaflets?")).toMatch(
    /nothing to do with it|did not fit|sorry/i,
  );
});

test("an honest no has something to tap, and is not said twice", () => {
  const questions = [
    "where did the first heron come from",
    "where was the first pond dug",
    "where do the reeds come from",
  ];
  const talk = talkAfter("A heron emptied our pond", ...questions.map((one) => `${one}?`));
  const replies = talk.flatMap(({ role, text }) => (role === "coach" ? [text] : [])).slice(1);
  expect(replies.slice(1).map(isOffer)).toEqual([true, true]);
  expect(new Set(replies).size).toBe(3);
  expect(guideFollowUps(talk).length).toBeGreaterThanOrEqual(2);
});

test("every answer to tap after a no leads somewhere", () => {
  const known =
    /^(?:A short exercise, please|Please make the meditation|I just want to tell it|What can you do\?|Make it shorter|Get ready for it|Something else)$/;
  for (const { taps } of askingKinds)
    for (const tap of taps)
      expect([tap, known.test(tap) || tappedAnywhere(tap) !== undefined]).toEqual([tap, true]);
});

test("an honest no asks nothing", () => {
  for (const text of [...insteadOfNo, ...askingKinds.flatMap(({ says }) => says)])
    expect(text).not.toContain("?");
});

test("a question is about its own words, whatever their endings, and a slip does no harm", () => {
  expect(contentOf("Can you tell me how often I should be meditating?")).toEqual(
    contentOf("how often meditate"),
  );
  expect(contentOf("what do you mean?")).toEqual([]);
  expect(isSameWord("breath", "braeth")).toBe(true);
  expect(isSameWord("stop", "shop")).toBe(false);
  expect(isSameWord("cat", "car")).toBe(false);
});

test("to ask for a thing back is a matter of the neighbour and not of the doctor", () => {
  const actOf = (text: string): string =>
    readTalk(heldTalk("My neighbour sold the bench my father built", text).slice(0, -1)).now.act;
  expect(actOf("Should I go over and ask for it back?")).toBe("asks-advice");
  expect(actOf("My back is killing me, what do I take?")).toBe("medical");
});
