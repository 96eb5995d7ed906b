import { chanceOf, rankTexts } from "#server/coach/prose/choose-text.ts";
import { brokenWish } from "#server/coach/prose/wish-words.ts";
import type { Wishes } from "#server/coach/story/story.ts";
import type { ScriptPlace } from "./dramaturgy.ts";
import type { OwnWords } from "./own-words.ts";
import { wordsOf } from "./stages.ts";

/**
 * Where another place has texts for the person's words, one of those is said so often, and else any of its texts. Who
 * hears "your stomach" in every paragraph hears a form being filled in.
 */
const shareNamed = 0.7;
/** Fewer texts than this for somebody's words are mixed with the others, or everyone would hear the same ones. */
const namedTexts = 5;
/** What is said where time is short has at most this part of the words. */
const shortShare = 0.75;

/** A place, and which of its texts is meant: each take of a seed goes on where the one before ended. */
export interface AskedPlace {
  place: ScriptPlace;
  take: number;
  seed: string;
  /** Every place that has a text with the person's words says one, once; else it is left to chance. */
  isNaming: boolean;
}

/** What is said at a place, and something shorter where there is any. */
export interface ChosenWords {
  text: string;
  shorter: string | undefined;
}

/** The words for a place, often with the person's own where it has texts for them; undefined where none can be said. */
export function chooseWords(asked: AskedPlace, own: OwnWords, wishes: Wishes): ChosenWords | undefined {
  const { place, take, seed, isNaming } = asked;
  const { name, texts, isForOwn } = place.passage;
  const words = new Map(Object.entries(own));
  const ranked = rankTexts(
    texts.filter(
      (text) =>
        gapsIn(text).every((gap) => words.has(gap)) &&
        !namesAgain(text, own) &&
        brokenWish(text, wishes) === undefined,
    ),
    `${seed}:${name}`,
  );
  const personal = ranked.filter((text) => gapsIn(text).length > 0);
  const isNamedAt = (at: number): boolean =>
    (isForOwn && personal.length > 0) ||
    (isNaming
      ? personal.length > 0 && at % place.turns === 0
      : personal.length >= namedTexts && chanceOf(`${seed}:${name}:${at}:named`) < shareNamed);
  let left = ranked;
  let chosen: string | undefined;
  for (let at = 0; at <= take * place.turns + place.turn; at += 1) {
    const from = isNamedAt(at) ? personal : ranked;
    if (!from.some((text) => left.includes(text))) left = [...left, ...from];
    chosen = left.find((text) => from.includes(text));
    left = left.filter((text) => text !== chosen);
  }
  if (chosen === undefined) return undefined;
  const shortest = wordsOf(chosen).length * shortShare;
  const isLike = gapsIn(chosen).length > 0;
  const shorter = ranked.find(
    (text) => wordsOf(text).length <= shortest && (gapsIn(text).length > 0 || !isLike) && left.includes(text),
  );
  return { text: filled(chosen, words), shorter: shorter && filled(shorter, words) };
}

const gapsIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, gap = ""]) => gap.toLowerCase());

/** "Lay a hand near your hands": a text that speaks of the place already has no room for it. */
function namesAgain(text: string, { place }: OwnWords): boolean {
  if (place === undefined || !gapsIn(text).includes("place")) return false;
  const bare = place.toLowerCase().replace(/(?:es|s)$/, "");
  return bare !== "" && text.toLowerCase().replaceAll("{place}", "").includes(bare);
}

/** A large letter in the gap asks for one in the word. */
const filled = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_gap, gap: string) => {
    const value = words.get(gap.toLowerCase()) ?? "";
    return /^[A-Z]/.test(gap) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
