import { readAct } from "#server/coach/act/read-act.ts";
import { faultOf, type ReplyFault } from "#server/coach/care/said/assess-reply.ts";
import type { Passage, ReplyStyle } from "#server/coach/coach.ts";
import { contentOf, isSameWord } from "#server/coach/guide/coverage/content-words.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

const passagesRead = 3;
const sentencesSaid = 3;
const mostChars = 420;
/** Where a text comes to what one can do. */
const helpful = /\b(?:helps?|try|can|might|may|start|begin|take|let|give|choose|notice)\b/i;
/** Leans on a sentence before it. */
const leaning =
  /^(?:They|Those|These|This|That|It|Its|Then|But|And|Or|So|Such|Both|Others?|If so|If not|Without|Here|There|In (?:that|this|between)|For this|None|Some|Did|Do|Does|He|She|His|Her|Once|Only|Either|Even|From (?:that|there))\b/;
/** Of what a question names, so much has to come up in a passage that is to answer it. */
const sharedFrom = 0.4;
const stemLetters = 5;
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
    if (mode === "rag" && !isAbout(passage, question)) continue;
    if (mode !== "rag" && mode !== "web" && !holdsAll(passage, question)) continue;
    const said = chosen(sentences.filter(isSayable), question);
    if (said.length === 0) continue;
    const text = said.join(" ");
    return {
      passage,
      text:
        mode === "web"
          ? `I looked it up, and the page “${passage.title}” says: ${text}`
          : `The library has this under “${passage.title}”: ${text}`,
    };
  }
  return undefined;
}

/** What a question names, without the words it is made of. */
const plainInQuestions = new Set(
  "what when where which does that this have with from about help helps much many there their they them should would could really actually every some something somebody when your yours mean means work works make makes best good better tell give need want know like just feel feels please".split(
    " ",
  ),
);

/** Whether enough of what a question names comes up in a passage, by the beginnings of its words. */
function isAbout({ title, text }: Passage, question: string): boolean {
  const stems = (said: string): string[] =>
    plainWords(said)
      .filter((word) => word.length > 3 && !plainInQuestions.has(word))
      .map((word) => word.slice(0, stemLetters));
  const named = stems(question);
  const held = new Set(stems(`${title} ${text}`));
  return named.length === 0 || named.filter((stem) => held.has(stem)).length / named.length >= sharedFrom;
}

/** One word in so many of what a question is about may be missing in a passage. */
const mayBeMissing = 4;

/** Where nobody chose to hear of the library, a passage answers only what it holds all of: it knows of one's name, and of no radio. */
function holdsAll({ title, text }: Passage, question: string): boolean {
  const asked = contentOf(question);
  const held = contentOf(`${title} ${text}`);
  const missing = asked.filter((word) => !held.some((one) => isSameWord(word, one))).length;
  return missing <= Math.floor(asked.length / mayBeMissing);
}

function chosen(sentences: readonly string[], question: string): string[] {
  const asked = new Set(plainWords(question).filter((word) => word.length > 3));
  const windows = sentences.map((_sentence, at) => within(sentences.slice(at, at + sentencesSaid)));
  const wantsHelp = asksHow.test(question);
  const worth = (window: string[], at: number): number =>
    window.filter((sentence) => plainWords(sentence).some((word) => asked.has(word))).length +
    (wantsHelp ? 1.2 * window.filter((sentence) => helpful.test(sentence)).length : 0) +
    (wantsHelp ? 0 : at === 0 ? 2 : 0) -
    (at > 0 && (leaning.test(window[0] ?? "") || (window[0] ?? "").includes("?")) ? 4 : 0);
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

/** What a page may not say to the person either; what a coach may not claim of itself or of them, a page does not. */
const unsayable: ReadonlySet<ReplyFault | undefined> = new Set<ReplyFault>([
  "harm",
  "doubt",
  "medicine",
  "staying",
  "prompt",
]);

const isSayable = (sentence: string): boolean =>
  sentence.length > 20 &&
  sentence.length < 300 &&
  !/[#<>{}[\]]|https?:|www\./i.test(sentence) &&
  !unsayable.has(faultOf(sentence));

const isOrder = (sentence: string): boolean => {
  const { act, isSure } = readAct(sentence, "none");
  return act === "orders" && isSure;
};
