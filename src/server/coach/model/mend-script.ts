import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { checkScript } from "#server/coach/script/check-script.ts";
import type { ScriptLength } from "#server/coach/script/lengths.ts";
import { spokenText, stageHeadings, stagesOf, wordsOf } from "#server/coach/script/stages.ts";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";

/** Criteria that no script may miss; what a sentence misses of them is mended by leaving the sentence out. */
const hard = new Set(["medical", "promises", "no_breath_control", "no_reliving"]);

const isUnsafe = (sentence: string): boolean =>
  faultOf(sentence) !== undefined ||
  checkScript(sentence, untoldStory, noWishes).some(({ criterion }) => hard.has(criterion));

/** A script without the sentences that our rules refuse; their pauses stay, everything else is as it was. */
export function withoutUnsafe(script: string): string {
  const lines = script.split("\n").map((line) => {
    if (line.startsWith("#")) return line;
    const sentences = line.split(/(?<=[.!?…]["”’']?)\s+(?=[^[])/);
    return sentences
      .map((sentence) =>
        isUnsafe(spokenText(sentence)) ? (sentence.match(/\[pause [\d.]+\]\s*$/)?.[0] ?? "") : sentence,
      )
      .filter(Boolean)
      .join(" ");
  });
  return lines.join("\n").replace(/\n{3,}/g, "\n\n");
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
  const wordsIn = (paragraphs: string[]): number => lengthOf(paragraphs.join("\n"));
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

/** The words a model is asked for: inside the bounds, as it seldom hits them. */
export const aimedWords = ({ minWords, maxWords }: Pick<ScriptLength, "minWords" | "maxWords">): number[] => [
  Math.round(minWords * 1.12),
  Math.round(maxWords * 0.94),
];

/** Words of a script; where a language is written without spaces, two signs count as one. */
export function lengthOf(script: string): number {
  const text = spokenText(script);
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu);
  return unspaced ? Math.round(unspaced.length / 2) : wordsOf(text).length;
}

/**
 * Why a mended script cannot be used, in sentences a model understands; empty when it can. Style is no reason: a
 * script of another's making that is safe, whole and in four parts is theirs to have.
 */
export function reasonsAgainst(
  script: string,
  { minWords, maxWords }: Pick<ScriptLength, "minWords" | "maxWords">,
): string[] {
  const stages = stagesOf(script);
  const words = lengthOf(script);
  return [
    stages.length === stageHeadings.length
      ? ""
      : `It has ${stages.length} parts under a heading that begins with "# ", and four are needed.`,
    words < Math.round(minWords * shortBy)
      ? `It has ${words} words that can be used, and ${aimedWords({ minWords, maxWords }).join(" to ")} are needed.`
      : "",
  ].filter(Boolean);
}
