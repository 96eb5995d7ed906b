import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { scoreTogether } from "#server/coach/reading/score-together.ts";
import { lettersOf, type Seen, stemsOf, wordsOf } from "#server/coach/reading/seen.ts";
import { type Situation, situations } from "./situations.ts";

const taught = questionsOf(new URL("./weights.json", import.meta.url));
/** From which score a situation is believed, and how far it has to be ahead of the next. */
const believedFrom = 0.6;
const ahead = 0.8;
const readChars = 600;

let scoresOf: ReturnType<typeof scoreTogether> | undefined;

/** What the reader of situations sees in a message: its words and their letters. */
export function seenInSituation(text: string): Seen {
  const words = wordsOf(
    text
      .slice(0, readChars)
      .toLowerCase()
      .replace(/[‘’ʼ`´]/g, "'"),
  );
  return { words: stemsOf(words), letters: lettersOf(words), typed: new Set(), signs: new Set() };
}

/** The situation a message tells of; undefined where none is clear. */
export function readSituation(text: string): Situation | undefined {
  scoresOf ??= scoreTogether(situations.map(({ id }) => taught(id)));
  const scores = scoresOf(seenInSituation(text));
  const [best, next] = situations
    .map((situation, at) => ({ situation, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  if (!best || best.score < believedFrom || best.score - (next?.score ?? 0) < ahead) return undefined;
  return best.situation;
}
