import { isSpokenText } from "#server/coach/arc/asked.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { intents } from "#server/coach/intent/intents.ts";
import { everyWordOn } from "./answers/about-intents.ts";
import { noIn } from "./coverage/say-no.ts";
import type { Voice } from "./voice.ts";
import { firstWordsOnIt, plainWordsOnIt, wordsOfListening } from "./words/acknowledgements.ts";
import { faultWords, moveWords } from "./words/move-words.ts";

/** What the last reply did, as far as it can be known from its own words. */
type Did = keyof typeof faultWords;

const thin = [
  ...plainWordsOnIt,
  ...firstWordsOnIt,
  ...wordsOfListening,
  ...moveWords.writingDone,
  ...moveWords.writingDoneOffer,
  ...moveWords.nodsFree,
];
const ofItself = new Set(["guide", "play", "opinion", "respond", "product"]);

function didIn(reply: string): Did {
  if (isSpokenText(reply)) return "spoken";
  const intent = intents.find((one) => everyWordOn(one).some((text) => reply.includes(text)));
  if (intent !== undefined && ofItself.has(intent)) return "itself";
  if (openIn(reply) !== undefined || reply.trimEnd().endsWith("?")) return "asked";
  if (intent !== undefined) return "words";
  if (thin.some((text) => reply.includes(text))) return "thin";
  return noIn(reply) === undefined ? "other" : "answered";
}

/** Owns what went wrong in the last reply, by what it did; that something was said before is owned as that. */
export function ownFault({ now, replies }: Talk, voice: Voice): string {
  const did = didIn(replies.at(-1) ?? "");
  return voice.pick(
    now.repair === "passed-over" && did !== "spoken" ? faultWords.passed : faultWords[did],
    true,
  );
}
