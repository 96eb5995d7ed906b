import type { Act } from "#server/coach/act/acts.ts";
import { type PhraseShelf, phraseShelf } from "#server/coach/reading/phrase-shelf.ts";
import { clausesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Practice } from "#shared/legal.ts";
import type { Answer } from "./answer.ts";
import { answersByAct } from "./answers.ts";

/** How near a text has to be to one of an answer's phrases. */
const nearFrom = 0.4;

/** Finds fixed answers as they are true on this server. */
export interface AnswerFinder {
  /** The answer whose phrase is nearest to a text, or to a part of it where the whole is near none; undefined where none is. */
  find(act: Act, text: string): string | undefined;
  /** What is said for an answer on this server, in its other words; empty where there is no such answer. */
  textsOf(act: Act, id: string): readonly string[];
}

/** Finds answers by their phrases; `practice` says how this server is set up. */
export function createAnswerFinder(practice: Practice): AnswerFinder {
  const shelves = new Map<Act, PhraseShelf>();
  const shelfOf = (act: Act): PhraseShelf => {
    const shelf = shelves.get(act) ?? phraseShelf((answersByAct[act] ?? []).flatMap(asPhrases));
    shelves.set(act, shelf);
    return shelf;
  };
  return {
    find(act, text) {
      const shelf = shelfOf(act);
      const [near] = [[text], questionsWithin(text)].flatMap((parts) =>
        parts
          .flatMap((part) => shelf(part) ?? [])
          .filter(({ nearness }) => nearness > nearFrom)
          .toSorted((one, other) => other.nearness - one.nearness)
          .slice(0, 1),
      );
      return near?.id;
    },
    textsOf: (act, id) =>
      answersByAct[act]?.find((answer) => answer.id === id && isTrueHere(answer, practice))?.says ?? [],
  };
}

const leastWords = 3;

/** The parts of a longer question, since people say why they ask, or ask twice. */
const questionsWithin = (text: string): string[] =>
  clausesIn(text).filter((clause) => plainWords(clause).length >= leastWords);

/** The phrases of an answer, as they stand in its list. */
export const phrasesOf = ({ asked }: Answer): string[] => asked.split(/;\s*/);

const asPhrases = (answer: Answer) => phrasesOf(answer).map((text) => ({ id: answer.id, text }));

const isTrueHere = ({ when = {} }: Answer, practice: Practice): boolean =>
  Object.entries(when).every(([name, value]) =>
    Object.entries(practice).some(([own, now]) => own === name && now === value),
  );
