import type { Act } from "#server/coach/act/acts.ts";
import { formOf } from "#server/coach/act/question-in.ts";
import type { DataProcessing } from "#shared/account/legal.ts";
import type { Answer } from "./answer.ts";
import { answersByAct } from "./answers.ts";
import { createNearAnswer } from "./near-answer.ts";

/** How near a text has to be to one of an answer's phrases; where the library can answer too, nearer. */
const nearFrom = 0.4;
const nearerThanLibrary = 0.42;
/** So near to a phrase, a question is that question, whatever its form is. */
const nearlyThePhrase = 0.6;

/** Finds fixed answers as they are true on this server. */
export interface AnswerFinder {
  /**
   * The answer that a text or a part of it is nearly a phrase of, else the one to its form ("should I …"), else the nearest;
   * undefined where none is so near.
   */
  find(act: Act, text: string, from?: number): string | undefined;
  /** What is said for an answer on this server, in its other words; empty where there is no such answer. */
  textsOf(act: Act, id: string): readonly string[];
  /** The title of the library's passage that an answer rests on. */
  restsOn(act: Act, id: string): string | undefined;
}

/** Finds answers by their phrases; `processing` says how this server is set up. */
export function createAnswerFinder(processing: DataProcessing): AnswerFinder {
  const nearAnswer = createNearAnswer();
  return {
    find(act, text, from = act === "asks-how" ? nearerThanLibrary : nearFrom) {
      const near = nearAnswer(act, text);
      if (near && near.nearness >= nearlyThePhrase) return near.id;
      const form = formOf(text, text.includes("?"));
      if (form?.act === act && form.id !== undefined) return form.id;
      return near && near.nearness > from ? near.id : undefined;
    },
    textsOf: (act, id) =>
      answersByAct[act]?.find((answer) => answer.id === id && isTrueHere(answer, processing))?.says ?? [],
    restsOn: (act, id) => answersByAct[act]?.find((answer) => answer.id === id)?.rests,
  };
}

const isTrueHere = ({ when = {} }: Answer, processing: DataProcessing): boolean =>
  Object.entries(when).every(([name, value]) =>
    Object.entries(processing).some(([own, now]) => own === name && now === value),
  );
