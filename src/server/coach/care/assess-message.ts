import type { Utterance } from "#server/coach/coach.ts";
import { type Assessment, type CareRule, calm, type Tier } from "./care.ts";
import { answerTo, asksAboutSafety } from "./direct-question.ts";
import { withoutIdioms } from "./idioms.ts";
import { plainText } from "./plain-text.ts";
import { checkRules } from "./rules-check.ts";
import { meansRules } from "./rules-means.ts";
import { medicalEmergencyRules } from "./rules-medical.ts";
import { otherLanguages } from "./rules-other-languages.ts";
import { abuseRules, someoneElseRules, violenceRules } from "./rules-others.ts";
import { plainSigns } from "./rules-plain-signs.ts";
import { selfHarmRules } from "./rules-self-harm.ts";
import { suicideRules } from "./rules-suicide.ts";
import { widerSuicideRules } from "./rules-suicide-wider.ts";
import { weigh } from "./weigh.ts";

const rules: CareRule[] = [
  ...someoneElseRules,
  ...medicalEmergencyRules,
  ...violenceRules,
  ...meansRules,
  ...suicideRules,
  ...widerSuicideRules,
  ...selfHarmRules,
  ...abuseRules,
  ...plainSigns,
  ...checkRules,
];

const weight: Record<Tier, number> = { none: 0, check: 1, act: 2 };
const denied = /\b(?:not|never|no longer|nor|without|stopped)(?: (?:\w+ ){0,3})?$/;
const ownNot =
  /\bnot (?:only|just|promise|guarantee|trust|say|stop|help|stopped|quit|shake|escape|get rid|get away|know (?:if|why|whether|how)|sure|understand)\b(?: \w+){0,3} ?$/;
const young =
  /\bi am (?:only |just )?(?:a )?(?:[7-9]|1[0-7])\b(?! (?:weeks|months|minutes|days|hours|years (?:into|sober|clean|older|in)))|\b(?:my (?:parents|mum|mom|stepdad|stepmum) (?:will not let|grounded)|in (?:year (?:[5-9]|1[0-3])|[5-9]th grade|middle school|high school))\b|\bi am in (?:school|secondary school)\b/;
/** Longer texts (files) are read in whole but only so far that the rule stays quick. */
const readChars = 60_000;

/**
 * Our own rule over one message, in its conversation: what it may speak of and how grave it is. It reads plain,
 * coded, misspelt and negated wordings, takes harmless idioms out first and knows when the coach has just asked
 * about safety, so that a bare "yes" counts (its kind is then the state's, so `kind` is undefined).
 */
export function assessMessage(text: string, conversation: Utterance[] = []): Assessment {
  const plain = plainText(text.slice(0, readChars));
  const left = withoutIdioms(plain);
  const weighedUp = weigh(left);
  const ruled = process.env["NEW_ONLY"] ? calm : gravest(left);
  const heard = weight[ruled.tier] > weight[weighedUp.tier] ? ruled : weighedUp;
  const answered = afterDirectQuestion(plain, conversation);
  const worst = weight[answered.tier] > weight[heard.tier] ? answered : heard;
  if (worst.tier === "none") return otherLanguages.some((sign) => sign.test(plain)) ? foreign() : calm;
  return { ...worst, minor: young.test(plain) };
}

function gravest(plain: string): Assessment {
  let worst: Assessment = calm;
  for (const rule of rules) {
    const tier = tierOf(rule, plain);
    if (weight[tier] <= weight[worst.tier]) continue;
    worst = { ...calm, tier, kind: rule.kind, heard: rule.heard, urgent: rule.urgent === true };
  }
  return worst;
}

/** A rule's tier for the text: its full tier as soon as one match stands without a "not" before it. */
function tierOf(rule: CareRule, plain: string): Tier {
  let tier: Tier = "none";
  for (const match of plain.matchAll(new RegExp(rule.pattern, "g"))) {
    const before = plain.slice(Math.max(0, match.index - 40), match.index);
    const isDenied = rule.negated !== undefined && denied.test(before) && !ownNot.test(before);
    const found = isDenied && rule.negated !== undefined ? rule.negated : rule.tier;
    if (weight[found] > weight[tier]) tier = found;
  }
  return tier;
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
