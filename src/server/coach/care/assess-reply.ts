import { withoutIdioms } from "./idioms.ts";
import { plainText } from "./plain-text.ts";

/** Why a sentence of generated text may not be shown. `harm` ends the text, the others lose one sentence. */
export type ReplyFault = "harm" | "promise" | "diagnosis" | "medical-advice" | "prompt";

const faults: [ReplyFault, RegExp][] = [
  [
    "harm",
    /\byou should (?:just )?(?:die|kill yourself|end (?:it|your life)|hurt (?:him|her|them|yourself)|cut)\b|\b(?:go ahead and|best way to|easiest way to|how to|ways to|steps to) (?:kill|hang|drown|overdose|cut|end your life|hurt) ?(?:yourself|someone|him|her|them|deeply)?\b|\bkill yourself\b|\bno one would miss you\b|\b(?:better off|world is better) (?:dead|without you)\b/,
  ],
  [
    "harm",
    /\b(?:lethal|fatal|deadly) (?:dose|amount|combination)\b|\b\d+ ?(?:mg|milligrams?|grams?|pills|tablets)\b[^.]{0,600}\b(?:fatal|lethal|kill|overdose|die|death)\b|\b(?:noose|ligature|bleed out|slit (?:your|the) wrists?|carbon monoxide|exit bag|jump from (?:a|the))\b|\bsuicide (?:is|can be|may be) (?:an? )?(?:option|answer|solution|way out|understandable choice)\b/,
  ],
  [
    "promise",
    /\b(?:i|this|we|it|the (?:practice|meditation|exercise)) (?:promise|guarantee|will (?:definitely |certainly |surely )?(?:cure|heal|fix|solve|eliminate|erase|free you from|get rid of))\b|\byou will (?:definitely |certainly |soon |never )?(?:be (?:cured|healed|fine|okay|free of)|feel (?:better|calm|happy) (?:soon|again|after|in no time))\b|\bi (?:promise|guarantee)\b|\beverything will be (?:fine|okay|ok|alright)\b|\bit will (?:all )?go away\b/,
  ],
  [
    "diagnosis",
    /\b(?:you (?:clearly |probably |definitely |likely |may |might |seem to |appear to )?(?:have|suffer from|are suffering from|are (?:clearly |clinically )?)|it sounds like you have|this (?:is|sounds like|looks like|indicates|suggests)|these are (?:signs|symptoms) of|symptoms? of|you are) (?:a |an |classic |clinical |mild |severe |the |signs of |symptoms of ){0,6}(?:depress(?:ion|ed clinically)|major depress\w+|bipolar|ptsd|adhd|ocd|(?:generali[sz]ed |social )?anxiety disorder|panic disorder|personality disorder|borderline|narcissis\w+|autis\w+|schizo\w+|psychosis|an eating disorder|anorexia|heart (?:disease|condition)|hypertension|arrhythmia|afib|atrial fibrillation|sleep apn(?:o)?ea|clinically depressed)\b/,
  ],
  [
    "medical-advice",
    /\b(?:take|try|start|stop|increase|reduce|lower|double|skip|switch|use) (?:taking |your |a |an |the |some |up to )*(?:\d+ ?(?:mg|mcg|milligrams?|ml)|dose|dosage|medication|medicine|meds|antidepressants?|ssris?|benzodiazepines?|beta ?blockers?|melatonin|magnesium|valerian|ashwagandha|propranolol|xanax|diazepam|lorazepam|sertraline|fluoxetine|supplements?|cbd|psilocybin|pills|tablets)\b|\b\d+ ?(?:mg|milligrams?|mcg)\b|\byou (?:do not|don't) need (?:a |your |to see a )?(?:doctor|therapist|medication|professional)\b|\bno need (?:to see|for) (?:a |your )?(?:doctor|therapist|psychiatrist)\b/,
  ],
  [
    "prompt",
    /\b(?:my|the|these) (?:system (?:prompt|message)|(?:hidden |initial |original )?instructions (?:are|say|state|were))\b|\bas an ai language model\b|\bi (?:was|am|have been) instructed to\b|<\/?(?:system|person_message|passage|conversation|direction)[^>]*>|\bsk-[a-z0-9_-]{12,}/,
  ],
];

const replacements: Record<ReplyFault, string> = {
  harm: "I will not go further down that road with you. If any of this touches your own safety, please tell me straight out, or talk to someone now: [findahelpline.com](https://findahelpline.com).",
  promise: "How it will turn out I cannot know; we can look at what is here now.",
  diagnosis: "What to call this is for a doctor or another professional to say, not for me.",
  "medical-advice": "Questions about treatment belong with a doctor or a pharmacist.",
  prompt: "",
};

/** What is wrong with generated text, read by our own rule; undefined when nothing is. */
export function faultOf(text: string): ReplyFault | undefined {
  const plain = withoutIdioms(plainText(text));
  const raw = text.toLowerCase();
  return faults.find(
    ([kind, pattern]) => pattern.test(plain) || (kind === "prompt" && pattern.test(raw)),
  )?.[0];
}

/** The sentence of ours that takes the place of a withheld one; empty when it is simply left out. */
export const replacementFor = (fault: ReplyFault): string => replacements[fault];
