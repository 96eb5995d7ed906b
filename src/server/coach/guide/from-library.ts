import { readAct } from "#server/coach/act/read-act.ts";
import { faultOf } from "#server/coach/care/assess-reply.ts";
import type { Passage, ReplyStyle } from "#server/coach/coach.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

const passagesRead = 3;
const sentencesSaid = 3;
const mostChars = 420;
/** Where a text comes to what one can do. */
const helpful = /\b(?:helps?|try|can|might|may|start|begin|take|let|give|choose|notice)\b/i;
const asksHow = /\bhow\b|\bwhat (?:can|helps|to|should)\b|\btips?\b|\bhelp\b/i;

/** An answer from the library, and the passage it rests on. */
export interface LibraryAnswer {
  text: string;
  passage: Passage;
}

/**
 * Two to four sentences of the best passage that answers a question: of what helps where that was asked, else how the
 * passage begins. A passage that gives orders is left out whole. Undefined where nothing was found.
 */
export function answerFrom(
  passages: readonly Passage[],
  question: string,
  mode: ReplyStyle["mode"] | undefined,
): LibraryAnswer | undefined {
  for (const passage of passages.slice(0, passagesRead)) {
    const sentences = sentencesIn(passage.text);
    if (sentences.some(isOrder)) continue;
    const said = chosen(sentences.filter(isSayable), question);
    if (said.length === 0) continue;
    const text = said.join(" ");
    return {
      passage,
      text: mode === "web" ? `I looked it up, and the page “${passage.title}” says: ${text}` : text,
    };
  }
  return undefined;
}

function chosen(sentences: readonly string[], question: string): string[] {
  const asked = new Set(plainWords(question).filter((word) => word.length > 3));
  const windows = sentences.map((_sentence, at) => within(sentences.slice(at, at + sentencesSaid)));
  const wantsHelp = asksHow.test(question);
  const worth = (window: string[], at: number): number =>
    window.filter((sentence) => plainWords(sentence).some((word) => asked.has(word))).length +
    (wantsHelp ? 1.2 * window.filter((sentence) => helpful.test(sentence)).length : 0) +
    (wantsHelp ? 0 : at === 0 ? 2 : 0) -
    (/^(?:They|Those|These|This|That|It|Then|But|And|Such|Both)\b/.test(window[0] ?? "") && at > 0 ? 2 : 0);
  const best = windows.reduce(
    (one, window, at) => (worth(window, at) > worth(windows[one] ?? [], one) ? at : one),
    0,
  );
  return windows[best] ?? [];
}

function within(sentences: string[]): string[] {
  let chars = 0;
  return sentences.filter((sentence, at) => {
    chars += sentence.length;
    return at < 2 || chars <= mostChars;
  });
}

const isSayable = (sentence: string): boolean =>
  sentence.length > 20 &&
  sentence.length < 300 &&
  !/[#<>{}[\]]|https?:|www\./i.test(sentence) &&
  faultOf(sentence) === undefined;

const isOrder = (sentence: string): boolean => {
  const { act, isSure } = readAct(sentence, "none");
  return act === "orders" && isSure;
};
