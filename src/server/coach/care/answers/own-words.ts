import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { fieldOf } from "#server/coach/care/classifier/fields.ts";
import { readingOf } from "#server/coach/care/classifier/message-classifier.ts";

/** What must never be said back: a way, a place, a number, a wound, what somebody did or plans. */
const unsafe = [
  "means",
  "place",
  "counting",
  "skin",
  "harming",
  "eating",
  "controlling",
  "setdate",
  "alarm",
].map(fieldOf);
const alsoUnsafe =
  /\d|\b(?:kill|suicid\w*|die|dead|death|dying|jump\w*|hang\w*|drown\w*|end (?:it|my)|overdos\w*|cut\w*|burn\w*|rape\w*|hit\w*|stab\w*|shoot\w*|shot|plan\w*|take my|fuck\w*|shit)\b/;
const feeling =
  /\b(?:tired|exhausted|worn|alone|lonely|burden|weight|empty|numb|scared|afraid|frightened|hurts?|pain|lost|nobody|no ?one|hopeless|enough|ashamed|nothing|heavy|worthless|hate|stuck|trapped|too much|dark|can ?not|can't|cant|anymore|any more|matter|point|belong|invisible|broken|miss|sorry|unloved|relieved|better off|without me|not real|fail\w*|ruin\w*|cope|used up)\b/i;
/** What somebody else is or does is not said back to the person. */
const ofThePerson = /\b(?:i|i'm|i’m|im|i've|i’ve|me|my|myself)\b/i;
const fewest = 3;
const most = 14;
/** What reads calmer than this (a logit) says nothing of how it is. */
const saidBackFrom = -3.2;
/** So many parts of a message are weighed. */
const mostParts = 12;

/**
 * The part of a message that can be said back, word for word, so that the person sees it was read: short, about how it
 * is and never about how it would be done: of several the one in which the classifier hears most. Undefined when no part is safe.
 */
export function ownWordsOf(text: string): string | undefined {
  const parts = text
    .slice(0, 4000)
    .split(/[.!?;:\n,()"“”]+|\s[-–—]+\s|\s(?:but|and|because)\s/i)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => isShort(part) && ofThePerson.test(part) && feeling.test(part) && isSafe(part))
    .slice(0, mostParts)
    .map((part) => ({ part, gravity: readingOf(part, plainText(part), true).gravity }))
    .filter(({ gravity }) => gravity >= saidBackFrom);
  return parts.toSorted((one, other) => other.gravity - one.gravity)[0]?.part;
}

const isShort = (part: string): boolean => {
  const count = part.split(" ").length;
  return count >= fewest && count <= most && /^[\p{L}\p{M}' ’-]+$/u.test(part);
};

function isSafe(part: string): boolean {
  const lower = part.toLowerCase().replaceAll("’", "'");
  return !alsoUnsafe.test(lower) && unsafe.every((field) => !field.test(lower));
}
