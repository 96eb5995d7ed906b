import type { Utterance } from "#server/coach/coach.ts";
import { type CareState, isAsked, isStanding } from "./care-state.ts";
import { hearMessage } from "./hear-message.ts";
import { readMessage } from "./read-message.ts";

/** A message that a person says, or so many hours in which they say nothing. */
export type Played = string | { hours: number };

/** What one message led to. */
export interface PlayedTurn {
  text: string;
  /** Our own words; nothing where the ordinary coach replies. */
  reply: string | undefined;
  /** What follows the ordinary coach's reply: a question of a faint sign, or a line of help. */
  beside: string | undefined;
  state: CareState | undefined;
  isStanding: boolean;
}

const begins = new Date("2026-11-22T20:00:00Z");

/**
 * Plays a conversation through the product's own functions, a minute between two messages; where care is silent the
 * coach says one line. For tests, evaluations and the transcripts of docs/care.md.
 */
export function playCare(
  played: readonly Played[],
  { countries = [], seed = "seed" }: { countries?: readonly string[]; seed?: string } = {},
): PlayedTurn[] {
  const conversation: Utterance[] = [];
  const turns: PlayedTurn[] = [];
  let state: CareState | undefined;
  let now = begins.getTime();
  for (const one of played) {
    if (typeof one !== "string") {
      now += one.hours * 3_600_000;
      continue;
    }
    now += 60_000;
    const at = new Date(now);
    const read = readMessage(one, conversation, isAsked(state, at));
    const heard = hearMessage(state, read, { now: at, countries, seed });
    state = heard.state;
    const { reply, beside } = heard;
    turns.push({ text: one, reply, beside, state, isStanding: isStanding(state, at) });
    conversation.push({ role: "person", text: one });
    conversation.push({ role: "coach", text: reply ?? "I am with you.", isCare: reply !== undefined });
  }
  return turns;
}
