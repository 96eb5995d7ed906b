import { type Mood, moodOf } from "#server/coach/story/mood.ts";
import {
  type Cover,
  type CoverGround,
  type CoverShape,
  coverGrounds,
  coverShapes,
} from "#shared/cover/cover.ts";
import { seedNumber } from "#shared/listening/seeded-random.ts";
import { isPracticeText, nameOfText } from "./name-of-talk.ts";

interface Look {
  ground: CoverGround;
  shapes: readonly [CoverShape, ...CoverShape[]];
}

/** How what a person told looks: a colour of its own, and one of two shapes. */
const looks: Record<Mood, Look> = {
  loss: { ground: "dusk", shapes: ["rain", "stars"] },
  joy: { ground: "dawn", shapes: ["hills", "petals"] },
  shame: { ground: "rose", shapes: ["rings", "waves"] },
  anger: { ground: "ember", shapes: ["waves", "hills"] },
  fear: { ground: "sea", shapes: ["waves", "rings"] },
  sleepless: { ground: "night", shapes: ["stars", "waves"] },
  pain: { ground: "meadow", shapes: ["hills", "rings"] },
  decision: { ground: "stone", shapes: ["hills", "waves"] },
  lonely: { ground: "dusk", shapes: ["stars", "hills"] },
  hurt: { ground: "rose", shapes: ["rain", "petals"] },
  tired: { ground: "night", shapes: ["hills", "waves"] },
  overload: { ground: "sea", shapes: ["rain", "rings"] },
  sadness: { ground: "sea", shapes: ["rain", "waves"] },
};

/** How practices look, by the words of their titles. */
const practices: readonly [RegExp, Look][] = [
  [/sleep/i, { ground: "night", shapes: ["stars"] }],
  [/breath/i, { ground: "sea", shapes: ["rings"] }],
  [/body|five, four/i, { ground: "meadow", shapes: ["hills"] }],
  [/kindness/i, { ground: "rose", shapes: ["petals"] }],
  [/savour/i, { ground: "dawn", shapes: ["petals"] }],
  [/panic/i, { ground: "sea", shapes: ["waves"] }],
];

/** What a cover is drawn from. */
interface Covered {
  name: string;
  text: string;
  isMusic?: boolean;
}

const chosen = <Choice>(choices: readonly [Choice, ...Choice[]], by: number): Choice =>
  choices[by % choices.length] ?? choices[0];

/**
 * The cover of a recording, from what it is called and what it says: the same words have the same cover, whoever told
 * them and whenever. A recording that is only music has the cover of a wide sea.
 */
export function coverOf({ name, text, isMusic = false }: Covered): Cover {
  const title = nameOfText(text);
  const isPractice = isPracticeText(text);
  // A practice is worded a little differently each time, and is known by its title.
  const number = seedNumber(isPractice ? title : `${name}\n${text}`);
  const seed = number & 0xffff;
  const by = number >>> 16;
  const practice = isPractice ? practices.find(([words]) => words.test(title))?.[1] : undefined;
  const mood = moodOf(name) ?? moodOf(title);
  const look = isMusic
    ? ({ ground: "sea", shapes: ["waves"] } satisfies Look)
    : (practice ?? (mood && looks[mood]));
  if (!look) return { shape: chosen(coverShapes, by), ground: chosen(coverGrounds, by >>> 4), seed };
  return { shape: chosen(look.shapes, by), ground: look.ground, seed };
}

/**
 * The cover of a recording that is to tell nothing of what was told: the product's own colours and rings, set a little
 * differently for each recording.
 */
export function discreetCover(id: string): Cover {
  return { shape: "rings", ground: "stone", seed: seedNumber(id) & 0xffff };
}
