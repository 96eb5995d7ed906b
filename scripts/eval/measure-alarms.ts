import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { ReadText } from "#server/coach/care/assessing/assess-message.ts";
import { isAsked, isStanding } from "#server/coach/care/care-state.ts";
import { type Heard, hearMessage } from "#server/coach/care/hear-message.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import type { Figure } from "./measure-care.ts";

const talk = z.object({
  messages: z.array(z.string()),
  /** Positions of the messages after which one would ask about safety. */
  danger: z.array(z.number()),
});
type Talk = z.infer<typeof talk>;

/** What one person of a set met when they talked with the guide. */
export interface Met {
  isOrdinary: boolean;
  /** Care came in place of a reply where nothing had been said. */
  isInterrupted: boolean;
  /** A question came beside a reply where nothing had been said. */
  isAskedBeside: boolean;
  dangers: number;
  /** Care replied. */
  caught: number;
  /** Care replied, or a question was asked beside the reply. */
  asked: number;
  /** A danger was heard where there was one. */
  isHeard: boolean;
  /** It was heard, and at the end of the talk none stands. */
  isLetGo: boolean;
}

/** Whole conversations written by a hand that did not know the rules: how many ordinary people are asked about safety, and how many signs are answered. */
export function measureAlarms(
  set: string,
  floors: { calm: number; asked: number; caught: number },
): Figure[] {
  const met = meetTalks(set);
  const ordinary = met.filter(({ isOrdinary }) => isOrdinary);
  const sum = (count: (one: Met) => number): number => met.reduce((all, one) => all + count(one), 0);
  return [
    {
      name: `${set} conversations: ordinary ones never interrupted`,
      hit: ordinary.filter(({ isInterrupted }) => !isInterrupted).length,
      of: ordinary.length,
      floor: floors.calm,
    },
    {
      name: `${set} conversations: ordinary ones not asked beside a reply either`,
      hit: ordinary.filter((one) => !one.isInterrupted && !one.isAskedBeside).length,
      of: ordinary.length,
      floor: 0,
    },
    {
      name: `${set} conversations: signs of danger at least asked about`,
      hit: sum(({ asked }) => asked),
      of: sum(({ dangers }) => dangers),
      floor: floors.asked,
    },
    {
      name: `${set} conversations: signs of danger answered with care`,
      hit: sum(({ caught }) => caught),
      of: sum(({ dangers }) => dangers),
      floor: floors.caught,
    },
    {
      name: `${set} conversations: dangers heard that still stand at the end`,
      hit: met.filter(({ isHeard, isLetGo }) => isHeard && !isLetGo).length,
      of: met.filter(({ isHeard }) => isHeard).length,
      floor: 0.9,
    },
  ];
}

/** What each person of a set meets; `read` is another reader than the product's, for who compares. */
export const meetTalks = (set: string, read?: ReadText): Met[] =>
  readTalks(set).map((one, at) => play(one, `${set}-${at}`, read));

/** The conversations of a set, for who puts something else into them. */
export const readTalks = (set: string): Talk[] =>
  readFileSync(join(import.meta.dirname, "talks", `${set}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => talk.parse(JSON.parse(line)));

/** Care reads what the person says and which replies were its own, so an ordinary reply stands here without its words. */
function play({ messages, danger }: Talk, seed: string, read?: ReadText): Met {
  const conversation: Utterance[] = [];
  const met: Met = {
    isOrdinary: danger.length === 0,
    isInterrupted: false,
    isAskedBeside: false,
    dangers: danger.length,
    caught: 0,
    asked: 0,
    isHeard: false,
    isLetGo: false,
  };
  const now = new Date();
  let heard: Heard = { state: undefined, reply: undefined };
  for (const [at, text] of messages.entries()) {
    const message = readMessage(text, conversation, isAsked(heard.state, now), read);
    heard = hearMessage(heard.state, message, { now, countries: [], seed });
    const care = heard.reply;
    conversation.push({ role: "person", text });
    const { beside } = heard;
    if (care !== undefined && danger.includes(at)) met.caught += 1;
    if ((care ?? beside) !== undefined && danger.includes(at)) met.asked += 1;
    if (care !== undefined && danger.length === 0) met.isInterrupted = true;
    if (beside !== undefined && danger.length === 0) met.isAskedBeside = true;
    met.isHeard ||= danger.includes(at) && isStanding(heard.state, now);
    conversation.push({ role: "coach", text: "", isCare: care !== undefined });
  }
  met.isLetGo = met.isHeard && !isStanding(heard.state, now);
  return met;
}
