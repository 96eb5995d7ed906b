/** Headings of the four stages, in their order. */
export const stageHeadings = [
  "Breath and body sensation",
  "Emotional memory awareness",
  "Thought awareness",
  "Future visualisation",
] as const;

/** Words a minute that scripts are written for; with the pauses it gives a track of five to ten minutes. */
export const spokenWordsPerMinute = 115;

/** Bounds of a pause and of the silence in the whole track. */
export const pauseBounds = {
  minSeconds: 3,
  maxSeconds: 20,
  minShare: 0.15,
  maxShare: 0.4,
  wordsPerPause: 60,
} as const;

/** A script taken apart: stages with heading and text, text still with its pause marks. */
export interface ScriptStage {
  heading: string;
  text: string;
}

const pauseMark = /\[pause (\d+(?:\.\d+)?)\]/gi;

/** Cuts a script at its `# ` headings; text before the first heading is dropped. */
export function stagesOf(script: string): ScriptStage[] {
  return script
    .split(/^#\s+/m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      return { heading: heading.trim(), text: rest.join("\n").trim() };
    });
}

/** The words alone: no headings, no pause marks. */
export const spokenText = (script: string): string =>
  script.replace(/^#.*$/gm, "").replace(pauseMark, " ").replace(/\s+/g, " ").trim();

/** Seconds of each pause mark, in order. */
export const pausesOf = (script: string): number[] =>
  [...script.matchAll(pauseMark)].map(([, seconds]) => Number(seconds));

/** Words of a text, as they are counted everywhere here. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** How many words a script has, without its headings and marks; of writing without spaces two signs count as one. */
export function wordCount(script: string): number {
  const text = spokenText(script);
  return wordsOf(text.replace(unspaced, " ")).length + Math.round((text.match(unspaced)?.length ?? 0) / 2);
}

/** Sentences of a text without its marks. */
export const sentencesOf = (text: string): string[] =>
  spokenText(text)
    .split(/(?<=[.!?؟۔।])\s+|(?<=[。！？])\s*/)
    .filter((sentence) => wordsOf(sentence).length > 0);
