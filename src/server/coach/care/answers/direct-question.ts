import { type AnswerSign, answerSignsOf } from "./answer-signs.ts";

/** What a person's words say to "are you thinking of ending your life?". */
export type SafetyAnswer = "yes" | "no" | "unsafe" | "unsure" | "none";

const yes =
  /^(?:yes|yeah|yea|yep|yup|i am(?= |$)(?! (?:in|from|at|here|fine|ok|okay|safe|not|so sorry)\b)(?:$|[.,!])|i do\b(?! not)|i have\b(?=$|[.,!])|i might|sometimes|a lot|every (?:day|night)|often|all the time|kind of|kinda|sort of|sorta|a bit|a little|most days|honestly yes|i guess so|i think so|probably|true|right now)\b/;
const unsafe =
  /\b(?:can not|do not|not able to|can't) (?:guarantee|promise)\b|\bi am not safe\b|\bnot really safe\b|\bnot safe\b/;
/** What follows a "no" and takes some of it back. */
const hedge =
  /\b(?:sometimes|not (?:today|tonight|yet|now|right now|this week)|(?:today|tonight) (?:no|not)|would not do it|not (?:going to )?(?:do|doing) (?:it|anything) (?:while|until|unless|as long|because)|while (?:the|my) (?:kids|children|dog|cat|mum|mom)|unless|no plans? (?:yet|right now)|thought about (?:how|where|when|it)|does not matter (?:any ?more|now)|nobody would|no one would|would not (?:mind|matter|care)|wish i|better off|not (?:afraid|scared) (?:to|of) (?:die|dying|death)|not (?:want|wanting) to (?:live|be here|be alive|exist|wake))\b/;

const dying =
  "(?:die|dying|dead|death|suicid\\w*|kill\\w*|hurt\\w*|harm\\w*|hit\\w*|punch\\w*|end(?:ing)? (?:my life|it all|it|anything|things)|in (?:any )?danger|violen\\w*|selfharm\\w*|cut\\w*)";
// Nothing else may stand between: "not sure I want to die" and "do not want to stop hurting myself" deny nothing.
const between =
  "(?:(?:to|of|about|any|ever|actually|be|having|do|anything|like|thoughts|feeling|the idea|that) ){0,4}";
const adverb = "(?:really |actually |definitely |honestly |just |certainly |even |ever )?";
/** What is denied of somebody else; to be watched or not heard is another matter. */
const harming =
  "(?:doing (?:anything|something) (?:bad )?to|(?:hurt|harm|hit|beat|abus|threaten|forc|attack|bully|bulli|frighten)\\w*)";
/** Clauses in which a person says that there is no danger, or asks back how one came to think so. */
const denials = [
  `\\bi (?:am|was) ${adverb}not (?:going to|about to|thinking (?:about|of)|planning (?:to|on)?|having|feeling|trying to|wanting to)? ?${between}${dying}(?: (?:\\w+self|anyone|anybody))?(?: or anything|,? and not \\w+self(?: either)?)?\\b`,
  `\\bi (?:do|did|would|will|have) ${adverb}(?:not|never) ${adverb}(?:want(?:ed)?|wish|plan|intend|mean|think|thought|had|have(?! to)) ${between}${dying}(?: (?:\\w+self|anyone|anybody))?\\b`,
  `\\bi (?:do|did|would|will|have|could) ${adverb}(?:not|never) ${adverb}(?:hurt|harm|kill|hit|cut)\\w* (?:\\w+self|anyone|anybody|a (?:fly|soul)|him|her|them)\\b`,
  `\\bi (?:am|was) not (?:(?:going|planning|about) to (?:do|try)|thinking (?:about|of)|planning(?: on)?) (?:it|that|this|anything)(?: (?:stupid|silly|to myself))?(?=[.!?;,]|$)`,
  `\\bi (?:would|will|have) never(?: (?:do|have|did) (?:that|it|so))?(?=[.!?;,]| ~|$)`,
  `\\bi never (?:have|would|will|did)\\b(?=[.!?;,]| ~|$)`,
  `\\bno (?:suicidal )?(?:(?:thoughts?|plans?|intentions?|wish) (?:of|to|about) ${between}${dying}(?: \\w+self)?\\b|(?:suicidal thoughts?|danger)(?=[.!?;,]|$))`,
  `\\b(?:nobody|no one|none of us)(?: here)? (?:is|was) (?:\\w+ )?${dying}(?: (?:me|anyone|anybody|themselves))?\\b`,
  `\\b(?:nobody|no one|none of (?:us|them))(?: here| at home| else)? (?:is |was |has |have |does |did |would |will )?(?:ever |been ){0,2}${harming} (?:me|us|anyone|anybody)\\b`,
  `\\bthere (?:is|was) (?:really |absolutely |definitely )?no (?:\\w+ )?(?:abuse|violence|assault|threats?)\\b`,
  `\\bi (?:am|was) ${adverb}not (?:being )?(?:abused|beaten|harmed|threatened|controlled|forced|attacked|bullied)\\b`,
  `\\bnot suicid\\w*(?: or anything)?\\b(?=[.!?;,]|$)`,
  `\\b(?:how|why|where) (?:on earth )?(?:did|do|would|are) (?:you|they|people|everyone) [^.!?;]{0,40}?\\b(?:suicid\\w*|danger|ask\\w*|think\\w*)\\b[^.!?;]{0,40}\\?`,
].map((source) => new RegExp(source, "g"));

/**
 * A plain text without its denials of danger, as the rules should read what is left; undefined when it denies nothing,
 * or takes a denial half back.
 */
export function withoutDenials(plain: string): string | undefined {
  if (hedge.test(plain) || /\bbut (?:i|it|there|sometimes|maybe)\b/.test(plain)) return undefined;
  let left = plain;
  for (const denial of denials) left = left.replace(denial, " ~ ");
  return left === plain ? undefined : left.replace(/\s+/g, " ").trim();
}

/** Signs of not knowing, of not wanting to say and of having nobody: beside them a "no" says nothing. */
const undenying: AnswerSign[] = ["unknown", "refusal", "forsaken", "hedge"];

/** Reads an answer to the direct question; `plain` as `plainText` leaves it. Unknown is not no, and is tested first. */
export function answerTo(plain: string): SafetyAnswer {
  if (unsafe.test(plain)) return "unsafe";
  const signs = answerSignsOf(plain);
  const isNo =
    signs.has("denial") || signs.has("safe") || signs.has("alive") || withoutDenials(plain) !== undefined;
  if (undenying.some((sign) => signs.has(sign))) return yes.test(plain) && !isNo ? "yes" : "unsure";
  if (isNo) return "no";
  return yes.test(plain) ? "yes" : "none";
}
