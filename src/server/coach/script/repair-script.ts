import { hasOnlyEnglish, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { withPauseMarks } from "#shared/listening/pause-marks.ts";
import { numberedParts, withoutQuotes, writerSpeaks } from "./script-words.ts";
import {
  pauseBounds,
  pausesOf,
  spokenText,
  spokenWordsPerMinute,
  stageHeadings,
  wordCount,
} from "./stages.ts";

/** Share of silence a repair aims for. */
const aimedShare = 0.25;

/**
 * Mends what can be mended in a model's script without a new sentence: fences, headings in any form, ways of writing a
 * pause, what the model says to us before and after it, exclamation marks, too few pauses, too much or too little
 * silence. Meaning is never touched.
 */
export function repairScript(script: string): string {
  const lines = withPauseMarks(script)
    .replace(lonelyDots, "[pause 4]")
    .replace(/^```\w*\s*$/gm, "")
    .replace(tableRow, "")
    .split("\n");
  const plain = withoutClosing(withoutAfterword(withHeadings(lines)))
    .join("\n")
    .replace(speechMarkup, "")
    .replace(/\*\*|__/g, "")
    .replace(/(?<=[?？])[!！]+/g, "")
    .replace(/[ \u00a0\u202f]?!+/g, ".")
    .replace(/！+/g, "。")
    .replaceAll("¡", "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return withFittingPauses(withPauses(plain));
}

/** Dots that stand by themselves after a sentence, or on a line, where our own scripts have a pause. */
const lonelyDots = /(?<=[.!?。！？]["”’]?[ \t]|^[ \t]{0,3})(?:\.{3}|…)(?=[ \t]|$)/gm;

/** Tags of speech markup and comments: whatever a tag says, it is not meant to be heard. */
const speechMarkup = /<!--[^\n]{0,200}?-->|<\/?[a-z][^<>\n]{0,200}>/gi;

/** Nothing of a table is meant to be heard. */
const tableRow = /^[ \t]{0,3}\|[^\n]*\|[ \t]*$/gm;

/** The letters of a line, without signs, tags, numbers and the words that number a part. */
const lettersOf = (line: string): string =>
  (
    line
      .toLowerCase()
      .replace(/<\/?h\d[^<>]{0,100}>/g, "")
      .match(/\p{L}+/gu) ?? []
  )
    .filter((word) => !/^(?:part|stage|step|section)$/.test(word))
    .join(" ");
const stageNames = stageHeadings.map(lettersOf);

/** The forms in which models write a heading, each with how it is told from prose. */
const headingForms = [
  /^#\s/,
  /^##\s/,
  /^#{3,6}\s/,
  /^\s{0,3}(?:\*\*|__)[^*_]{2,80}(?:\*\*|__):?\s*$/,
  ...numberedParts,
  /^\s{0,3}(?:\d|i{1,3}v?|[一二三四])(?:[.)）]\s+|[．、]\s{0,3})[^.!?。！？]{2,80}$/i,
];

/**
 * The names that the prompt gives to the stages mark them, between whatever signs, where each has a line of its own. Otherwise
 * whatever form stands there exactly four times does: those lines become our headings, other headings and what stands before
 * the first go. Without such a form the script is left for the check to refuse.
 */
function withHeadings(lines: string[]): string[] {
  const named = lines.map((line) => stageNames.indexOf(lettersOf(line)));
  if (named.filter((stage) => stage >= 0).join() === "0,1,2,3") {
    const from = named.indexOf(0);
    return lines.slice(from).flatMap((line, at) => {
      const heading = stageHeadings[named[from + at] ?? -1];
      return heading ? [`# ${heading}`, ""] : [line];
    });
  }
  const form = headingForms.find(
    (one) => lines.filter((line) => one.test(line)).length === stageHeadings.length,
  );
  if (!form) return hasTitle(lines) ? withHeadings(lines.slice(lines.findIndex(isHeading) + 1)) : lines;
  const isOther = (line: string): boolean =>
    headingForms.some((one) => one !== form && /[#*_]/.test(one.source) && one.test(line));
  let index = 0;
  const from = lines.findIndex((line) => form.test(line));
  return lines
    .slice(from)
    .flatMap((line) =>
      form.test(line) ? [`# ${stageHeadings[index++] ?? ""}`, ""] : isOther(line) ? [] : [line],
    );
}

const isHeading = (line: string): boolean => headingForms.some((form) => form.test(line));

/** Whether the first heading has nothing under it: a title in the same form as the stages. */
function hasTitle(lines: string[]): boolean {
  const written = lines.slice(lines.findIndex(isHeading)).filter((line) => line.trim());
  return written.length > 1 && written.slice(0, 2).every(isHeading);
}

/** Without the last paragraphs in which the model speaks to whoever asked for the script, in its language or in English. */
function withoutClosing(lines: string[]): string[] {
  const language = otherLanguageOf(spokenText(lines.join("\n")));
  const own = writerSpeaks[language ?? "en"];
  const isWriter = (line: string): boolean => {
    const said = withoutQuotes(line);
    if (own?.test(said)) return true;
    return language !== undefined && hasOnlyEnglish(said, language) && writerSpeaks.en?.test(said) === true;
  };
  return withoutLast(lines, isWriter);
}

/** Without what stands under a rule at the end and has no pause in it: notes to whoever asked for the script. */
function withoutAfterword(lines: string[]): string[] {
  const rule = lines.findLastIndex((line) => /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line));
  const after = rule < 0 ? [] : lines.slice(rule + 1);
  const isNote =
    wordCount(after.join(" ")) <= mostNoteWords && !after.some((line) => /^#|\[pause/.test(line));
  return isNote && rule >= 0 ? lines.slice(0, rule) : lines;
}

/** A note is shorter than a stage. */
const mostNoteWords = 60;

function withoutLast(lines: string[], isWriter: (line: string) => boolean): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "" && !/^\s*(?:-{3,}|\*{3,})\s*$/.test(line));
  const line = lines[last] ?? "";
  return last > 0 && isWriter(line) && !line.startsWith("#")
    ? withoutLast(lines.slice(0, last), isWriter)
    : lines.slice(0, last + 1);
}

/** Paragraphs without a pause get one while there are too few. */
function withPauses(script: string): string {
  const needed = Math.ceil(wordCount(script) / pauseBounds.wordsPerPause) + 1;
  let count = pausesOf(script).length;
  return script
    .split("\n")
    .map((line) => {
      if (count >= needed || !line.trim() || line.startsWith("#") || /\[pause/.test(line)) return line;
      count += 1;
      return `${line.trimEnd()} [pause 5]`;
    })
    .join("\n");
}

/** Scales all pauses when the silence is out of bounds, and brings each into its own. */
function withFittingPauses(script: string): string {
  const { minSeconds, maxSeconds, minShare, maxShare } = pauseBounds;
  const spoken = (wordCount(script) * 60) / spokenWordsPerMinute;
  const silent = pausesOf(script).reduce((sum, seconds) => sum + seconds, 0);
  const share = silent / Math.max(1, silent + spoken);
  const factor =
    silent > 0 && (share < minShare + 0.02 || share > maxShare - 0.02)
      ? (spoken * aimedShare) / (1 - aimedShare) / silent
      : 1;
  return script.replace(
    /\[pause (\d+(?:\.\d+)?)\]/gi,
    (_mark, seconds: string) =>
      `[pause ${Math.min(maxSeconds, Math.max(minSeconds, Math.round(Number(seconds) * factor)))}]`,
  );
}
