import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { FeelingPiece } from "#server/coach/story/story.ts";
import { quoteOf } from "./quote.ts";
import type { Said } from "./reply-parts.ts";
import type { Voice } from "./voice.ts";
import {
  bodyWords,
  feelingInTheirWord,
  feelingWords,
  memoryWords,
  moodWords,
  patternWords,
  placeWords,
  plainWordsOnIt,
  twoFeelingWords,
} from "./words/acknowledgements.ts";

/** Takes up what the last message told: the piece that was asked for, else a thought as they wrote it, else its mood. */
export function takeUp(talk: Talk, voice: Voice): Said {
  const { asked, told, isSure } = talk.now;
  const { mood } = told;
  if (!isSure) return { text: voice.pick(plainWordsOnIt) };
  if (asked === "sensation" && told.sensation)
    return { text: ofPlace(told.sensation.place, voice) || voice.pick(plainWordsOnIt) };
  if (asked === "emotion" && told.feelings)
    return { text: ofFeelings(told.feelings, voice) || voice.pick(plainWordsOnIt) };
  const quote = quoteOf(talk, voice, mood);
  if (quote) return { text: quote };
  const own =
    asked === "memory" && told.memory
      ? memoryWords
      : asked === "awareness" && told.pattern
        ? patternWords
        : mood
          ? moodWords[mood]
          : plainWordsOnIt;
  return { text: voice.pick(own) || voice.pick(plainWordsOnIt) };
}

function ofPlace(place: string | undefined, voice: Voice): string {
  return place === undefined ? voice.pick(bodyWords) : voice.pick(placeWords).replace("{place}", place);
}

function ofFeelings([first, second]: readonly FeelingPiece[], voice: Voice): string {
  if (!first) return "";
  if (first.noun === undefined) return voice.pick(feelingInTheirWord).replace("{word}", first.words);
  const words = second?.noun && second.noun !== first.noun ? twoFeelingWords : feelingWords;
  return voice
    .pick(words)
    .replace("{Noun}", first.noun.charAt(0).toUpperCase() + first.noun.slice(1))
    .replace("{noun}", first.noun)
    .replace("{other}", second?.noun ?? "");
}
