import type { Talk } from "#server/coach/arc/read-talk.ts";
import { moodOf } from "#server/coach/story/mood.ts";
import type { FeelingPiece } from "#server/coach/story/story.ts";
import { tellsOfADeath } from "#server/coach/story/tells-of-a-death.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";
import {
  bodyWords,
  feelingInTheirWord,
  feelingWords,
  firstWordsOnIt,
  lossAside,
  memoryWords,
  moodWords,
  patternWords,
  placeWords,
  plainWordsOnIt,
  standsOut,
  timeWords,
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
    () => sorrowFor(talk, voice),
    () => (mood && isSure && isShown(talk) ? voice.pick(moodWords[mood]) : ""),
    () => onWhatStandsOut(talk, voice),
  ];
  for (const way of ways) {
    const text = way();
    if (text) return { text };
  }
  return { text: plainly(talk, voice) };
}

/** A death that is told is met with sorrow, whatever else is told beside it; empty where there is none, or the story is glad. */
export const sorrowFor = ({ now: { text, asked }, story }: Talk, voice: Voice): string =>
  story.shape !== "joy" && asked !== "check-in" && tellsOfADeath(text) ? voice.pick(moodWords.loss) : "";

/** What weighs in an answer to the hour: a death that is told, or that it is hard; nothing where it is said of an answer that it is as asked. */
export function onWhatWeighs({ now: { text }, story }: Talk, voice: Voice): string {
  if (moodOf(text) === "loss" && story.shape !== "loss") return voice.pick(lossAside);
  const words = plainWords(text);
  return (weighing?.isSaid(words) ?? -1) >= 0 ? voice.pick(weighing?.words ?? []) : "";
}

const outstanding = standsOut.map(({ said, words }) => ({ isSaid: wordList(said), words }));

const [weighing] = outstanding;

/** What stands out in what was told and needs no understanding of the rest: that it is hard, missed, unfair, or has lasted for years. */
export function onWhatStandsOut({ now: { tells, text }, story }: Talk, voice: Voice): string {
  if (story.shape === "joy") return "";
  const words = plainWords(tells || text);
  const found = outstanding.find(({ isSaid }) => isSaid(words) >= 0);
  const said = found ? voice.pick(found.words) : "";
  if (said) return said;
  const [, time] = longTime.exec(tells || text) ?? [];
  return time === undefined
    ? ""
    : voice.pick(timeWords).replace("{Time}", capital(time)).replace("{time}", time);
}
/** From so long on it is long to anybody. */
const longTime =
  /\b((?:[1-9]\d|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))? (?:years|months))\b(?! (?:old|ago|later|younger|older))/i;

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
