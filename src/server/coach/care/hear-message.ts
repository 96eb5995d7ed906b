import type { Utterance } from "#server/coach/coach.ts";
import { afterMessage, raised } from "./after-message.ts";
import { type CareTurn, planFor } from "./care-plan.ts";
import { composeCare } from "./care-reply.ts";
import { type CareState, isAsked, withSaid } from "./care-state.ts";
import { policyOf, textsAt } from "./policy.ts";
import { type HeardMessage, readMessage } from "./read-message.ts";

/** When and where a message is heard. */
export interface HearingPlace {
  now: Date;
  /** ISO codes of the countries they may be in, the likelier first. */
  countries: readonly string[];
  /** The same seed gives the same wording. */
  seed: string;
  /** It is the same message as before, answered anew. */
  isAgain?: boolean;
}

/** What a message makes of where a person stands, and the reply of care; without one the ordinary coach replies. */
export interface Heard {
  state: CareState | undefined;
  reply: string | undefined;
  /** What follows the ordinary coach's reply: a question of a sign that was faint, or a line of help. */
  beside?: string | undefined;
}

/** What care makes of a message. */
export interface CareAnswer {
  /** Our own words; without them the ordinary coach replies. */
  reply: string | undefined;
  /** What follows the ordinary coach's reply: one question where a sign was faint, a line of help while a danger stands. */
  beside: string | undefined;
  /** A danger stands: nothing of this message goes to a search, and what the policy locks rests. */
  isStanding: boolean;
  /** What is said where the ordinary coach cannot reply; only while a danger stands. */
  ifUnable: string | undefined;
}

/** The one way in: a message that was read becomes a new state, and a reply where care speaks. */
export const hearMessage = (state: CareState | undefined, heard: HeardMessage, place: HearingPlace): Heard =>
  inWords(afterMessage(state, heard, place.now, place.isAgain), place);

/** The same for a message in which a model heard a danger that our rule did not. */
export const hearRaised = (state: CareState | undefined, heard: HeardMessage, place: HearingPlace): Heard =>
  inWords(raised(state, heard, place.now), place);

/** Where a conversation leaves a person of whom nothing else is known: each message heard in turn, as if said now. */
export function replay(conversation: readonly Utterance[], place: HearingPlace): CareState | undefined {
  let state: CareState | undefined;
  for (const [at, { role, text }] of conversation.entries()) {
    if (role !== "person") continue;
    const heard = readMessage(text, conversation.slice(0, at), isAsked(state, place.now));
    state = afterMessage(state, heard, place.now).state;
  }
  return state;
}

/** What care says where the ordinary coach would have replied and cannot; nothing is counted as asked. */
export function listeningReply(state: CareState, { countries, seed }: HearingPlace): string {
  const plan = planFor(policyOf(state.danger), { heard: "" }, { say: ["staying"] });
  return composeCare(plan, { state, countries, seed }).text;
}

/** What is told, in one line, wherever something rests because of a danger that stands. */
export function toldLine(state: CareState): string {
  const [line = ""] = textsAt(policyOf(state.danger), "told");
  return line;
}

function inWords({ state, plan, beside }: CareTurn, { countries, seed }: HearingPlace): Heard {
  const spoken = plan ?? beside;
  if (!spoken || !state) return { state, reply: undefined };
  const { text, said } = composeCare(spoken, { state, countries, seed });
  const known = withSaid(state, said);
  return plan ? { state: known, reply: text } : { state: known, reply: undefined, beside: text };
}
