import { clausesIn, coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { type AskedForm, askedForms, askedOfNobody } from "./asked-forms.ts";

/** What a message asks or wishes for, whatever else stands in it. */
export interface AskedInMessage {
  /** The sentence that asks. */
  text: string;
  /** Its form, where it has a known one. */
  form: AskedForm | undefined;
}

const forms = askedForms.map((form) => ({ form, find: wordList(form.words) }));
const ofNobody = wordList(askedOfNobody);
const negations = new Set("no not don't dont never didn't didnt won't wont can't cant without".split(" "));
/** So near before a wish a negation takes it back. */
const negatedWithin = 3;
/** "Two what?" and "work??" hand a word back. */
const leastWords = 3;
/** A question begins so, after what leads up to it. */
const asking = wordList(
  "who, what, whats, what's, how, hows, how's, where, when, why, which, is, are, am, was, were, can, could, do, does, did, will, would, should, may, has, have, any, got",
);

/** "I asked if", and the like: what follows is a question, told of. */
const reporting = wordList(
  "i asked if, i asked whether, i asked you if, i asked you whether, i only asked if, i just asked if, want to ask, want to know if, wanted to know if, i only asked",
);
/** "Can I get that": so many words may stand before what a form is known by. */
const leadWords = 3;

/** Short spellings of the small words. */
const spelled = new Map([
  ["u", "you"],
  ["ur", "your"],
  ["r", "are"],
  ["y", "why"],
  ["wat", "what"],
  ["wot", "what"],
  ["whats", "what's"],
  ["shud", "should"],
]);
const smallWords = (text: string): string[] => plainWords(text).map((word) => spelled.get(word) ?? word);

/** The known form of a text; with a mark it counts anywhere in it, without one at its beginning or where a question is told of. */
export function formOf(text: string, isMarked: boolean): AskedForm | undefined {
  const words = smallWords(coreOf(text));
  const isAnywhere = isMarked || reporting(words) >= 0;
  const lead = asking(words.slice(0, 1)) >= 0 ? leadWords : 0;
  return forms.find(({ form, find }) => {
    const at = find(words);
    if (at < 0) return false;
    if (form.isWish)
      return !words.slice(Math.max(0, at - negatedWithin), at).some((one) => negations.has(one));
    return isAnywhere || at <= lead;
  })?.form;
}

/**
 * What a message asks last: a sentence or a part of one in a known form, with or without its mark, else the question it ends
 * in. A message that tells of a life and asks at its end has asked.
 */
export function questionIn(text: string): AskedInMessage | undefined {
  const sentences = sentencesIn(text).filter((sentence) => ofNobody(plainWords(sentence)) < 0);
  const known = sentences.findLast((sentence) => formIn(sentence) !== undefined);
  if (known !== undefined) return { text: known, form: formIn(known) };
  const last = sentencesIn(text).at(-1);
  if (last === undefined || !sentences.includes(last) || !last.endsWith("?")) return undefined;
  const isWhole = plainWords(last).length >= leastWords && clausesIn(last).some(beginsAsking);
  return isWhole ? { text: last, form: undefined } : undefined;
}

function formIn(sentence: string): AskedForm | undefined {
  if (sentence.endsWith("?")) return formOf(sentence, true);
  return clausesIn(sentence).flatMap((clause) => formOf(clause, false) ?? [])[0];
}

const beginsAsking = (clause: string): boolean => asking(plainWords(coreOf(clause)).slice(0, 2)) >= 0;
