import type { Act } from "#server/coach/act/acts.ts";
import { formOf } from "#server/coach/act/question-in.ts";
import { createCovers } from "#server/coach/guide/coverage/covers.ts";
import type { DataProcessing } from "#shared/account/legal.ts";
import type { Answer } from "./answer.ts";
import { answersByAct } from "./answers.ts";
import { type ComparedText, comparedText, nearAnswer } from "./near-answer.ts";

/** How near a text has to be to one of an answer's phrases; where the library can answer too, nearer. */
const nearFrom = 0.45;
const nearerThanLibrary = 0.44;
/** So near to a phrase, a question is that question, whatever its form is and for whatever kind it was taken. */
const nearlyThePhrase = 0.5;
/** And so near, one clause of several asks just that. */
const surelyThePhrase = 0.6;
/** A loose question, "what can I do", is another one only where it is nearly the very phrase. */
const theVeryPhrase = 0.8;
/** An answer to another kind of question has to be nearer than the nearest of its own kind by so much. */
const aheadOfOwn = 0.04;
/** And so near where its own kind has none. */
const elsewhereFrom = 0.52;
/** Where questions that were taken for one kind may have their answer. */
const shelves = ["asks-product", "asks-how", "asks-advice"] as const satisfies Act[];

/** A fixed answer by its kind and its name. */
export interface AnswerId {
  act: Act;
  id: string;
}

/** Finds fixed answers as they are true on this server. */
export interface AnswerFinder {
  /**
   * The answer that a text or a part of it is nearly a phrase of, else the one to its form ("should I …"), else the nearest;
   * undefined where none is so near.
   */
  find(act: Act, text: string, from?: number): string | undefined;
  /** The same among the answers to every kind of question; `act` is the kind the text was taken for. */
  answerTo(act: Act, text: string): AnswerId | undefined;
  /** The answer to any kind of question whose phrase a text nearly is, from this nearness on; undefined where it is none. */
  nearlyAsked(text: string, from?: number): AnswerId | undefined;
  /** Whether a question is really the one that an answer is prepared for: each is about what the other is about. */
  covers(answer: AnswerId, question: string): boolean;
  /** What is said for an answer on this server, in its other words; empty where there is no such answer. */
  textsOf(act: Act, id: string): readonly string[];
  /** The title of the library's passage that an answer rests on, and the station of the hour that it leads to. */
  standing(act: Act, id: string): Pick<Answer, "rests" | "leads">;
}

/** Finds answers by their phrases; `processing` says how this server is set up. */
export function createAnswerFinder(processing: DataProcessing): AnswerFinder {
  const covers = createCovers();
  const find = (act: Act, text: string, compared: ComparedText, from: number = nearFromOf(act)) => {
    const near = nearAnswer(act, compared);
    const form = formOf(text, text.includes("?"));
    if (near && near.nearness >= (form?.isLoose ? theVeryPhrase : nearlyThePhrase)) return near.id;
    if (form?.act === act && form.id !== undefined) return form.id;
    return near && near.nearness > from ? near.id : undefined;
  };
  return {
    find: (act, text, from) => find(act, text, comparedText(text), from),
    answerTo(act, text) {
      const compared = comparedText(text);
      const own = nearAnswer(act, compared)?.nearness ?? 0;
      const [nearest] = shelves
        .flatMap((shelf) => {
          const near = nearAnswer(shelf, compared);
          return near ? [{ act: shelf, ...near }] : [];
        })
        .toSorted((one, other) => other.nearness - one.nearness);
      const isLoose = formOf(text, text.includes("?"))?.isLoose === true;
      const isAhead = nearest && !isLoose && (nearest.act === act || nearest.nearness >= own + aheadOfOwn);
      if (isAhead && nearest.nearness >= nearlyThePhrase) return { act: nearest.act, id: nearest.id };
      const id = find(act, text, compared);
      if (id !== undefined) return { act, id };
      return nearest && nearest.nearness >= elsewhereFrom ? { act: nearest.act, id: nearest.id } : undefined;
    },
    nearlyAsked(text, from = surelyThePhrase) {
      const compared = comparedText(text);
      const [best] = shelves
        .flatMap((shelf) => {
          const near = nearAnswer(shelf, compared);
          return near && near.nearness >= from ? [{ act: shelf, ...near }] : [];
        })
        .toSorted((one, other) => other.nearness - one.nearness);
      return best && { act: best.act, id: best.id };
    },
    covers,
    textsOf: (act, id) =>
      answersByAct[act]?.find((answer) => answer.id === id && isTrueHere(answer, processing))?.says ?? [],
    standing: (act, id) => answersByAct[act]?.find((answer) => answer.id === id) ?? {},
  };
}

const nearFromOf = (act: Act): number => (act === "asks-how" ? nearerThanLibrary : nearFrom);

const isTrueHere = ({ when = {} }: Answer, processing: DataProcessing): boolean =>
  Object.entries(when).every(([name, value]) =>
    Object.entries(processing).some(([own, now]) => own === name && now === value),
  );
