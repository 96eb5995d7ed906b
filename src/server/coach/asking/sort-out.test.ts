import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { guideFollowUps } from "#server/coach/guide/follow-ups.ts";
import { isOffer } from "#server/coach/guide/offer/is-offer.ts";
import { moveWords } from "#server/coach/guide/words/move-words.ts";
import { stationOf } from "#server/coach/hour/read-hour.ts";
import { intents } from "#server/coach/intent/intents.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { noneOfThese, sortingIn, sortings, sortingsFrom, tapsForLikely } from "./sort-out.ts";

const unclear = ["A heron emptied our pond", "and if they all stare?"] as const;

test("what could not be told apart is sorted by a tap, and nothing is refused", () => {
  const talk = heldTalk(...unclear);
  const reply = talk.at(-1)?.text ?? "";
  expect(isOffer(reply)).toBe(true);
  const taps = guideFollowUps(talk);
  expect(taps.length).toBeGreaterThanOrEqual(2);
  for (const tap of taps.slice(0, 1)) expect(sortingIn(tap)?.text).toBe(tap);
});

test("what is tapped is gone on with: a station of the hour, or the answer to what was asked before", () => {
  const chosen = readTalk(heldTalk(...unclear, "Help me decide").slice(0, -1)).now;
  expect([chosen.act, chosen.chosen]).toEqual(["chooses", "decide"]);
  const asked = readTalk(heldTalk(...unclear, "Something about you").slice(0, -1)).now;
  expect([asked.wanted, asked.met]).toEqual(["guide", unclear[1]]);
});

test("the same words tapped elsewhere mean what they always did, and no earlier message", () => {
  const exercise = readTalk(heldTalk("I hated the sea part", "A short exercise, please").slice(0, -1)).now;
  expect([exercise.act, exercise.met]).toEqual(["wants-practice", "A short exercise, please"]);
  const none = readTalk(
    heldTalk("My manager took my work apart.", "How I feel", noneOfThese).slice(0, -1),
  ).now;
  expect(none.act).not.toBe("means-none");
});

test("whoever meant none of these hears that there are no words for it", () => {
  const reply = heldTalk(...unclear, noneOfThese).at(-1)?.text ?? "";
  expect(moveWords.giveUp.some((text) => reply.includes(text))).toBe(true);
});

test("everything that can be asked for has something to tap, which leads to a station there is", () => {
  for (const intent of intents) if (intent !== "none") expect(tapsForLikely([intent])).toHaveLength(2);
  for (const { leads } of sortings) if (leads.to !== undefined) expect(stationOf(leads.to).id).toBe(leads.to);
});

test("a row that cannot be read is named by its line", () => {
  expect(() => sortingsFrom("for decide")).toThrow("line 1: it stands before the first heading");
  expect(() => sortingsFrom("# Help me\nfor deciding")).toThrow('line 2: "deciding" is no intent');
  expect(() => sortingsFrom("# Help me\nwhen decide")).toThrow('line 2: "when" does not belong here');
  expect(() => sortingsFrom("# Help me\nfor decide\nto decide")).toThrow(
    'nothing can be tapped for "words-sorry"',
  );
});
