import { asksSomething } from "#server/coach/arc/asks-something.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Said } from "#server/coach/guide/said.ts";
import type { Voice } from "#server/coach/guide/voice.ts";
import { offersFor } from "./find-offers.ts";
import { beginWords, farWords, haveWords, nearWords, restWords, wordsBelow } from "./offer-words.ts";
import { somebodyIn } from "./somebody.ts";

const spokenTo = (somebody: string): string => somebody.replace(/^my /, "your ");

/** Says of what is asked that it is not sure, or not to be had, and what there is; the taps beside it are those of `offersFor`. */
export function offered(talk: Talk, voice: Voice): Said {
  const { text, act, repair } = talk.now;
  const isHeld = repair !== undefined || act === "complains" || act === "corrects";
  if (isHeld && !asksSomething(text, true)) return { text: voice.pick(restWords, true), isAll: true };
  if (offersFor(talk).isNear) return { text: voice.pick(nearWords, true), isAll: true };
  return {
    text: `${voice.pick(farWords, true)} ${withSomebody(haveWords, talk, voice)}`.trim(),
    isAll: true,
  };
}

/** What can be done with what was told first. */
export const beginWith = (talk: Talk, voice: Voice): string => withSomebody(beginWords, talk, voice);

/** What can be done about somebody who is told of; empty where it was said before, and where nobody is. */
export function wordsForThem(talk: Talk, voice: Voice): string {
  const isBegun = talk.turns.filter(({ isTelling }) => isTelling).length > 1;
  const who = talk.story.shape === "loss" || !isBegun ? undefined : somebodyIn(talk);
  return who === undefined ? "" : voice.pick(wordsBelow).replace("{somebody}", spokenTo(who));
}

function withSomebody(
  { somebody, plain }: Record<"somebody" | "plain", readonly string[]>,
  talk: Talk,
  voice: Voice,
): string {
  const who = talk.story.shape === "loss" ? undefined : somebodyIn(talk);
  const named = who === undefined ? "" : voice.pick(somebody).replace("{somebody}", spokenTo(who));
  return named || voice.pick(plain, true);
}
