import type { Act } from "#server/coach/act/acts.ts";
import { isNearAnswered } from "#server/coach/act/read-act.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import { coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { type AnswerSign, answerSignsOf } from "./answers/answer-signs.ts";
import { isQuestion, questionsAskedIn } from "./answers/asked-back.ts";
import { answerTo, withoutDenials } from "./answers/direct-question.ts";
import { countryNamed } from "./answers/find-help.ts";
import { ownWordsOf } from "./answers/own-words.ts";
import { putsRight } from "./answers/put-right.ts";
import { withoutLaughs } from "./answers/without-laughs.ts";
import { assessMessage, type ReadText } from "./assessing/assess-message.ts";
import { plainText } from "./assessing/plain-text.ts";
import type { Assessment, Tier } from "./care.ts";
import { classifierBounds } from "./classifier/message-classifier.ts";
import type { Danger } from "./policy.ts";
import { sensed, sensedOfNoKind } from "./words/families.ts";

/** What our own rules make of a message: the danger in it, how it answers, and what it asks back. */
export interface HeardMessage {
  tier: Tier;
  /** The danger it speaks of; nothing for tier none. */
  danger: Danger | undefined;
  /** The family of the gravest sign; nothing where the classifier alone heard it. */
  sign: string | undefined;
  /** No sign of a danger stands in it: the classifier alone heard it. */
  isSensed: boolean;
  /** The classifier alone heard it, and nothing in it says which danger it is. */
  isUnnamed: boolean;
  /** A phrase in the second person that names what was heard and fits after "I hear". */
  heard: string;
  /** Words of the person's that can be said back; nothing when none are safe, or nothing was heard. */
  words: string | undefined;
  isYoung: boolean;
  /** The language, when it is not English. */
  language: string | undefined;
  /** Danger was heard in a language that is known from a list of phrases only. */
  elsewhere: string | undefined;
  /** The country it names as the person's own. */
  country: string | undefined;
  says: "yes" | "no" | "nothing";
  /** A denial that nothing takes back, in a message that reads calm. */
  isDenial: boolean;
  /** A denial that names what it denies, says that all is well, or tells what was meant. */
  isDenialOutright: boolean;
  /** Says that they are not safe, or promise nothing. */
  isUnsafe: boolean;
  /** Not knowing, taking half back, having nobody, or silence. */
  isUnclear: boolean;
  isRefusal: boolean;
  isAfraid: boolean;
  isGoodbye: boolean;
  /** Says that it was meant otherwise, in a message that reads calm. */
  isCorrection: boolean;
  /** Puts a misreading right in words that no row foresees, in a message that reads calm, after care has asked. */
  isPutRight: boolean;
  /** The same, with more than a no: what was meant is told ("he's my cat"). */
  isExplained: boolean;
  isBetter: boolean;
  isWorse: boolean;
  /** Says something, and nothing that sounds of danger. */
  isCalm: boolean;
  /** A few words, as in an answer. */
  isBrief: boolean;
  /** Fewer still: an answer, and nothing told beside it. */
  isBare: boolean;
  /** The classifier hears something in it, if too little to ask. */
  isHeavy: boolean;
  /** How much it hears (a logit); nothing in what is too long for a message. */
  gravity: number | undefined;
  asksForScript: boolean;
  asksForGrounding: boolean;
  /** The person's own questions, by the names of their answers. */
  asksBack: string[];
  /** A sentence of it has the form of a question, whether an answer is known or not. */
  isAsking: boolean;
  /** The ordinary coach has an answer to what it asks. */
  isForCoach: boolean;
  /** What it states of its own accord. */
  statements: ReadonlySet<AnswerSign>;
  facts: {
    /** Something was taken, or a wound is there. */
    isTakenOrHurt: boolean;
    /** A wound is told of lightly, after care has asked; it counts where a danger of one's own doing stands. */
    isWounded: boolean;
    /** Means are at hand, or the person is at a place. */
    isAtHand: boolean;
  };
}

const yes =
  /^(?:yes|yeah|yea|yep|yup|yh|ye|ya|aye|sure(?! not)|of course(?! not)|(?:i (?:do|am|have)|she is|he is|they are|it is|somebody is|someone is)(?=$|[.,!])|a bit|a little|kind of|sort of|sometimes|i think so|i guess so|probably|most days|all the time|right now)\b/;
const plainYes = /^(?:yes|yeah|yea|yep|yup|yh|ye|aye)\b/;
const no =
  /^(?:(?:well|um|uh|oh|god|honestly),? )?(?:no|nope|nah|naw|not|never|no one|nobody|none|nothing|neither|(?:i (?:do|am|have|can|will)|it is|they are|she is|he is|there is) (?:not|no one)(?=$|[.,!]))\b/;
const undenying: readonly AnswerSign[] = ["unknown", "refusal", "forsaken", "hedge"];

/** Our own question, where it was asked in another chat. */
const askedElsewhere: Utterance = { role: "coach", text: "", isCare: true };

/**
 * Reads a message where it is said: after these earlier ones, of which `isCare` marks our own care; `isAsked` where care
 * has asked, in whatever chat. Needs no model and no network and takes some milliseconds. `read` is for who measures
 * how another reader would do.
 */
export function readMessage(
  text: string,
  earlier: readonly Utterance[],
  isAsked = false,
  read?: ReadText,
): HeardMessage {
  const conversation = isAsked ? [...earlier, askedElsewhere] : [...earlier];
  const plain = plainText(text.slice(0, longest));
  const meant = withoutLaughs(plain);
  const signs = answerSignsOf(meant);
  const assessment = withSigns(assessMessage(text, conversation, read), signs);
  const isYoung = assessment.minor || (signs.has("young") && !signs.has("adult"));
  const answer = answerTo(meant);
  const isCalmReading = (assessment.gravity ?? Number.POSITIVE_INFINITY) < classifierBounds.calmBelow;
  const isUndenying = undenying.some((sign) => signs.has(sign));
  const isSilent = !/[\p{L}\p{N}]/u.test(plain);
  const language = otherLanguageOf(text);
  const isBrief = plain.split(" ", briefWords + 1).length <= briefWords;
  // Who explains and goes on with what they had asked puts it right all the same: what is asked is no part of the answer.
  const said = sentencesIn(text).filter((sentence) => !isOpenQuestion(sentence));
  const putRight = isAsked ? putsRight(said.join(" ") || text) : "unclear";
  const isExplained = putRight === "yes" && language === undefined && tellsMoreThanNo(meant);
  const isDenial = answer === "no" && isCalmReading && putRight !== "no";
  const asked = sentencesIn(text).filter(isOpenQuestion).slice(-2);
  const asksBack = questionsAskedIn(text, signs);
  const isCalm = assessment.tier === "none" && isCalmReading && !isSilent && !isUndenying;
  return {
    tier: assessment.tier,
    danger: assessment.tier === "none" ? undefined : dangerOf(assessment, signs, isYoung),
    sign: assessment.sign,
    isSensed: assessment.isSensed && !isOfBody(signs) && !signs.has("place") && !signs.has("means"),
    isUnnamed: assessment.isUnnamed,
    heard: assessment.heard,
    words: assessment.tier === "none" ? undefined : ownWordsOf(text),
    isYoung,
    language,
    elsewhere: assessment.elsewhere,
    country: countryNamed(text)?.code,
    says: saidTo(meant, answer, isBrief),
    isDenial,
    isDenialOutright:
      isDenial &&
      (isExplained || signs.has("safe") || signs.has("alive") || withoutDenials(meant) !== undefined),
    isUnsafe: answer === "unsafe",
    isUnclear: answer === "unsure" || isSilent,
    isRefusal: signs.has("refusal"),
    isAfraid: signs.has("fear"),
    isGoodbye: signs.has("goodbye"),
    isCorrection:
      signs.has("correction") && (isCalmReading || signs.has("past")) && !isUndenying && putRight !== "no",
    isExplained: isExplained && isCalm && !isRefused(signs),
    isPutRight: putRight === "yes" && isCalm && !isRefused(signs) && asksBack.length === 0 && said.length > 0,
    isBetter: signs.has("better") && answer !== "unsure",
    isWorse: (signs.has("worse") || no.test(meant)) && !signs.has("better"),
    isCalm,
    isBrief,
    isBare: plain.split(" ", bareWords + 1).length <= bareWords,
    isHeavy: assessment.tier !== "none" || !isCalmReading,
    gravity: assessment.gravity,
    asksForScript: signs.has("asks-script"),
    asksForGrounding: signs.has("asks-grounding"),
    asksBack,
    isAsking: asked.length > 0,
    isForCoach: asked.some((sentence) => coachAnswers.some((act) => isNearAnswered(act, sentence))),
    statements: signs,
    facts: {
      isTakenOrHurt:
        (!isCalmReading && isOfBody(signs)) || (isAsked && signs.has("taken") && !signs.has("past")),
      isWounded: isAsked && signs.has("wounded") && !signs.has("past"),
      isAtHand: !isCalmReading && (signs.has("place") || signs.has("means")),
    },
  };
}

/** A bare no answers the question that was asked, whichever it was; "no, he's my cat" tells what was meant. */
const tellsMoreThanNo = (plain: string): boolean =>
  plain
    .split(/[.!?,;\n]/)
    .map((clause) => clause.trim().replace(bareNo, "").trim())
    .some((rest) => rest.split(" ").length > 1 && !saysOnlyNo.test(rest));
const bareNo = /^(?:(?:no|nope|nah|naw|what|oh|god|please|well)\b ?)+/;
const saysOnlyNo =
  /^(?:not\b|never\b|i (?:am|was|do|did|have|will|would|could|can) (?:really |just )?(?:not|never)\b|(?:i am|it is|that is|all is|everything is) (?:all )?(?:fine|ok|okay|good|right|alright|well|safe)\b|of course\b|thank)/;

/** Nothing is put right by who will not say, is afraid, or takes leave. */
const isRefused = (signs: ReadonlySet<AnswerSign>): boolean =>
  signs.has("refusal") || signs.has("fear") || signs.has("goodbye");

/** "Happy?" and "so what?" want no answer. */
const isOpenQuestion = (sentence: string): boolean =>
  isQuestion(sentence) && plainWords(coreOf(sentence)).length >= openQuestionWords;
const openQuestionWords = 3;

/** Acts to which the ordinary coach has fixed answers. */
const coachAnswers: readonly Act[] = ["asks-product", "asks-how", "asks-meaning"];

/** A child who is being hurt, or a wound now: at least asked about, also where the classifier hears little. */
function withSigns(found: Assessment, signs: ReadonlySet<AnswerSign>): Assessment {
  if (found.tier !== "none" && found.tier !== "faint") return found;
  if (signs.has("other-child"))
    return {
      ...found,
      tier: "check",
      kind: "child",
      isSensed: false,
      isUnnamed: false,
      heard: sensed.child,
    };
  if (signs.has("in-danger") && !signs.has("denial"))
    return { ...found, tier: "act", kind: "abuse", isSensed: false, isUnnamed: true, heard: sensedOfNoKind };
  const isWound =
    signs.has("hurt") && !signs.has("past") && (found.gravity ?? 0) >= classifierBounds.calmBelow;
  return isWound
    ? {
        ...found,
        tier: "check",
        kind: "medical-emergency",
        isSensed: false,
        isUnnamed: false,
        heard: "of a wound",
      }
    : found;
}

/** An answer to a question beside a reply has so many words at most, where it says nothing else. */
const briefWords = 8;
const bareWords = 5;

/** Longer texts are files; an answer is looked for in their beginning. */
const longest = 8000;

function saidTo(plain: string, answer: ReturnType<typeof answerTo>, isBrief: boolean): HeardMessage["says"] {
  if (answer === "yes" || (answer !== "unsafe" && yes.test(plain))) return "yes";
  if (answer === "no" || no.test(plain)) return "no";
  // "Fine. Yes. Friday." answers in its second word.
  const [, ...later] = isBrief ? plain.split(/[.!?;,\n]/).map((one) => one.trim()) : [];
  return answer === "none" && later.some((clause) => plainYes.test(clause)) ? "yes" : "nothing";
}

/** Something was taken, or a wound is there, and not years ago. */
const isOfBody = (signs: ReadonlySet<AnswerSign>): boolean =>
  (signs.has("taken") || signs.has("hurt")) && !signs.has("past");

/** Kinds in which a wound is another person's. */
const ofAnother = new Set<Assessment["kind"]>(["someone-else", "violence"]);

/** Families of signs that speak of a plan, of means, or of an attempt. */
const ofPlans = new Set(["plan", "means", "method", "attempt"]);

function dangerOf(
  { kind, sign, tier, isUnnamed }: Assessment,
  signs: ReadonlySet<AnswerSign>,
  isYoung: boolean,
): Danger {
  if (signs.has("other-child")) return "child-harmed";
  if (tier === "act" && isOfBody(signs) && (isUnnamed || !ofAnother.has(kind))) return "taken-or-hurt";
  if (isUnnamed) return signs.has("voices") ? "voices" : "unnamed";
  switch (kind) {
    case "someone-else":
      return "someone-else";
    case "child":
      return signs.has("adult") ? "partner-violence" : "child-harmed";
    case "abuse":
      return (signs.has("child") || isYoung) && !signs.has("adult") ? "child-harmed" : "partner-violence";
    case "violence":
      return signs.has("voices") ? "voices" : "harm-to-others";
    case "losing-touch":
      return "voices";
    case "medical-emergency":
      if (isOfBody(signs)) return "taken-or-hurt";
      return signs.has("taken") && signs.has("past") ? "wish-to-die" : "medical-emergency";
    case "eating":
      return "eating";
    case "self-harm":
      return isOfBody(signs) ? "taken-or-hurt" : "self-harm";
    default:
      if (signs.has("voices")) return "voices";
      return tier === "act" &&
        (ofPlans.has(sign ?? "") || signs.has("place") || signs.has("means") || signs.has("doing"))
        ? "plan-or-means"
        : "wish-to-die";
  }
}
