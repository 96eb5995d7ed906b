import type { Act } from "#server/coach/act/acts.ts";
import { type Nearest, type PhraseShelf, phraseShelf } from "#server/coach/reading/phrase-shelf.ts";
import { clausesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Answer } from "./answer.ts";
import { answersByAct } from "./answers.ts";

/** Gives the fixed answer to an act that a text comes nearest to, and how near. */
export type NearAnswer = (act: Act, text: string) => Nearest | undefined;

/** Of fewer words a part of a message asks nothing by itself. */
const leastWords = 4;

/** The phrases of an answer, as they stand in its list. */
export const phrasesOf = ({ asked }: Answer): string[] => asked.split(/;\s*/);

/**
 * Makes a look-up of fixed answers by their phrases: the whole text is compared, and each of its clauses, since people
 * say why they ask, or ask twice. The nearest phrase decides.
 */
export function createNearAnswer(): NearAnswer {
  const shelves = new Map<Act, PhraseShelf>();
  const shelfOf = (act: Act): PhraseShelf => {
    const shelf = shelves.get(act) ?? phraseShelf((answersByAct[act] ?? []).flatMap(asPhrases));
    shelves.set(act, shelf);
    return shelf;
  };
  return (act, text) => {
    const whole = shelfOf(act)(text);
    if (whole && whole.nearness >= thePhrase) return whole;
    return [whole, ...partsOf(text).map(shelfOf(act))]
      .filter((near) => near !== undefined)
      .toSorted((one, other) => other.nearness - one.nearness)[0];
  };
}

/** So near, a text is the phrase, and its parts are not asked. */
const thePhrase = 0.9;

function partsOf(text: string): string[] {
  const clauses = clausesIn(text);
  return clauses.length < 2 ? [] : clauses.filter((clause) => plainWords(clause).length >= leastWords);
}

const asPhrases = (answer: Answer) => phrasesOf(answer).map((text) => ({ id: answer.id, text }));
