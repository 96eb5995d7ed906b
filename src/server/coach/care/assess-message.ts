import type { Utterance } from "#server/coach/coach.ts";
import { type Assessment, calm, type Tier } from "./care.ts";
import { speaksOfDeathElsewhere } from "./crisis-words-elsewhere.ts";
import { answerTo, asksAboutSafety } from "./direct-question.ts";
import { withoutIdioms } from "./idioms.ts";
import { plainText } from "./plain-text.ts";
import { signsOf, type Weighed, weigh } from "./weigh.ts";

const weight: Record<Tier, number> = { none: 0, check: 1, act: 2 };
const young =
  /\bi am (?:only |just )?(?:a )?(?:[7-9]|1[0-7])\b(?! (?:weeks|months|minutes|days|hours|years (?:into|sober|clean|older|in)))|\b(?:my (?:parents|mum|mom|stepdad|stepmum) (?:will not let|grounded)|in (?:year (?:[5-9]|1[0-3])|[5-9]th grade|middle school|high school))\b|\bi am in (?:school|secondary school)\b/;
/** How many of the person's earlier messages an oblique sign may lean on. */
const remembered = 6;
/** Longer texts (files) are read in whole but only so far that the rule stays quick. */
const readChars = 60_000;

/**
 * Our own rule over one message, in its conversation: what it may speak of and how grave it is. It reads plain,
 * coded, misspelt and negated wordings, takes harmless idioms out first and knows when the coach has just asked
 * about safety, so that a bare "yes" counts (its kind is then the state's, so `kind` is undefined).
 */
export function assessMessage(
  text: string,
  conversation: Utterance[] = [],
  read: (text: string) => Weighed[] = readSigns,
): Assessment {
  const plain = plainText(text.slice(0, readChars));
  const signs = read(text);
  const earlier = conversation.filter(({ role }) => role === "person").slice(-remembered);
  const heard =
    signs.length > 0
      ? weigh(
          signs,
          earlier.flatMap((one) => read(one.text)),
        )
      : calm;
  const answered = afterDirectQuestion(plain, conversation);
  const worst = weight[answered.tier] > weight[heard.tier] ? answered : heard;
  if (worst.tier === "none") return speaksOfDeathElsewhere(text.slice(0, readChars)) ? foreign() : calm;
  return { ...worst, minor: young.test(plain) };
}

const readSigns = (text: string): Weighed[] => signsOf(withoutIdioms(plainText(text.slice(0, readChars))));

/** Reads each text once, for who assesses a whole conversation message by message. */
export function readOnce(): (text: string) => Weighed[] {
  const known = new Map<string, Weighed[]>();
  return (text) => {
    const signs = known.get(text) ?? readSigns(text);
    known.set(text, signs);
    return signs;
  };
}

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
