import { contentOf, isSameWord } from "#server/coach/guide/coverage/content-words.ts";
import { once } from "#server/coach/reading/once.ts";
import { phraseNames, phraseRanks } from "#server/coach/reading/phrase-shelf.ts";
import { answersByAct } from "./answers.ts";
import { phrasesOf } from "./near-answer.ts";

/** Below it a known question has only a word in common with what was asked. */
const nearFrom = 0.4;
const mostShown = 2;

const known = [...(answersByAct["asks-how"] ?? []), ...(answersByAct["asks-product"] ?? [])];
const questions = new Map(known.map((answer) => [answer.id, asQuestion(phrasesOf(answer)[0] ?? "")]));
const ranks = once(() =>
  phraseRanks(known.flatMap((answer) => phrasesOf(answer).map((text) => ({ id: answer.id, text })))),
);

/** The known questions that come near one that has no answer and are in part about the same, as they can be tapped; whoever taps one gets its answer. */
export function nearQuestions(text: string): string[] {
  const asked = contentOf(text);
  const isOfIt = (question: string): boolean =>
    contentOf(question).some((word) => asked.some((one) => isSameWord(word, one)));
  return ranks()(phraseNames(text), mostShown)
    .filter(({ nearness }) => nearness >= nearFrom)
    .flatMap(({ id }) => questions.get(id) ?? [])
    .filter((question) => isOfIt(question) && asks.test(question));
}

/** "I don't know how this works" is a phrase that is known, and no question to tap. */
const asks =
  /^(?:who|what|where|when|why|which|how|is|are|can|could|do|does|did|will|would|should|may|has|have)(?:['’]s)?\b/i;

function asQuestion(phrase: string): string {
  const text = phrase.trim().replace(/\bi\b/g, "I");
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.?]$/, "")}?`;
}
