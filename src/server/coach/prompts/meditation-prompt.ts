import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { languageName } from "#server/coach/language/talk-language.ts";
import { stageHeadings } from "#server/coach/script/stages.ts";
import type { StoryShape, Wishes } from "#server/coach/story/story.ts";
import { fill, readPrompt, readPromptLines } from "./read-prompt.ts";

const form = readPrompt("meditation");
const repair = readPrompt("repair");
const longer = readPrompt("longer");
const line = readPromptLines("wishes");

/** How much is asked for: from so many to so many, in what the language is counted by. */
export interface AskedAmount {
  from: number;
  to: number;
  unit: "words" | "characters";
}

/** An amount as a model is told it. */
export const inWords = ({ from, to, unit }: AskedAmount): string => `${from} to ${to} ${unit}`;

/** What a meditation script has to be: the criteria of `check-script.ts` put as requests, for this story and these wishes. */
export function meditationPrompt(
  shape: StoryShape,
  wishes: Wishes,
  amount: AskedAmount,
  language?: OtherLanguage,
): string {
  const headings = stageHeadings.map((heading) => `# ${heading}`).join("\n");
  const whole = fill(form, { length: inWords(amount), headings });
  const own = [shapeLine(shape), ...wishLines(wishes), languageLine("language", language)].filter(Boolean);
  return own.length === 0 ? whole : `${whole}\n\nThis one\n${own.join("\n")}`;
}

/** Shapes whose script is another than one of trouble. */
const ownShapes = new Set<StoryShape>(["loss", "joy", "decision", "sleeplessness", "pain"]);

const shapeLine = (shape: StoryShape): string => (ownShapes.has(shape) ? line(shape) : "");

/** Nothing where the person writes English, or in a language that we cannot name: the form asks for theirs in any case. */
function languageLine(name: "language" | "wrong-language", language: OtherLanguage | undefined): string {
  const named = language && languageName(language);
  return named === undefined ? "" : fill(line(name), { language: named });
}

/** Why a script in another language than the person's is asked for once more; nothing where we cannot tell. */
export const languageReason = (script: string, language: OtherLanguage | undefined): string | undefined =>
  otherLanguageOf(script) === language ? undefined : languageLine("wrong-language", language) || undefined;

function wishLines(wishes: Wishes): string[] {
  const { minutes, purpose, tone } = wishes;
  return [
    minutes === undefined ? "" : fill(line("minutes"), { minutes: String(minutes) }),
    wishes.noBreath ? line("no-breath") : "",
    wishes.noNature ? line("no-nature") : "",
    wishes.noMemory ? line("no-memory") : "",
    wishes.noQuotes ? line("no-quotes") : "",
    wishes.eyesOpen ? line("eyes-open") : "",
    wishes.lyingDown || purpose === "sleep" ? line("lying-down") : "",
    purpose === "sleep" || purpose === "work" ? line(purpose) : "",
    tone === "religious" || tone === "secular" ? line(tone) : "",
  ].filter(Boolean);
}

/** The request to write a script again, with what kept it from being used. */
export const repairPrompt = (reasons: string[]): string => fill(repair, { reasons: reasons.join(" ") });

const partsOfScript = 4;

/** The request for what a script is short of, part by part; the script itself is not asked for again. */
export const longerPrompt = (short: number, { unit }: Pick<AskedAmount, "unit">): string =>
  fill(longer, { short: String(short), each: String(Math.ceil(short / partsOfScript)), unit });
