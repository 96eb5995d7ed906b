import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import {
  languageWithin,
  type OtherLanguage,
  otherLanguageOf,
} from "#server/coach/language/other-language.ts";
import type { AskedAmount } from "#server/coach/prompts/meditation-prompt.ts";
import type { ScriptLength } from "#server/coach/script/lengths.ts";
import { spokenText, stageHeadings, stagesOf, wordCount } from "#server/coach/script/stages.ts";

/**
 * What no script may say to anybody, besides what the reader of replies refuses: it names an illness or promises to end
 * it, steers the breath, or leads back into what hurt. The criteria of our own scripts forbid more, "treat", "heal" and
 * "you will feel" in any sense; in another's script those are style.
 */
const unsafe: readonly RegExp[] = [
  /\b(?:cure[sd]?|diagnos\w+|depression|disorder|ptsd|medications?|tablets|guarantee\w*)\b/i,
  /\bheal(?:s|ed)? (?:you|your)\b|\bwill (?:heal|be gone)\b/i,
  /\byou will (?:feel|be) (?:better|calm\w*|happy|happier|free|healed|well|fine|whole|safe|yourself again)\b/i,
  /\b(?:hold (?:your|the) breath|breathe in deeply|as deeply as)\b|\bbreath\w*\b[^.!?]{0,60}\bhold it\b/i,
  /\b(?:relive|worst (?:moment|memory)|every detail|go back to the|feel the pain|as vividly)\b/i,
];

/** In another language than English the list knows nothing; what is harm there `faultOf` knows. */
const isUnsafe = (sentence: string, around: OtherLanguage | undefined): boolean =>
  faultOf(sentence, around) !== undefined ||
  (languageWithin(sentence, around) === undefined && unsafe.some((pattern) => pattern.test(sentence)));

/** Where a sentence ends, and the pauses behind it. */
const sentenceEnd =
  /(?:[.!?…؟۔।]["”’'»]?(?:\s+|$)|[。！？｡]["”’」』）]?\s*)((?:\[pause [\d.]+\]\s*)*)|(\[pause [\d.]+\]\s*)/g;

/** A script without the sentences that our rules refuse; their pauses stay, everything else is as it was. */
export function withoutUnsafe(script: string): string {
  const language = otherLanguageOf(spokenText(script));
  const lines = script.split("\n").map((line) => {
    if (line.startsWith("#")) return line;
    const kept = sentencesIn(line).map(({ text, pauses }) => (isUnsafe(text, language) ? "" : text) + pauses);
    return kept.join("");
  });
  return lines.join("\n").replace(/\n{3,}/g, "\n\n");
}

/** The sentences of a line, each with the pauses behind it; joined they are the line. */
function sentencesIn(line: string): { text: string; pauses: string }[] {
  const sentences: { text: string; pauses: string }[] = [];
  let from = 0;
  for (const end of line.matchAll(sentenceEnd)) {
    const pauses = end[1] ?? end[2] ?? "";
    const to = end.index + end[0].length;
    sentences.push({ text: line.slice(from, to - pauses.length), pauses });
    from = to;
  }
  return [...sentences, { text: line.slice(from), pauses: "" }];
}

/** A good script that is a little short is better than another model call or another author. */
const shortBy = 0.8;

/** Brings a script that is too long down to its bound by leaving out paragraphs in the middle of its longest stages. */
export function trimmed(script: string, { maxWords }: Pick<ScriptLength, "maxWords">): string {
  const stages = stagesOf(script).map(({ heading, text }) => ({
    heading,
    paragraphs: text.split(/\n+/).filter((line) => line.trim()),
  }));
  if (stages.length === 0) return script;
  const wordsIn = (paragraphs: string[]): number => wordCount(paragraphs.join("\n"));
  for (;;) {
    const all = stages.reduce((sum, { paragraphs }) => sum + wordsIn(paragraphs), 0);
    const open = stages.filter(({ paragraphs }) => paragraphs.length > 2);
    if (all <= maxWords || open.length === 0) break;
    const longest = open.reduce((most, stage) =>
      wordsIn(stage.paragraphs) > wordsIn(most.paragraphs) ? stage : most,
    );
    longest.paragraphs.splice(Math.floor(longest.paragraphs.length / 2), 1);
  }
  return stages.map(({ heading, paragraphs }) => `# ${heading}\n\n${paragraphs.join("\n\n")}`).join("\n\n");
}

/** A script that is shorter than this share of what was asked for is none: half of it can still be heard. */
const leastShare = 0.5;

/** Whether a script may be kept though it is short; whose it is matters more than how long it lasts. */
export const isLongEnough = (script: string, { minWords }: Pick<ScriptLength, "minWords">): boolean =>
  stagesOf(script).length === stageHeadings.length && wordCount(script) >= minWords * leastShare;

/**
 * A script without four headings in four parts of about equal length, by its paragraphs, or by its sentences where it has few.
 * What is far too short stays as it is: it may be anything.
 */
export function inFourParts(script: string, { minWords }: Pick<ScriptLength, "minWords">): string {
  const parts = stageHeadings.length;
  if (stagesOf(script).length === parts || wordCount(script) < minWords * leastShare) return script;
  const paragraphs = script.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  const pieces =
    paragraphs.length >= parts * 2
      ? paragraphs
      : paragraphs.flatMap((line) => sentencesIn(line).map(({ text, pauses }) => (text + pauses).trim()));
  const all = pieces.reduce((sum, piece) => sum + wordCount(piece), 0);
  const byPart: string[][] = stageHeadings.map(() => []);
  let words = 0;
  for (const piece of pieces.filter(Boolean)) {
    byPart[Math.min(parts - 1, Math.floor((words / all) * parts))]?.push(piece);
    words += wordCount(piece);
  }
  return stageHeadings.map((heading, at) => `# ${heading}\n\n${byPart[at]?.join("\n\n") ?? ""}`).join("\n\n");
}

/** A script with further sentences in each part, before its last paragraph, so that every part keeps its end. */
export function lengthened(script: string, more: string): string {
  const further = stagesOf(inFourParts(more, { minWords: 0 }));
  return stagesOf(script)
    .map(({ heading, text }, at) => {
      const paragraphs = text.split(/\n+/).filter((line) => line.trim());
      const last = paragraphs.pop() ?? "";
      const added = further[at]?.text ?? "";
      return `# ${heading}\n\n${[...paragraphs, added, last].filter(Boolean).join("\n\n")}`;
    })
    .join("\n\n");
}

/** So many words, or signs where a language is counted by them, a script is short of what is asked for. */
export const shortOf = (script: string, { from, unit }: AskedAmount): number =>
  from - wordCount(script) * (unit === "characters" ? signsOfWord : 1);

/** Languages written without spaces: of their signs two are counted as a word. */
const unspaced = new Set<OtherLanguage | undefined>(["zh", "ja"]);
const signsOfWord = 2;

/** How much a model is asked for in a language: inside the bounds, as it seldom hits them. */
export function aimedAmount(
  { minWords, maxWords }: Pick<ScriptLength, "minWords" | "maxWords">,
  language: OtherLanguage | undefined,
): AskedAmount {
  const isUnspaced = unspaced.has(language);
  const times = isUnspaced ? signsOfWord : 1;
  return {
    from: Math.round(minWords * 1.12) * times,
    to: Math.round(maxWords * 0.94) * times,
    unit: isUnspaced ? "characters" : "words",
  };
}

/**
 * Why a mended script cannot be used, in sentences a model understands; empty when it can. Style is no reason: a
 * script of another's making that is safe, whole and in four parts is theirs to have.
 */
export function reasonsAgainst(
  script: string,
  { minWords, maxWords }: Pick<ScriptLength, "minWords" | "maxWords">,
): string[] {
  const aimed = aimedAmount({ minWords, maxWords }, otherLanguageOf(spokenText(script)));
  const stages = stagesOf(script);
  const words = wordCount(script);
  return [
    stages.length === stageHeadings.length
      ? ""
      : `It has ${stages.length} parts under a heading that begins with "# ", and four are needed.`,
    words < Math.round(minWords * shortBy)
      ? `It has ${aimed.unit === "words" ? words : words * signsOfWord} ${aimed.unit} that can be used, and ${aimed.from} to ${aimed.to} are needed.`
      : "",
  ].filter(Boolean);
}
