import { pictures, type Story, type Wishes } from "#server/coach/story/story.ts";
import { checkScript } from "./check-script.ts";
import { chooseWords } from "./choose-words.ts";
import { placesOf, type ScriptPlace } from "./dramaturgy.ts";
import { asSaid, fitLength, type Said, wordsIn } from "./fit-length.ts";
import { lengthFor, type ScriptLength } from "./lengths.ts";
import { hasMemory, type OwnWords, ownWordsOf } from "./own-words.ts";
import type { Condition } from "./passages.ts";
import { spokenWordsPerMinute, stageHeadings } from "./stages.ts";
import { stageOf, withWritten, writtenWords } from "./written-words.ts";

/** A script that misses a criterion by a hair (too few invitations, too much past) is written anew at most so often. */
const furtherTries = 16;
/** So much of what happened tells two stories apart; every choice of a text reads the seed. */
const seedChars = 60;
/** So many of the tries change one stage and leave the others as they were. */
const singleTries = 8;
/** Share of silence that a script of no asked length keeps to; what is written is in between, nearly always. */
const usualSilence = { least: 0.18, most: 0.34 };

/**
 * A meditation from a told story: four stages, pauses, the person's words where they are what the sentence needs, and
 * the length and manner they wish for. The same story, wishes and seed give the same script, and a wish changed leaves
 * the sentences that it does not touch, but for now and then a stage that has to be written anew. All stories can be
 * written for; the result meets `checkScript`.
 */
export function writeScript(story: Story, wishes: Wishes, seed: string): string {
  const ofStory = `${seed}:${story.shape}:${story.event?.words.slice(0, seedChars) ?? ""}`;
  const last = stageHeadings.length - 1;
  let isNaming = false;
  let script = written(story, wishes, { seeds: stageHeadings.map(() => ofStory), isNaming });
  const first = script;
  for (let at = 0; at < furtherTries; at += 1) {
    const faults = checkScript(script, story, wishes);
    if (faults.length === 0) return script;
    if (faults.some(({ criterion }) => /^own_/.test(criterion))) isNaming = true;
    const seeds = stageHeadings.map((_heading, stage) =>
      at >= singleTries || stage === last - (at % (last + 1)) ? `${ofStory}:${at}` : ofStory,
    );
    script = written(story, wishes, { seeds, isNaming });
  }
  return first;
}

/** What the choices of one script rest on, beside the story and the wishes. */
interface Choices {
  /** Of each stage: another try changes one of them and leaves the others. */
  seeds: string[];
  /** Too few of the person's words were in the script before. */
  isNaming: boolean;
}

function written(story: Story, wishes: Wishes, { seeds, isNaming }: Choices): string {
  const wanted = settled(wishes);
  const length = lengthFor(wanted);
  const own = ownWordsOf(story, wanted);
  const holds = conditionsOf(story, wanted, own);
  const isSpoken = ({ passage }: ScriptPlace): boolean =>
    passage.when === undefined || holds.has(passage.when);
  const takeOf = (stage: number): number =>
    wanted.wordingTake + (stage === stageHeadings.length - 1 ? wanted.endingTake : 0);
  const written = writtenWords(story, wanted);
  const all = placesOf(story.shape).flatMap((places, stage) => {
    const theirs = written.find((one) => stageOf(one.stage) === stage);
    const named = theirs ? { ...own, written: theirs.words } : own;
    return (theirs ? withWritten(places, theirs) : places).filter(isSpoken).flatMap((place): Said[] => {
      const asked = { place, take: takeOf(stage), seed: seeds[stage] ?? "", isNaming };
      const words = chooseWords(asked, named, wanted);
      return words ? [asSaid({ place, stage, text: words.text, shorter: words.shorter })] : [];
    });
  });
  return asScript(fitLength(all, length, seeds[0] ?? ""), length);
}

/** Who is on the way to sleep lies down. */
const settled = (wishes: Wishes): Wishes =>
  wishes.purpose === "sleep" ? { ...wishes, lyingDown: true } : wishes;

function conditionsOf(story: Story, wishes: Wishes, own: OwnWords): Set<Condition> {
  const memory = wishes.noMemory || !hasMemory(story.shape) ? undefined : story.memory;
  const pairs: [Condition, boolean][] = [
    ["free", !wishes.lyingDown],
    ["lying", wishes.lyingDown],
    ["eyes-choice", !wishes.eyesOpen],
    ["eyes-open", wishes.eyesOpen],
    ["breath", !wishes.noBreath],
    ["no-breath", wishes.noBreath],
    ["memory-quoted", own.memory !== undefined],
    ["memory-unquoted", memory !== undefined && own.memory === undefined],
    ["no-memory", memory === undefined],
    ["distant-memory", memory !== undefined && memory.distance !== "months"],
    ["near-memory", memory?.distance === "months"],
    ["pattern", own.pattern !== undefined],
    ["sleep", wishes.purpose === "sleep"],
    ["awake", wishes.purpose !== "sleep"],
    ["work", wishes.purpose === "work"],
    ["religious", wishes.tone === "religious"],
    ...pictures.map((picture): [Condition, boolean] => [`picture-${picture}`, wishes.picture === picture]),
  ];
  return new Set(pairs.filter(([, isSo]) => isSo).map(([condition]) => condition));
}

/** Headings, paragraphs and silences; these are stretched or shortened to the minutes that were asked for. */
function asScript(said: Said[], { aimedSeconds, maxPause }: ScriptLength): string {
  const silence = said.reduce((sum, { place }) => sum + place.passage.pause, 0);
  const spokenSeconds = (wordsIn(said) * 60) / spokenWordsPerMinute;
  const silenceOf = (share: number): number => (spokenSeconds * share) / (1 - share);
  const aimed =
    aimedSeconds === undefined
      ? Math.min(Math.max(silence, silenceOf(usualSilence.least)), silenceOf(usualSilence.most))
      : aimedSeconds - spokenSeconds;
  const factor = aimed / Math.max(1, silence);
  const pauseOf = (seconds: number): string =>
    seconds === 0 ? "" : ` [pause ${Math.min(maxPause, Math.max(3, Math.round(seconds * factor)))}]`;
  const stages = stageHeadings.map((heading, stage) => {
    const paragraphs = said
      .filter((one) => one.stage === stage)
      .map(({ text, place }) => `${text}${pauseOf(place.passage.pause)}`);
    return [`# ${heading}`, ...paragraphs].join("\n\n");
  });
  return stages.join("\n\n");
}
