import { isSpokenText } from "#server/coach/arc/asked.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { sorryWords } from "./offer/offer-words.ts";
import type { Voice } from "./voice.ts";
import { faultOfSpoken } from "./words/move-words.ts";

/** Owns what went wrong, shortly, and claims nothing of what had been said: of a practice or a script that it did otherwise than was wished. */
export const ownFault = ({ replies }: Talk, voice: Voice): string =>
  voice.pick(isSpokenText(replies.at(-1) ?? "") ? faultOfSpoken : sorryWords, true);
