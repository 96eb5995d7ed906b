import type { Utterance } from "#server/coach/coach.ts";
import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import type { FeelingPiece, Story } from "#server/coach/story/story.ts";
import { limits } from "#shared/limits/limits.ts";
import { nextStep, readTalk, type Talk } from "./read-talk.ts";
import type { Step } from "./steps.ts";

/** What the person has said so far; a missing field is not known. */
export interface Known {
  event?: string;
  sensation?: { phrase: string; place: string | undefined };
  emotions?: { word: string; phrase: string }[];
  memory?: string;
  awareness?: string;
}

/** Where a conversation stands and where it goes next, for a coach that words its replies itself. */
export interface Arc {
  known: Known;
  /** What the person's last message added. */
  fresh: Step[];
  /** The step to ask for now; undefined when each is known or has been let go. */
  next: Step | undefined;
  /** The last message says that the person does not know or would rather not say. */
  isUnsure: boolean;
  /** What the last message is written in, where that is not English: nothing was read in it. */
  language: OtherLanguage | undefined;
  /** Messages of the person so far. */
  messages: number;
  /** A meditation can be spoken of in this reply. */
  mayOffer: boolean;
  /** It is time to say that a meditation can be made. */
  shouldOffer: boolean;
}

/** Reads a conversation: what is known, what to ask next, and whether it is time to offer the meditation. */
export function readArc(conversation: readonly Utterance[]): Arc {
  const talk = readTalk(conversation);
  const { now, story, settled, asks, turns } = talk;
  const { told } = now;
  const added: [Step, unknown][] = [
    ["event", told.event],
    ["sensation", told.sensation],
    ["emotion", told.feelings],
    ["memory", told.memory],
    ["awareness", told.pattern],
  ];
  return {
    known: knownOf(story),
    fresh: added.filter(([, piece]) => piece !== undefined).map(([step]) => step),
    next: nextStep({ settled, asks }),
    isUnsure: now.act === "unsure",
    language: now.language,
    messages: turns.length,
    ...offer(talk),
  };
}

function knownOf({ event, sensation, feelings, memory, pattern }: Story): Known {
  const known: Known = {};
  if (event) known.event = event.words;
  if (sensation)
    known.sensation = {
      phrase: sensation.place === undefined ? sensation.words : `your ${sensation.place}`,
      place: sensation.place,
    };
  if (feelings.length > 0) known.emotions = feelings.map(asEmotion);
  if (memory) known.memory = memory.words;
  if (pattern) known.awareness = pattern.words;
  return known;
}

const asEmotion = ({ words, noun }: FeelingPiece) => ({
  word: words,
  phrase: noun === undefined ? `feeling ${words}` : `the ${noun}`,
});

const speaksOfOffer = /\b(?:Meditation button|press Meditation|button for it|Narrate button)\b/i;

function offer({ story, turns, replies, spokenTexts }: Talk): Pick<Arc, "mayOffer" | "shouldOffer"> {
  const { offerFromMessages, offerByMessages } = limits.meditation;
  const isNamed = story.event !== undefined && story.sensation !== undefined && story.feelings.length > 0;
  const mayOffer = turns.length >= offerFromMessages && (isNamed || turns.length >= offerByMessages);
  const wasOffered = spokenTexts > 0 || replies.some((reply) => speaksOfOffer.test(reply));
  return { mayOffer, shouldOffer: mayOffer && !wasOffered };
}
