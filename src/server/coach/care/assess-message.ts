import type { Utterance } from "#server/coach/coach.ts";
import { type Assessment, calm, type Tier } from "./care.ts";
import { speaksOfDeathElsewhere } from "./crisis-words-elsewhere.ts";
import { answerTo, asksAboutSafety } from "./direct-question.ts";
import { sensed } from "./families.ts";
import { isLongPast } from "./harmless-frames.ts";
import { withoutIdioms } from "./idioms.ts";
import { plainText } from "./plain-text.ts";
import { askFrom, calmBelow, type Reading, readingOf } from "./reader/taught-reader.ts";
import { signsOf, type Weighed, weigh } from "./weigh.ts";

const weight: Record<Tier, number> = { none: 0, check: 1, act: 2 };
const young =
  /\bi am (?:only |just )?(?:a )?(?:[7-9]|1[0-7])\b(?! (?:weeks|months|minutes|days|hours|years (?:into|sober|clean|older|in)))|\b(?:my (?:parents|mum|mom|stepdad|stepmum) (?:will not let|grounded)|in (?:year (?:[5-9]|1[0-3])|[5-9]th grade|middle school|high school))\b|\bi am in (?:school|secondary school)\b/;
/** How many of the person's earlier messages an oblique sign may lean on. */
const remembered = 6;
/** Longer texts (files) are read in whole but only so far that the rule stays quick. */
const readChars = 60_000;
/** The taught reader knows messages; what is longer is a document, which the rows alone read. */
const messageChars = 4000;

/**
 * Our own rule over one message, in its conversation: what it may speak of and how grave it is. It reads plain,
 * coded, misspelt and negated wordings, takes harmless idioms out first and knows when the coach has just asked
 * about safety, so that a bare "yes" counts (its kind is then the state's, so `kind` is undefined). Where the rows
 * find nothing the taught reader may still ask a question, and it may withdraw theirs; what they find grave stands.
 */
export function assessMessage(
  text: string,
  conversation: Utterance[] = [],
  read: (text: string) => Read = readOnce(),
): Assessment {
  const { plain, signs, reading } = read(text);
  const earlier = conversation.filter(({ role }) => role === "person").slice(-remembered);
  const heard =
    signs.length > 0
      ? weigh(
          signs,
          earlier.flatMap((one) => read(one.text).signs),
        )
      : calm;
  const isMild = heard.tier === "check" && reading !== undefined && reading.score < calmBelow;
  const answered = afterDirectQuestion(plain, conversation);
  const worst = weight[answered.tier] > weight[heard.tier] ? answered : isMild ? calm : heard;
  if (worst.tier !== "none") return { ...worst, minor: young.test(plain) };
  if (speaksOfDeathElsewhere(text.slice(0, readChars))) return foreign();
  return reading && reading.score >= askFrom ? asked(reading, young.test(plain)) : calm;
}

/** One text as the rule reads it; a text too long for a message (a file) has no reading. */
interface Read {
  plain: string;
  signs: Weighed[];
  reading: Reading | undefined;
}

function readText(text: string): Read {
  const plain = plainText(text.slice(0, readChars));
  return {
    plain,
    signs: isLongPast(plain) ? [] : signsOf(withoutIdioms(plain)),
    reading: text.length > messageChars || isLongPast(plain) ? undefined : readingOf(withoutIdioms(plain)),
  };
}

/** Reads each text once, for who assesses a whole conversation message by message. */
export function readOnce(): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const one = known.get(text) ?? readText(text);
    known.set(text, one);
    return one;
  };
}

const asked = ({ kind }: Reading, minor: boolean): Assessment => ({
  ...calm,
  tier: "check",
  kind,
  heard: sensed[kind],
  minor,
});

function afterDirectQuestion(plain: string, conversation: Utterance[]): Assessment {
  const last = conversation.findLast((utterance) => utterance.role === "coach");
  if (!last || !asksAboutSafety(last.text)) return calm;
  const answer = answerTo(plain);
  if (answer === "yes") return { ...calm, tier: "act", heard: "that the answer is yes" };
  if (answer === "unsure") return { ...calm, tier: "check", heard: "that you are not sure" };
  return calm;
}

const foreign = (): Assessment => ({
  ...calm,
  tier: "act",
  kind: "suicide",
  heard: "thoughts of ending your life",
  otherLanguage: true,
});
