import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { checkScript } from "#server/coach/script/check-script.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { sentencesOf } from "#server/coach/script/stages.ts";
import { people } from "./people.ts";
import { playTalk } from "./play-talk.ts";

/** How the built-in guide did in its conversations, and what fell short of its floor. */
export interface TalkFigures {
  figures: Record<string, string>;
  missed: string[];
}

interface Measured {
  name: string;
  value: number;
  /** The value as a reader wants it. */
  shown: string;
  floor?: number;
  ceiling?: number;
}

/** Plays a conversation with every simulated person, writes each a script, and measures both. */
export function measureTalks(): TalkFigures {
  const played = people.map((person, index) => playTalk(person, `seed-${index}`));
  const talks = played.map(({ conversation }) => conversation);
  const scripts = talks.map((talk, index) => scriptFor({ conversation: talk, seed: `seed-${index}` }));
  const measured: Measured[] = [
    part("meditation offered within ten messages", talks.filter(isOffered).length, talks.length, {
      floor: 0.95,
    }),
    part(
      "conversations that ask what was answered",
      played.filter(({ askedAgain }) => askedAgain.length > 0).length,
      played.length,
      { ceiling: 0.01 },
    ),
    part(
      "conversations with a repeated sentence",
      talks.filter((talk) => repeats(talk) > 0).length,
      talks.length,
      {
        ceiling: 0,
      },
    ),
    { ...words(talks), ceiling: 60 },
    part(
      "scripts meeting all criteria",
      scripts.filter((script, at) => meetsAll(script, talks[at] ?? [])).length,
      scripts.length,
      { floor: 0.98 },
    ),
    ...likeness(scripts),
  ];
  return {
    figures: Object.fromEntries(measured.map(({ name, shown }) => [name, shown])),
    missed: measured
      .filter(
        ({ value, floor = -Infinity, ceiling = Infinity }) =>
          !Number.isFinite(value) || value < floor || value > ceiling,
      )
      .map(({ name, shown, floor, ceiling }) => `${name}: ${shown}, allowed ${floor ?? ceiling}`),
  };
}

function part(name: string, count: number, of: number, bound: Pick<Measured, "floor" | "ceiling">): Measured {
  const value = count / of;
  return { name, value, shown: `${count}/${of} (${(100 * value).toFixed(1)}%)`, ...bound };
}

function meetsAll(script: string, talk: Utterance[]): boolean {
  const { story, wishes } = readTalk(talk);
  return checkScript(script, story, wishes).length === 0;
}

const isOffered = (talk: Utterance[]): boolean =>
  talk.some(({ role, text }) => role === "coach" && /press Meditation|button/.test(text));

function repeats(talk: Utterance[]): number {
  const replies = talk.flatMap(({ role, text }, at) =>
    role === "coach" && !goesBack(talk.slice(0, at)) ? [text] : [],
  );
  const said = replies.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const long = said.filter((sentence) => sentence.length > 12);
  return long.length - new Set(long).size;
}

/** Whoever asks where we were wants to have the question once more. */
const goesBack = (talk: Utterance[]): boolean => readTalk(talk).now.act === "returns";

const repliesOf = (talk: Utterance[]): string[] =>
  talk.filter(({ role }) => role === "coach").map(({ text }) => text);

function words(talks: Utterance[][]): Measured {
  const lengths = talks.flatMap(repliesOf).map((text) => text.split(/\s+/).length);
  const value = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return { name: "mean words of a reply", value, shown: value.toFixed(1) };
}

function likeness(scripts: string[]): Measured[] {
  const sentences = scripts.map((script) => new Set(sentencesOf(script)));
  const shares = sentences.flatMap((one, at) =>
    sentences
      .slice(0, at)
      .map(
        (other) => [...other].filter((sentence) => one.has(sentence)).length / Math.min(one.size, other.size),
      ),
  );
  const most = Math.max(...shares);
  return [
    part(
      "script pairs sharing more than a quarter",
      shares.filter((share) => share > 0.25).length,
      shares.length,
      { ceiling: 0 },
    ),
    { name: "most shared by two scripts", value: most, shown: `${(100 * most).toFixed(0)}%` },
  ];
}
