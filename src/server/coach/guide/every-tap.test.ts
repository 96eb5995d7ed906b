import { expect, test } from "vitest";
import { backToQuestion } from "#server/coach/arc/in-hour.ts";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { askingKinds } from "#server/coach/asking/read-asking.ts";
import { sortings } from "#server/coach/asking/sort-out.ts";
import { openIn, stations } from "#server/coach/hour/read-hour.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { afterCheckIn, afterWriting, followUpsByAsked } from "./follow-ups.ts";
import { moveFor } from "./moves.ts";
import { vague } from "./offer/find-offers.ts";
import { farWords, nearWords, restWords } from "./offer/offer-words.ts";
import { firstWordsOnIt, plainWordsOnIt } from "./words/acknowledgements.ts";
import { closingTaps } from "./words/closing-words.ts";
import { givenWords, unsureOfGiven } from "./words/given-words.ts";

const story = "My sister Ann sold the boat our father built, and she told nobody.";
/** Where each thing stands just above. */
const beginnings = {
  told: [story],
  sentence: [story, "Find words to say it", "Ann, you should have asked me."],
  practice: [story, "A short exercise, please"],
  script: [story, "It was his last one.", "Please make the meditation"],
  answer: [story, "What is a body scan?"],
} as const;

const ofHour = [...stations.values()].flatMap((station) =>
  station.kind === "choice" ? station.taps.map(({ text }) => text) : [],
);
/** What is told by a tap is told: a step's answer is met with a word on it. */
const anywhere = [
  ...new Set([
    ...ofHour,
    ...sortings.map(({ text }) => text).filter((text) => !vague.has(text)),
    ...askingKinds.flatMap(({ taps }) => taps),
    ...Object.values(closingTaps).flat(),
    ...afterWriting,
    ...followUpsByAsked.writing.slice(1),
    ...followUpsByAsked.none,
    ...followUpsByAsked.offer.slice(0, 2),
  ]),
];
/** What leads nowhere: that it is not known, or that it was merely read. */
const leadsNowhere = [...firstWordsOnIt, ...plainWordsOnIt];
const isNotSure = [...nearWords, ...farWords, ...restWords];

function replyTo(before: readonly string[], tap: string): string {
  const talk = heldTalk(...before, tap);
  const move = moveFor(readTalk(talk.slice(0, -1)).now.act, readTalk(talk.slice(0, -1)).place);
  return move === "change-meditation" || move === "make-meditation"
    ? "a meditation"
    : (talk.at(-1)?.text ?? "");
}
const isNowhere = (reply: string): boolean =>
  leadsNowhere.some((text) => reply.startsWith(text)) || isNotSure.some((text) => reply.includes(text));

test("a tap does what it says, after anything", () => {
  const wrong = anywhere.filter((tap) => isNowhere(replyTo(beginnings.told, tap)));
  expect(wrong).toEqual([]);
});

test.each(["sentence", "practice", "script", "answer"] as const)(
  "what can be tapped under a given thing is about that thing: %s",
  (given) => {
    const rows = [...Object.values(givenWords[given] ?? {}), ...[unsureOfGiven[given] ?? []].flat()];
    const taps = [
      ...new Set([...rows.flatMap((row) => row.taps), ...(given === "practice" ? afterCheckIn : [])]),
    ];
    expect(taps.length).toBeGreaterThan(0);
    expect(taps.filter((tap) => isNowhere(replyTo(beginnings[given], tap)))).toEqual([]);
  },
);

test("who goes back to the question finds it there, also after choosing to tell", () => {
  const talk = heldTalk(
    story,
    "Find words to say it",
    "Ann, you should have asked me.",
    "Does the harbour close in May?",
    backToQuestion,
  );
  expect(openIn(talk.at(-1)?.text ?? "")).toBeDefined();
  const told = heldTalk(
    story,
    "I just want to tell it",
    "Find words to say it",
    "What is a keel?",
    backToQuestion,
  );
  expect(openIn(told.at(-1)?.text ?? "")).toBeDefined();
});
