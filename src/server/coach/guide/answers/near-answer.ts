import type { Act } from "#server/coach/act/acts.ts";
import { once } from "#server/coach/reading/once.ts";
import {
  type Nearest,
  type Phrase,
  type PhraseNames,
  type PhraseShelf,
  phraseNames,
  phraseShelf,
} from "#server/coach/reading/phrase-shelf.ts";
import { clausesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Answer } from "./answer.ts";
import { answersByAct } from "./answers.ts";

/** A text that is compared with what is often asked: the whole, and its clauses where the whole is not near. */
export interface ComparedText {
  whole: PhraseNames;
  parts(): PhraseNames[];
}

/** Of fewer words a part of a message asks nothing by itself. */
const leastWords = 4;

/** The phrases of an answer, as they stand in its list. */
export const phrasesOf = ({ asked }: Answer): string[] => asked.split(/;\s*/);

const shelves = new Map<string, () => PhraseShelf>(
  Object.entries(answersByAct).map(([act, answers]) => [
    act,
    once(() => phraseShelf(answers.flatMap(asPhrases))),
  ]),
);

/**
 * The fixed answer to an act that a text comes nearest to, and how near: the whole text is compared, and each of its clauses,
 * since people say why they ask, or ask twice. The nearest phrase decides.
 */
export function nearAnswer(act: Act, text: ComparedText): Nearest | undefined {
  const shelf = shelves.get(act)?.();
  const whole = shelf?.(text.whole);
  if (!shelf || (whole && whole.nearness >= thePhrase)) return whole;
  return [whole, ...text.parts().map(shelf)]
    .filter((near) => near !== undefined)
    .toSorted((one, other) => other.nearness - one.nearness)[0];
}

/** So near, a text is the phrase, and its parts are not asked. */
const thePhrase = 0.9;

/** Makes a text ready to be compared, with as many acts as there may be. */
export function comparedText(text: string): ComparedText {
  return { whole: phraseNames(text), parts: once(() => partsOf(text).map(phraseNames)) };
}

function partsOf(text: string): string[] {
  const clauses = clausesIn(text);
  return clauses.length < 2 ? [] : clauses.filter((clause) => plainWords(clause).length >= leastWords);
}

function asPhrases(answer: Answer): Phrase[] {
  return phrasesOf(answer).map((text) => ({ id: answer.id, text }));
}
