import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import type { Story, Wishes } from "#server/coach/story/story.ts";
import { stageCriteria } from "./criteria-by-place.ts";
import { storyCriteria } from "./criteria-of-story.ts";
import { anyLanguage, type Criterion, english, type ScriptReading } from "./criterion.ts";
import { lengthFor } from "./lengths.ts";
import { spokenOwnWords } from "./own-words.ts";
import {
  pauseBounds,
  pausesOf,
  sentencesOf,
  spokenText,
  spokenWordsPerMinute,
  stagesOf,
  wordCount,
  wordsOf,
} from "./stages.ts";

/** A criterion that a script misses, by its name. */
export interface ScriptFault {
  criterion: string;
  /** What was found, for the request for a repair and for the log; no text of the person's. */
  found: string;
}

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const perHundred = (reading: ScriptReading, pattern: RegExp): number =>
  (matches(reading.unquoted, pattern) * 100) / Math.max(1, reading.words.length);

const atLeast = (name: string, pattern: RegExp, min: number): Criterion =>
  english(name, (r) => (perHundred(r, pattern) < min ? perHundred(r, pattern).toFixed(1) : undefined));
const atMost = (name: string, pattern: RegExp, max: number): Criterion =>
  english(name, (r) => (perHundred(r, pattern) > max ? perHundred(r, pattern).toFixed(1) : undefined));
const never = (name: string, pattern: RegExp): Criterion =>
  english(name, (r) => (pattern.test(r.unquoted) ? "present" : undefined));

/** Orders, which nobody is given here. */
export const commands =
  /(?<!do not )\b(?:you (?:must|should|have to|need to)|do not move|don't think|stop thinking|no matter what|force yourself|empty your mind)\b/i;

const wording: Criterion[] = [
  atLeast("second_person", /\b(?:you|your|yours|yourself)\b/gi, 5),
  atMost("plural", /\b(?:we|us|ours?|let's)\b/gi, 0.5),
  atMost("first_person", /\b(?:I|me|my|I'm)\b/gi, 0.5),
  atLeast(
    "permission",
    /\b(?:you (?:might|may|can)|if (?:you like|it)|when(?:ever)? you are ready|when it feels right|perhaps|maybe|invited|either way|any of these|in your own time|see if you can|you do not (?:have|need) to|if .{0,20} comfortable)\b/gi,
    2,
  ),
  never("commands", commands),
  never("promises", /\b(?:you will (?:feel|be)|will be gone|will cure|forever|guarantee\w*)\b/i),
  never(
    "medical",
    /\b(?:cure[sd]?|heal(?:s|ed|ing)?|diagnos\w+|depression|disorder|treat(?:s|ed|ment)?|therap\w+|medication|tablets|symptoms?|trauma\w*|ptsd)\b/i,
  ),
  atMost("past_tense", /\b(?:was|were|had|did|went|said)\b/gi, 1.5),
  never("no_breath_control", /\b(?:hold (?:it|your breath|the breath)|breathe in deeply|as deeply as)\b/i),
  never(
    "no_reliving",
    /\b(?:relive|worst (?:moment|memory)|every detail|go back to the|feel the pain|as vividly)\b/i,
  ),
  anyLanguage("no_shouting", ({ unquoted }) =>
    /[!！]|(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u.test(unquoted) ? "present" : undefined,
  ),
];

const shape: Criterion[] = [
  anyLanguage("words", ({ count, length: { minWords, maxWords } }) =>
    count < minWords || count > maxWords ? `${count} words` : undefined,
  ),
  anyLanguage("stages", stageShares),
  anyLanguage("own_words", ({ text, story, wishes }) => {
    const ownWords = spokenOwnWords(story, wishes);
    const said = ownWords.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
    return ownWords.length > 1 && said.length < 2 ? "fewer than two" : undefined;
  }),
  english("sentence_length", sentenceLength),
  anyLanguage("sentence_twice", sentenceTwice),
  english("reading_grade", ({ unquoted }) =>
    readingGrade(unquoted) > 8 ? readingGrade(unquoted).toFixed(1) : undefined,
  ),
  anyLanguage("pauses", pauseFault),
  anyLanguage("pace", paceFault),
  anyLanguage("no_shouting", ({ unquoted }) =>
    /[?？؟][^.?？؟。]*[?？؟][^.?？؟。]*[?？؟]/.test(unquoted) ? "three questions in a row" : undefined,
  ),
];

/** Every criterion, with the languages it reads. */
export const scriptCriteria: readonly Criterion[] = [
  ...shape,
  ...wording,
  ...stageCriteria,
  ...storyCriteria,
];

/**
 * What a script misses of our criteria: wording, shape, what must stand in its place, and what is true of this story
 * and was wished for; empty when it is fit to be shown. In another language than English only the criteria that read any
 * are held to it.
 */
export function checkScript(
  script: string,
  story: Story,
  wishes: Wishes,
  language: OtherLanguage | undefined = otherLanguageOf(spokenText(script)),
): ScriptFault[] {
  const text = spokenText(script);
  const reading: ScriptReading = {
    script,
    stages: stagesOf(script),
    text,
    unquoted: text.replace(/“[^“”]*”/g, "“”"),
    words: wordsOf(text),
    count: wordCount(text),
    story,
    wishes,
    length: lengthFor(wishes),
  };
  return scriptCriteria
    .filter(({ reads }) => language === undefined || reads === "any language")
    .flatMap(({ name: criterion, check }) => {
      const found = check(reading);
      return found === undefined ? [] : [{ criterion, found }];
    });
}

function stageShares({ stages, count: all, length }: ScriptReading): string | undefined {
  if (stages.length !== 4) return `${stages.length} stages`;
  const shares = stages.map(({ text }) => wordCount(text) / Math.max(1, all));
  const wrong = shares.find((share) => share < length.stage.least || share > length.stage.most);
  return wrong === undefined ? undefined : `a stage of ${Math.round(wrong * 100)}%`;
}

function sentenceLength({ script }: ScriptReading): string | undefined {
  const lengths = sentencesOf(script).map((sentence) => wordsOf(sentence.replace(/“[^“”]*”/g, "")).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const longest = Math.max(0, ...lengths);
  return mean > 16 || longest > 36 ? `mean ${mean.toFixed(1)}, longest ${longest}` : undefined;
}

/** A short refrain may come back; a whole sentence heard twice sounds like a mistake. */
function sentenceTwice({ unquoted }: ScriptReading): string | undefined {
  const long = sentencesOf(unquoted).filter((sentence) => wordCount(sentence) > 4);
  return new Set(long).size < long.length ? "a sentence twice" : undefined;
}

/** Flesch-Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59 (Kincaid et al. 1975). */
function readingGrade(text: string): number {
  const words = wordsOf(text);
  const sentences = Math.max(1, text.split(/(?<![.!?])[.!?]+\s/).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * syllables) / Math.max(1, words.length) - 15.59;
}

const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "")
      .match(/[aeiouy]{1,2}/g)?.length ?? 1,
  );

function pauseFault({ script, count: words, length }: ScriptReading): string | undefined {
  const pauses = pausesOf(script);
  if (pauses.length < words / pauseBounds.wordsPerPause) return `${pauses.length} pauses`;
  if (pauses.some((seconds) => seconds < pauseBounds.minSeconds || seconds > length.maxPause))
    return "a pause out of bounds";
  const silent = pauses.reduce((sum, seconds) => sum + seconds, 0);
  const share = silent / (silent + spokenSeconds(words));
  return share < length.minShare || share > length.maxShare
    ? `${Math.round(share * 100)}% silence`
    : undefined;
}

function paceFault({ script, count: words, length }: ScriptReading): string | undefined {
  const seconds = spokenSeconds(words) + pausesOf(script).reduce((sum, pause) => sum + pause, 0);
  if (seconds < length.minSeconds || seconds > length.maxSeconds) return `${Math.round(seconds)} seconds`;
  if (length.aimedSeconds !== undefined) return undefined;
  const perMinute = (words * 60) / Math.max(1, seconds);
  return perMinute < 65 || perMinute > 100 ? `${Math.round(perMinute)} words a minute` : undefined;
}

const spokenSeconds = (words: number): number => (words * 60) / spokenWordsPerMinute;
