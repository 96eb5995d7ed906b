import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type FoundPoint, pointsIn } from "#server/coach/point/read-point.ts";
import { calledTo, whoIn } from "#server/coach/point/who.ts";
import { createSituationReader } from "#server/coach/situation/read-situation.ts";
import { readFeelings } from "#server/coach/story/reading/read-feelings.ts";
import { readSensation } from "#server/coach/story/reading/read-sensation.ts";
import type { FeelingPiece } from "#server/coach/story/story.ts";
import { quoteOf } from "./quote.ts";
import type { Said } from "./reply-parts.ts";
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
  wordsOnWho,
} from "./words/acknowledgements.ts";

const readSituation = createSituationReader();

/**
 * Takes up what the last message told: the piece that was asked for, else the situation or a thought as they wrote it, else
 * its mood, else whatever piece it holds.
 */
export function takeUp(talk: Talk, voice: Voice): Said {
  const { asked, told, isSure } = talk.now;
  const { sensation, feelings } = told;
  // "Everyone assumes I'm delighted": a glad word in what is no glad story cheers nobody.
  const mood = told.mood === "joy" && talk.story.shape !== "joy" ? undefined : told.mood;
  const beside = isSure && (sensation || feelings) ? quoteOf(talk, voice, mood, isBesideThePiece) : "";
  if (beside) return { text: beside };
  const ofBody = sensation ? () => ofPlace(sensation.place, voice) : undefined;
  const ofHeart = feelings ? () => ofFeelings(feelings, voice) : undefined;
  const ways: ((() => string) | undefined)[] = [
    asked === "sensation" ? ofBody : undefined,
    asked === "emotion" ? ofHeart : undefined,
    () => pointOn(talk, voice),
    () => ofSituation(talk, voice),
    () => quoteOf(talk, voice, mood),
    () => (told.memory ? voice.pick(memoryWords) : ""),
    () => (asked === "awareness" && told.pattern && mood !== "joy" ? voice.pick(patternWords) : ""),
    () => (mood ? voice.pick(moodWords[mood]) : ""),
    ofHeart,
  ];
  for (const way of ways) {
    const text = way?.();
    if (text) return { text };
  }
  return { text: onWho(talk, voice) || plainly(talk, voice) };
}

/** A plain word on it, others for what is told first. */
const plainly = ({ turns }: Talk, voice: Voice): string =>
  voice.pick(turns.filter(({ isTelling }) => isTelling).length <= 1 ? firstWordsOnIt : plainWordsOnIt, true);

/** A word on the person whom a message is about. */
function onWho({ now, story }: Talk, voice: Voice): string {
  const who = whoIn(now.tells, now.tells, story);
  return who === undefined ? "" : withName(voice.pick(wordsOnWho), "who", who);
}

/** What is told beside the body or the feeling matters more than either. */
const isBesideThePiece = (sentence: string): boolean =>
  readSensation(sentence, true) === undefined && readFeelings(sentence, true).named.length === 0;

/** A word on the weightiest point that a text makes and that was not spoken of; empty where it makes none. */
export function pointOn(talk: Talk, voice: Voice, text = talk.now.tells): string {
  for (const found of pointsIn(text, talk.story.shape)) {
    const [named, others] = saidTo(found, talk, text);
    const said = voice.pick(named) || voice.pick(others);
    if (said) return said;
  }
  return "";
}

/**
 * What can be said to a point about these people, first what names somebody and then the rest; a sentence about somebody who
 * is not known is left out.
 */
function saidTo({ point, sentence }: FoundPoint, { story }: Talk, text: string): [string[], string[]] {
  const who = whoIn(sentence, text, story);
  const lost = story.lost && calledTo(story.lost);
  const filledIn = point.says.flatMap((says) => {
    if ((says.includes("{who}") || says.includes("{Who}")) && who === undefined) return [];
    if ((says.includes("{lost}") || says.includes("{Lost}")) && lost === undefined) return [];
    return [withName(withName(says, "who", who ?? ""), "lost", lost ?? "")];
  });
  const named = filledIn.filter((said) =>
    [who, lost].some((name) => name && said.toLowerCase().includes(name.toLowerCase())),
  );
  return [named, filledIn.filter((said) => !named.includes(said))];
}

const withName = (says: string, gap: string, name: string): string =>
  says.replaceAll(`{${gap}}`, name).replaceAll(`{${capital(gap)}}`, capital(name));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word on the kind of situation that is told of, once for each; loss and joy have words of their own. */
function ofSituation({ now, story, replies }: Talk, voice: Voice): string {
  if (story.shape === "loss" || story.shape === "joy") return "";
  const situation = readSituation(now.tells);
  const isSaid = situation?.says.some((text) => replies.some((reply) => reply.includes(text)));
  return situation && !isSaid ? voice.pick(situation.says) : "";
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
    .replace("{Noun}", capital(first.noun))
    .replace("{noun}", first.noun)
    .replace("{other}", second?.noun ?? "");
}
