import type { Act } from "#server/coach/act/acts.ts";
import { isAsking } from "#server/coach/act/read-act.ts";
import { answersByAct } from "#server/coach/guide/answers/answers.ts";
import { phrasesOf } from "#server/coach/guide/answers/near-answer.ts";
import { clausesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { contentOf, isSameWord } from "./content-words.ts";

/** Whether a question is really one that a fixed answer is prepared for. */
export type Covers = (answer: { act: Act; id: string }, question: string) => boolean;

interface Phrase {
  words: ReadonlySet<string>;
  content: readonly string[];
  isOfPerson: boolean;
  /** It asks what the guide itself does: "are you …". */
  isOfGuide: boolean;
}

interface Prepared {
  phrases: Phrase[];
  vocabulary: string[];
}

/**
 * Of what a question is about, one word in so many may be beside what the answer is about, and of what one of the answer's own
 * questions is about so much has to be in the question. There is less to mistake in one about the app.
 */
const ofApp = { mayBeBeside: 3, askedFrom: 0.5 };
const ofLife = { mayBeBeside: 4, askedFrom: 0.6 };
/** A question without a word of its own has to be one of the answer's, but for so much of its words. */
const sameFrom = 0.6;
/** Of fewer words a part of a question asks nothing by itself. */
const leastWords = 3;

const ofGuide = wordList("are you, are u, do you, do u, did you, have you");

/** One person of whom the question speaks, and the answer has to. */
const person = new Set("he him his she her hers he's she's".split(" "));
const isOfPerson = (words: readonly string[]): boolean => words.some((word) => person.has(word));

/**
 * Makes what tells whether an answer is the answer to a question: all that the question is about is in the answer's questions or
 * in what it says, and one of its questions is about little else. Nearness alone takes one word in common for the subject.
 */
export function createCovers(): Covers {
  const prepared = new Map<string, Prepared>();
  const preparedOf = (act: Act, id: string): Prepared => {
    const key = `${act} ${id}`;
    const made = prepared.get(key) ?? prepare(act, id);
    prepared.set(key, made);
    return made;
  };
  return ({ act, id }, question) => {
    const answer = preparedOf(act, id);
    const bounds = act === "asks-product" ? ofApp : ofLife;
    return readingsOf(question).some((reading) => isCovered(reading, answer, bounds));
  };
}

function prepare(act: Act, id: string): Prepared {
  const answers = (answersByAct[act] ?? []).filter((answer) => answer.id === id);
  const phrases = answers.flatMap(phrasesOf).map(phraseOf);
  const said = answers.flatMap(({ says }) => says.flatMap(contentOf));
  return {
    phrases,
    vocabulary: [...new Set([...phrases.flatMap(({ content }) => content), ...said])],
  };
}

function phraseOf(text: string): Phrase {
  const words = plainWords(text);
  return {
    words: new Set(words),
    content: contentOf(text),
    isOfPerson: isOfPerson(words),
    isOfGuide: ofGuide(words) === 0,
  };
}

/** A question as a whole, and each part of it that asks by itself. */
function readingsOf(question: string): string[] {
  const parts = clausesIn(question).filter(
    (clause) => isAsking(clause) && plainWords(clause).length >= leastWords,
  );
  const ofTheirOwn = parts.filter((part) => contentOf(part).length > 0);
  return [...new Set([question, ...ofTheirOwn])];
}

function isCovered(
  reading: string,
  { phrases, vocabulary }: Prepared,
  { mayBeBeside, askedFrom }: typeof ofApp,
): boolean {
  const asked = phraseOf(reading);
  if (asked.content.length === 0)
    return phrases.some((phrase) => phrase.content.length === 0 && isNearlySame(asked, phrase));
  const beside = asked.content.filter((word) => !isAmong(word, vocabulary)).length;
  if (beside > Math.floor(asked.content.length / mayBeBeside)) return false;
  return phrases.some((phrase) => {
    if ((asked.isOfPerson && !phrase.isOfPerson) || (asked.isOfGuide && !phrase.isOfGuide)) return false;
    const held = phrase.content.filter((word) => isAmong(word, asked.content)).length;
    return held > 0 && held / phrase.content.length >= askedFrom;
  });
}

const isAmong = (word: string, words: readonly string[]): boolean =>
  words.some((one) => isSameWord(word, one));

function isNearlySame({ words }: Phrase, phrase: Phrase): boolean {
  const both = [...words].filter((word) => phrase.words.has(word)).length;
  return both / Math.max(1, words.size + phrase.words.size - both) >= sameFrom;
}
