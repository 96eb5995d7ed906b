import { isSkip } from "#server/coach/arc/in-hour.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { beginnings, byMood, type Choice, goingOn, openIn, stationOf } from "#server/coach/hour/read-hour.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Said } from "./reply-parts.ts";
import type { Voice } from "./voice.ts";
import { moveWords } from "./words/move-words.ts";
import { offers } from "./words/step-words.ts";

/** What is said to whoever chose a station of the hour: a word that is true because they chose it, and what comes there. */
export function leadOn({ now }: Talk, voice: Voice): Said {
  const station = stationOf(now.chosen ?? beginnings.anything);
  const asks = station.kind === "choice" ? voice.pick(station.asks, true) : (station.prompts[0]?.asks ?? "");
  return { text: `${voice.pick(station.says, true)} ${asks}`.trim(), isAll: true };
}

/** What is said to what was written, or to whoever would rather not, and the next thing to write where there is one. */
export function wordOnWriting(talk: Talk, voice: Voice): Said {
  const { open, now } = talk;
  if (open?.station.kind !== "writing" || !("prompt" in open))
    return { text: voice.pick(moveWords.unsure, true) };
  const { prompts } = open.station;
  const isOver = now.act !== "writes" && !isSkip(now.text);
  const next = isOver ? undefined : prompts[open.prompt + 1]?.asks;
  const said =
    now.act === "writes"
      ? quoted(prompts[open.prompt]?.says ?? "", now.text, voice)
      : voice.pick(moveWords.unsure, true);
  return { text: `${said} ${next ?? closing(talk, voice)}`, isAll: true };
}

/** What is longer is no one thing to hold on to. */
const quotedChars = 80;

/** What was written is shown as it stands before the word on it, where it is short and one thing. */
function quoted(then: string, text: string, voice: Voice): string {
  const own = text.trim();
  const isOne =
    own.length <= quotedChars && own.split(/\s+/).length > 2 && !/[\n"“”?*_#<>[\]{}|]|https?:/.test(own);
  return isOne && voice.mayQuote ? `“${own}” ${then}` : then;
}

function closing({ turns, replies, spokenTexts }: Talk, voice: Voice): string {
  const isOffered = replies.some((reply) =>
    [...offers, ...moveWords.writingDoneOffer].some((text) => reply.includes(text)),
  );
  const mayOffer = !isOffered && spokenTexts === 0 && turns.length >= limits.meditation.offerFromMessages;
  return voice.pick(mayOffer ? moveWords.writingDoneOffer : moveWords.writingDone, true);
}

/**
 * What leads into the hour, for who has told something and chosen nothing: where to begin, by what they told and by a feeling
 * they named. Who goes on telling instead of choosing is asked something to write, once; then nothing.
 */
export function intoHour(talk: Talk, voice: Voice): string {
  const { replies, now } = talk;
  const kind = kindOf(talk);
  const asked = replies.map(openIn);
  if (asked.every((open) => open === undefined)) {
    const named = now.told.feelings?.length === 1 && now.told.mood ? byMood[now.told.mood] : undefined;
    return voice.pick(
      choiceOf(kind === "anything" ? (named ?? beginnings.anything) : beginnings[kind]).asks,
      true,
    );
  }
  const station = stationOf(goingOn[kind]);
  const isLed = asked.some((open) => open?.station.kind === "writing");
  return !isLed && station.kind === "writing" ? (station.prompts[0]?.asks ?? "") : "";
}

function kindOf({ story, now }: Talk): keyof typeof beginnings {
  if (story.shape === "joy") return "joy";
  return now.act === "mourns" || story.shape === "loss" ? "loss" : "anything";
}

/** Whether a question of what to do can be met by the hour: it was not yet, and nobody is on another way. */
export const mayWeigh = ({ replies, way }: Talk): boolean =>
  way !== "path" && choiceOf("decide").asks.every((ask) => replies.every((reply) => !reply.includes(ask)));

/** What is said to whoever asks what to do. */
export function weighWith(voice: Voice): Said {
  const { says, asks } = choiceOf("decide");
  return { text: `${voice.pick(says, true)} ${voice.pick(asks, true)}`, isAll: true };
}

function choiceOf(id: string): Choice {
  const station = stationOf(id);
  if (station.kind !== "choice") throw new Error(`Nobody can begin at "${id}": nothing is chosen there.`);
  return station;
}
