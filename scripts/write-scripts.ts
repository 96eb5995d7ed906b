import { parseArgs } from "node:util";
import { checkScript } from "#server/coach/script/check-script.ts";
import { pausesOf, sentencesOf, spokenText, wordsOf } from "#server/coach/script/stages.ts";
import { writeScript } from "#server/coach/script/write-script.ts";
import {
  type MeditationMinutes,
  meditationMinutes,
  noWishes,
  type Wishes,
} from "#server/coach/story/story.ts";
import { storySamples } from "#server/testing/samples/stories.ts";

/*
 * Prints scripts for reading: `node scripts/write-scripts.ts --count 30 --seed any`. Every made-up story has its turn,
 * and every third script somebody's wishes. What the check says, the length and the sentences shared stand at the end.
 */

const { values } = parseArgs({
  options: { count: { type: "string", default: "30" }, seed: { type: "string", default: "read" } },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  throw new Error(`--count ${values.count} is no number of scripts; give one such as 30.`);

const wishes: Partial<Wishes>[] = [
  { minutes: 5 },
  { purpose: "sleep" },
  { noBreath: true, noNature: true },
  { minutes: 3 },
  { eyesOpen: true, purpose: "work" },
  { minutes: 10, lyingDown: true },
  { tone: "religious" },
  { minutes: 15 },
];
const isMinutes = (minutes: number | undefined): minutes is MeditationMinutes =>
  meditationMinutes.some((one) => one === minutes);

const stories = Object.entries(storySamples);
const written = Array.from({ length: count }, (_, at) => {
  const [name = "", story = { shape: "unknown" as const, feelings: [], names: [] }] =
    stories[at % stories.length] ?? [];
  const wish = at % 3 === 2 ? wishes[Math.floor(at / 3) % wishes.length] : undefined;
  const { minutes, ...others } = { ...noWishes, ...wish };
  const wished: Wishes = isMinutes(minutes) ? { ...others, minutes } : others;
  const script = writeScript(story, wished, `${values.seed} ${at}`);
  const words = wordsOf(spokenText(script)).length;
  const seconds = (words * 60) / 115 + pausesOf(script).reduce((sum, pause) => sum + pause, 0);
  const faults = checkScript(script, story, wished).map(({ criterion, found }) => `${criterion} (${found})`);
  const minutesLong = (seconds / 60).toFixed(1);
  const head = `${at + 1}. ${name}${wish ? `, wished for: ${JSON.stringify(wish)}` : ""}`;
  console.log(
    `\n=== ${head}\n    ${words} words, ${minutesLong} minutes, ${faults.join(", ") || "no fault"}\n\n${script}`,
  );
  return script;
});

const sentences = written.map((script) => new Set(sentencesOf(script)));
const shares = sentences.flatMap((one, at) =>
  sentences
    .slice(0, at)
    .map(
      (other) => [...other].filter((sentence) => one.has(sentence)).length / Math.min(one.size, other.size),
    ),
);
const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log(
  `\n${written.length} scripts; two share ${percent(mean)} of their sentences on average, ${percent(Math.max(0, ...shares))} at most.`,
);
