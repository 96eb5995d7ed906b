import { answerTo, withoutDenials } from "#server/coach/care/answers/direct-question.ts";
import { type Assessment, calm, type Tier } from "#server/coach/care/care.ts";
import {
  classifierBounds,
  classifierDoubt,
  type Reading,
  readingOf,
} from "#server/coach/care/classifier/message-classifier.ts";
import { speaksOfDeathIn } from "#server/coach/care/words/crisis-words-elsewhere.ts";
import { isMeasured, ofDying, ofTheBody, sensed, sensedOfNoKind } from "#server/coach/care/words/families.ts";
import { isLongPast } from "#server/coach/care/words/harmless-frames.ts";
import { withoutIdioms } from "#server/coach/care/words/idioms.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { once } from "#server/coach/reading/once.ts";
import { plainText } from "./plain-text.ts";
import { signsOf, type Weighed, weigh } from "./weigh.ts";

const weight: Record<Tier, number> = { none: 0, faint: 1, check: 2, act: 3 };
const young =
  /\bi am (?:only |just )?(?:a )?(?:[7-9]|1[0-7])\b(?! (?:weeks|months|minutes|days|hours|years (?:into|sober|clean|older|in)))|\b(?:my (?:parents|mum|mom|stepdad|stepmum) (?:will not let|grounded)|in (?:year (?:[5-9]|1[0-3])|[5-9]th grade|middle school|high school))\b|\bi am in (?:school|secondary school)\b/;
/** How many earlier messages an oblique sign may lean on, and after how many replies a question about safety is over. */
const remembered = 6;
/** Longer texts (files) are read in whole but only so far that the rule stays quick. */
const readChars = 60_000;
/** The classifier knows messages; what is longer is a document, which the rows alone read. */
const messageChars = 4000;

/**
 * Our own rule over one message, in its conversation: what it may speak of and how grave it is. It reads plain,
 * coded, misspelt and negated wordings, takes harmless idioms out first and reads a denial as one where our own care has
 * asked. Rows find signs and a classifier weighs the whole: it speaks where the rows are silent, and lowers what they
 * say of ordinary talk. What an answer means is for `read-message.ts`.
 */
export function assessMessage(
  text: string,
  conversation: Utterance[] = [],
  read: ReadText = readOnce(),
): Assessment {
  const place = placeIn(conversation);
  const { plain, signsOfIt, readingOfIt } = read(text, place);
  const signs = signsOfIt();
  const earlier = conversation.filter(({ role }) => role === "person").slice(-remembered);
  const own = readingOfIt();
  const reading = own && place === "answer" ? besideEarlier(own, text, { earlier, read }) : own;
  const heard =
    signs.length > 0
      ? weigh(
          signs,
          earlier.flatMap((one) => read(one.text, place).signsOfIt()),
        )
      : calm;
  const doubt = place === "answer" ? classifierDoubt.answer : doubtOf(plain, conversation);
  const foundIn = (one: Reading): Assessment => {
    const ofRows = lowered(heard, signs, one, doubt);
    // Of one word the classifier can sense nothing; which words are signs, the rows know.
    const ofClassifier = plain.includes(" ") ? sensedIn(one, doubt) : calm;
    return weight[ofClassifier.tier] > weight[ofRows.tier] ? ofClassifier : ofRows;
  };
  const plainly = reading ? foundIn(reading) : heard;
  const isWeak = plainly.tier === "none" && own !== undefined && place === "answer";
  const given = isWeak ? heavierOf(own, plain).map(foundIn) : [];
  const worst = given.reduce((one, other) => (weight[other.tier] > weight[one.tier] ? other : one), plainly);
  const isFaint = isWeak || !isPlain(heard, signs, reading, doubt);
  const tier = worst.tier !== "none" && isFaint ? "faint" : worst.tier;
  const language = tier === "act" ? undefined : speaksOfDeathIn(text.slice(0, readChars));
  if (language) return foreign(language);
  const gravity = reading?.gravity;
  if (tier === "none") return { ...calm, gravity };
  const named = { ...worst, ...whichKind(worst, reading) };
  return {
    ...named,
    tier,
    urgent: named.urgent && tier === "act",
    isSensed: heard.tier === "none" || isOnlyDoubted(signs, reading, doubt),
    gravity,
    minor: young.test(plain),
  };
}

/** So many words of what was said before are read with a message, and no more letters than such words have. */
const wordsBefore = 25;
const lettersBefore = 300;

/**
 * What a message says by itself is never made less by what stands before it: one short line in a calm talk ("sometimes I wish I could
 * disappear") weighs as much as it did before anything was read with it. By itself it keeps its own bound.
 */
const ownAhead = classifierDoubt.answer - classifierDoubt.asked - 0.1;

/**
 * A message in the middle of an ordinary talk is read twice, by itself and behind the last words that the person said
 * before it; the mean counts where it says more: what is only a picture by itself may be plain there. Where care has asked, an
 * answer is not read with what it may deny.
 */
function besideEarlier(
  own: Reading,
  text: string,
  { earlier, read }: { earlier: readonly Utterance[]; read: ReadText },
): Reading {
  const before = earlier
    .map((one) => one.text.slice(-lettersBefore))
    .join(" ")
    .split(/\s+/)
    .slice(-wordsBefore)
    .join(" ")
    .slice(-lettersBefore);
  const behind = read(`${before} ${text}`, "answer").readingOfIt();
  if (!behind) return own;
  return {
    ...own,
    gravity: Math.max(own.gravity + ownAhead, (own.gravity + behind.gravity) / 2),
    urgency: Math.max(own.urgency + ownAhead, (own.urgency + behind.urgency) / 2),
  };
}

/**
 * That a message answers the coach is a name the classifier was taught, and it takes 1.2 off whatever is said, since more of the taught
 * answers are calm: talks are full of feelings, tiredness, bodies and grief. Two sorts of lines get most of it back, for a question beside the
 * reply and no more: a few words, of which little else speaks, so that it decides (decision 381), and what speaks of a place, of means or
 * of last things, of which talks are not full (decision 383).
 */
function heavierOf(own: Reading, plain: string): Reading[] {
  const by = (much: number): Reading => ({
    ...own,
    gravity: own.gravity + much,
    urgency: own.urgency + much,
  });
  return [
    ...(isOfFewWords(plain) ? [by(-classifierDoubt.fewWords)] : []),
    ...(own.hereAndNow >= classifierBounds.hereAndNowFrom ? [by(-classifierDoubt.hereAndNow)] : []),
  ];
}
const isOfFewWords = (plain: string): boolean => plain.split(" ", fewWords + 1).length <= fewWords;
const fewWords = 8;

/**
 * Which danger it is, decided in one place: by the classifier, which was shown what the rows found too, and by the rows
 * where it is not sure and they found something outright.
 */
function whichKind(
  worst: Assessment,
  reading: Reading | undefined,
): Pick<Assessment, "kind" | "sign" | "heard" | "isUnnamed" | "urgent"> {
  if (!reading) return worst;
  const { kind, isUnnamed } = reading;
  if (worst.sign !== undefined && (kind === worst.kind || (isUnnamed && worst.tier === "act")))
    return { ...worst, heard: heardAs(worst), isUnnamed: false };
  const urgent = kind === "medical-emergency" && !isUnnamed;
  return { kind, sign: undefined, heard: isUnnamed ? sensedOfNoKind : sensed[kind], isUnnamed, urgent };
}

/**
 * Whether a sign is clear enough to reply with care alone. What is not may be a joke, an exam or a crime novel as well as
 * somebody who hints: it is asked about too, but beside the reply that the message gets in any case.
 */
function isPlain(heard: Assessment, signs: Weighed[], reading: Reading | undefined, doubt: number): boolean {
  if (!reading) return true;
  const { gravity, urgency } = reading;
  const easier = Math.min(0, doubt - classifierDoubt.asked);
  if (
    gravity >= classifierBounds.plainFrom + easier ||
    gravity + urgency >= classifierBounds.plainFromBoth + 2 * easier
  )
    return true;
  // What the rows find of a body in danger, of a wish not to be or of a farewell is no faint sign: a silence costs most there.
  const isOutright = signs.some(
    ({ name, isDoubted }) =>
      (isMeasured(name) || name === "farewell") && (!isDoubted || gravity >= classifierBounds.rowsActFrom),
  );
  return (
    (heard.tier === "act" && isOutright) ||
    (heard.tier !== "none" && gravity >= classifierBounds.rowsPlainFrom + easier)
  );
}

/** One text as the rule reads it. */
export interface Read {
  plain: string;
  /** What the rows find in it, when it is first asked for. */
  signsOfIt(): Weighed[];
  /** What the classifier makes of it, when it is first asked for; nothing of a text too long for a message (a file). */
  readingOfIt(): Reading | undefined;
}

/** Where a text is said: by itself, in answer to the coach, or after the coach asked about safety. */
type Place = "alone" | "answer" | "asked";

function placeIn(before: readonly Utterance[]): Place {
  const replies = before.filter(({ role }) => role === "coach").slice(-remembered);
  if (replies.length === 0) return "alone";
  return replies.some(({ isCare }) => isCare) ? "asked" : "answer";
}

/** Reads a text where it is said. */
export type ReadText = (text: string, place: Place) => Read;

/** A denial is heard as one where somebody asked; of its own accord it is a sign as well. */
function readText(text: string, place: Place): Read {
  const plain = plainText(text.slice(0, readChars));
  const left = place === "asked" ? withoutDenials(plain) : undefined;
  const meant = withoutIdioms(left ?? plain);
  return {
    plain,
    signsOfIt: once(() =>
      isLongPast(plain) ? [] : signsOf(isFragments(meant) ? meant.replace(/[.!?;:\n]+/g, " ") : meant),
    ),
    readingOfIt: once(() =>
      text.length > messageChars || isLongPast(plain)
        ? undefined
        : readingOf(left ?? text, meant, place !== "alone"),
    ),
  };
}

/** "Chest tight. Left arm heavy. Sweating.": who is terse says one thing in pieces, and it is read as one. */
function isFragments(plain: string): boolean {
  const pieces = plain.split(/[.!?;:\n]/).flatMap((one) => one.trim() || []);
  return (
    pieces.length > 1 && pieces.length <= 6 && pieces.every((one) => one.split(" ").length <= fragmentWords)
  );
}
const fragmentWords = 4;

/** Reads each text once, for who assesses a whole conversation message by message. */
export function readOnce(): ReadText {
  const known = new Map<string, Read>();
  return (text, place) => {
    const key = `${place} ${text}`;
    const one = known.get(key) ?? readText(text, place);
    known.set(key, one);
    return one;
  };
}

/** How much graver than by itself a message has to read: a denial of danger is believed. */
function doubtOf(plain: string, conversation: Utterance[]): number {
  const last = conversation.findLast(({ role }) => role === "coach");
  if (!last) return 0;
  const isDenied = last.isCare === true && answerTo(plain) === "no";
  return classifierDoubt.asked + (isDenied ? classifierDoubt.denied : 0);
}

/** What the classifier would say by itself. */
function sensedIn({ gravity, urgency, kind }: Reading, doubt: number): Assessment {
  const isAsked = gravity >= classifierBounds.askFrom + doubt;
  const isUrgent =
    Math.min(urgency, gravity) >= classifierBounds.actFrom + doubt ||
    (isAsked && urgency >= classifierBounds.urgentFrom + doubt);
  const tier = isUrgent ? "act" : isAsked ? "check" : "none";
  return tier === "none" ? calm : { ...calm, tier, kind };
}

/** A wish not to be that is only asked about is not said to be one. */
const heardAs = ({ tier, sign, kind, heard }: Assessment): string =>
  tier === "check" && sign !== undefined && kind !== undefined && ofDying.has(sign) ? sensed[kind] : heard;

/** Families that ordinary stories are full of, with an animal, a game or a neighbour in them. */
const ofStories = new Set(["death", "other", "mention"]);

/** So many points a sign has that is enough by itself. */
const outright = 4;

/** What the rows found, with the tier that the classifier lets it have. A doubted row of a body in danger is one like any other. */
function lowered(found: Assessment, signs: Weighed[], { gravity }: Reading, doubt: number): Assessment {
  const { bodyActFrom, rowsActFrom, rowsAskFrom, rowsStoryFrom, wishAskFrom } = classifierBounds;
  // Stories are full of somebody's death, and hardly of somebody who is said outright to want it.
  const isOfStories = signs.every(
    ({ name, points }) => ofStories.has(name) && (name !== "other" || points < outright),
  );
  const isBelieved = (families: ReadonlySet<string>): boolean =>
    signs.some(({ name, isDoubted }) => families.has(name) && !isDoubted);
  const standsFrom = isBelieved(ofTheBody) ? bodyActFrom : isOfStories ? rowsStoryFrom : rowsActFrom;
  if (found.tier === "act" && gravity >= standsFrom + Math.min(0, doubt)) return found;
  const asksFrom =
    found.tier === "act" && isBelieved(ofDying)
      ? wishAskFrom + Math.min(0, doubt)
      : (isOfStories ? rowsStoryFrom : rowsAskFrom) + doubt;
  if (found.tier !== "none" && gravity >= asksFrom) return { ...found, tier: "check", urgent: false };
  return calm;
}

/** Only rows that are doubted found it, and the classifier would not have asked: hardly more than if it had no word. */
const isOnlyDoubted = (signs: readonly Weighed[], reading: Reading | undefined, doubt: number): boolean =>
  reading !== undefined &&
  reading.gravity < classifierBounds.askFrom + doubt &&
  signs.every(({ isDoubted }) => isDoubted);

const foreign = (language: string): Assessment => ({
  ...calm,
  tier: "act",
  kind: "suicide",
  heard: "thoughts of ending your life",
  elsewhere: language,
});
