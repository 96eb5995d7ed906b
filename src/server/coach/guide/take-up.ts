import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { FeelingPiece } from "#server/coach/story/story.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";
import {
  bodyWords,
  feelingInTheirWord,
  feelingWords,
  firstWordsOnIt,
  memoryWords,
  moodWords,
  patternWords,
  placeWords,
  plainWordsOnIt,
  twoFeelingWords,
  wordsOfListening,
} from "./words/acknowledgements.ts";

/**
 * Takes up what the last message told: the piece that was asked for, else its mood where it plainly shows one, else with a word
 * that claims nothing. What exactly was told is not answered: prepared words would sooner or later answer something else.
 */
export function takeUp(talk: Talk, voice: Voice): Said {
  const { asked, told, isSure } = talk.now;
  // "Everyone assumes I'm delighted": a glad word in what is no glad story cheers nobody, nor does a dead man's cardigan make one a mourner.
  const isOf = { joy: talk.story.shape === "joy", loss: talk.story.shape === "loss" };
  const mood =
    (told.mood === "joy" && !isOf.joy) || (told.mood === "loss" && !isOf.loss) ? undefined : told.mood;
  const ways: (() => string)[] = [
    () => (asked === "sensation" && told.sensation ? ofPlace(told.sensation.place, voice) : ""),
    () => (asked === "emotion" && told.feelings ? ofFeelings(told.feelings, voice) : ""),
    () => (asked === "memory" && told.memory ? voice.pick(memoryWords) : ""),
    () => (asked === "awareness" && told.pattern && mood !== "joy" ? voice.pick(patternWords) : ""),
    () => (mood && isSure && isShown(talk) ? voice.pick(moodWords[mood]) : ""),
  ];
  for (const way of ways) {
    const text = way();
    if (text) return { text };
  }
  return { text: plainly(talk, voice) };
}

/** A mood is spoken to where it is plain: a feeling is named, or the message mourns or brings good news. */
const isShown = ({ now: { act, told } }: Talk): boolean =>
  act === "mourns" || act === "good-news" || (told.feelings !== undefined && told.feelings.length > 0);

/** A plain word, others for what is told first and for whoever only wants to tell. */
function plainly({ turns, way }: Talk, voice: Voice): string {
  if (way === "listening") return voice.pick(wordsOfListening, true);
  const isFirst = turns.filter(({ isTelling }) => isTelling).length <= 1;
  return voice.pick(isFirst ? firstWordsOnIt : plainWordsOnIt, true);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function ofPlace(place: string | undefined, voice: Voice): string {
  return place === undefined ? voice.pick(bodyWords) : voice.pick(placeWords).replace("{place}", place);
}

function ofFeelings([first, second]: readonly FeelingPiece[], voice: Voice): string {
  if (!first) return "";
  if (first.noun === undefined) return voice.pick(feelingInTheirWord).replace("{word}", first.words);
  const words = second?.noun && second.noun !== first.noun ? twoFeelingWords : feelingWords;
  return voice
    .pick(words)
    .replace("{Noun}", capital(first.noun))
    .replace("{noun}", first.noun)
    .replace("{other}", second?.noun ?? "");
}
