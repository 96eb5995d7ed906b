import type { ReadText } from "#scripts/linear/doubling.ts";
import { chooseMood } from "#server/audio/music/styles/choose-mood.ts";
import { planSpeech } from "#server/audio/plan-speech.ts";
import { readAct } from "#server/coach/act/read-act.ts";
import { readArc } from "#server/coach/arc/arc.ts";
import { answerSignsOf } from "#server/coach/care/answers/answer-signs.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { replay } from "#server/coach/care/hear-message.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { wholeSentences } from "#server/coach/care/said/whole-sentences.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import { guideFollowUps } from "#server/coach/guide/follow-ups.ts";
import { followUpsByTopic } from "#server/coach/guide/follow-ups-by-topic.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { conceptsOf, keywordsOf } from "#server/coach/guide/keywords.ts";
import { asMessages, asTranscript } from "#server/coach/model/as-material.ts";
import { practiceNamed } from "#server/coach/practice/practice.ts";
import { readPracticeWish } from "#server/coach/practice/read-practice-wish.ts";
import { checkScript } from "#server/coach/script/check-script.ts";
import { repairScript } from "#server/coach/script/repair-script.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { writeScript } from "#server/coach/script/write-script.ts";
import { noWishes, type Piece, type Story, untoldStory } from "#server/coach/story/story.ts";
import { slugOf } from "#server/features/export/file-names.ts";
import { bytesOf } from "#server/features/files/function-answers.ts";
import { readMessages } from "#server/features/functions/read-messages.ts";
import { splitDocument } from "#server/features/knowledge/documents/split-document.ts";
import { parseFigure } from "#server/heart/exports/parse-figure.ts";
import { parseMoment } from "#server/heart/exports/parse-moment.ts";
import { readMonitorFile } from "#server/heart/exports/read-monitor-file.ts";
import { classifyColumn } from "#server/heart/exports/tables/classify-column.ts";
import { isTableText, kindOf } from "#server/providers/text-extraction/file-kind.ts";
import { readableText } from "#server/providers/web-search/readable-text.ts";
import { searchWords } from "#server/providers/web-search/search-words.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { isAboutFigures } from "#shared/chat/is-about-figures.ts";
import { keepableText } from "#shared/chat/written-text.ts";
import { limits } from "#shared/limits/limits.ts";
import { readOn } from "#web/lib/markdown/reader.ts";
import { readableScript, scriptExcerpt } from "#web/lib/script-text.ts";

const said = (text: string): Utterance[] => [{ role: "person", text }];
/** A posted conversation brings words of the coach that the coach never said. */
const replied = (text: string): Utterance[] => [
  ...said("Hello"),
  { role: "coach", text },
  ...said("I am not sure"),
];

/** A story whose every piece is this text. */
function toldIn(words: string): Story {
  const piece: Piece = { words, isWholeThought: true };
  return {
    ...untoldStory,
    shape: "trouble",
    event: piece,
    feelings: [{ words, noun: words }],
    memory: { ...piece, when: words, distance: "years" },
    pattern: piece,
  };
}

/** Whatever reads what a person, a program or a page wrote, by name. */
export const readers: Readonly<Record<string, ReadText>> = {
  "white space": collapseSpace,
  care: (text) => readMessage(text, []),
  "care, an answer": (text) => readMessage(text, said("I want to die"), true),
  "care, what an answer holds": answerSignsOf,
  "care, a posted reply": (text) => replay(replied(text), { now: new Date(), countries: [], seed: "s" }),
  "care, a description": (text) => assessMessage(text),
  "faults of a reply": faultOf,
  "sentences of a reply": wholeSentences,
  act: (text) => readAct(text, "none"),
  arc: (text) => readArc(said(text)),
  "arc, a posted reply": (text) => readArc(replied(text)),
  guide: (text) => guideReply(said(text), "s"),
  "guide, a posted reply": (text) => guideReply(replied(text), "s"),
  "follow-ups": (text) => [guideFollowUps(replied(text)), followUpsByTopic(said(text), "s")],
  keywords: keywordsOf,
  concepts: conceptsOf,
  prompts: (text) => [asMessages(replied(text)), asTranscript(replied(text))],
  script: (text) => scriptFor({ conversation: [...said(text), ...replied(text)], seed: "s" }),
  "a script of a long story": (text) => writeScript(toldIn(text), noWishes, "s"),
  "a model's script": (text) => checkScript(repairScript(text), toldIn(text), noWishes),
  "a practice's name": practiceNamed,
  "a practice's wish": (text) => readPracticeWish(text),
  speech: planSpeech,
  mood: (text) => chooseMood([text]),
  "a function's payload": (text) => [bytesOf(text, "csv"), bytesOf(text, "excel")],
  "a function's messages": (text) =>
    readMessages([
      { role: "system", content: text },
      { role: "user", content: "Hi" },
    ]),
  "kind of a file": (text) => [kindOf(Buffer.from(text).subarray(0, 65_536)), isTableText(text)],
  "heading of a column": classifyColumn,
  figure: parseFigure,
  moment: (text) => parseMoment(text, "day", new Date(0)),
  "a monitor's file": (text) => readMonitorFile(`[Params]\nDate=${text}\n[HRData]\n${text}`),
  document: (text) => splitDocument("A title", text),
  "search words": (text) => searchWords([text]),
  "a page": readableText,
  title: slugOf,
  tokens: estimateTokens,
  figures: isAboutFigures,
  "kept text": keepableText,
  Markdown: (text) => readOn(null, text),
  "script on the screen": (text) => [readableScript(text), scriptExcerpt(text)],
};

const message = limits.message.maxChars;
/** A posted conversation may hold words of anybody's that are longer than a message of the chat may be. */
const posted = 2 * limits.message.maxChars;

/** A model's answer is a part of its context, of which a token has about four characters. */
const answered = limits.context.maxTokens;

/** The longest text that a reader is ever given, in characters, where that is less than a megabyte. */
export const bounds: Readonly<Partial<Record<keyof typeof readers, number>>> = {
  care: message,
  "care, an answer": message,
  "care, what an answer holds": message,
  "care, a posted reply": posted,
  "care, a description": posted,
  "faults of a reply": posted,
  act: message,
  arc: message,
  "arc, a posted reply": posted,
  guide: message,
  "guide, a posted reply": posted,
  "follow-ups": posted,
  keywords: posted,
  concepts: posted,
  prompts: posted,
  script: posted,
  // The costliest by far, and so no further than its bound.
  "a script of a long story": message / 4,
  "a model's script": answered,
  "a practice's name": posted,
  "a practice's wish": posted,
  speech: 2 * limits.narration.maxChars,
  mood: posted,
  "a function's messages": posted,
};
