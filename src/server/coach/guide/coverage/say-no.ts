import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type AskingKind, askingIn, askingKind, askingKinds } from "#server/coach/asking/read-asking.ts";
import type { Said } from "#server/coach/guide/said.ts";
import type { Voice } from "#server/coach/guide/voice.ts";
import { insteadOfNo, tapsInstead } from "./no-answer-words.ts";

const inARow = 2;

/** How a message asks, where that was read; else how the sentence that has to be met does. */
export const wayOfAsking = ({ now: { asking, met } }: Talk): AskingKind =>
  (asking ?? askingIn(met))?.kind ?? askingKind("fact");

/**
 * What is honestly said to a question that has no prepared answer, and the question of the hour that fits its kind; after two of
 * them in a row what can be done instead.
 */
export function noAnswer(talk: Talk, voice: Voice, kind: AskingKind = wayOfAsking(talk)): Said {
  const before = talk.replies.slice(-inARow).filter((reply) => plainNoIn(reply));
  if (before.length === inARow) return { text: voice.pick(insteadOfNo, true) };
  const { says, saysInLoss, leadsTo } = answering(kind);
  const isLoss = talk.story.shape === "loss" && saysInLoss.length > 0;
  const text = voice.pick(isLoss ? saysInLoss : says, true);
  return isLoss || leadsTo === undefined ? { text } : { text, leadsTo };
}

/** What asks for something that is met elsewhere is a plain question where that was not to be had. */
const answering = (kind: AskingKind): AskingKind => (kind.says.length > 0 ? kind : askingKind("fact"));

/** The kind of question that a reply had no other answer to. */
export const noIn = (reply: string): AskingKind | undefined =>
  askingKinds.find(({ says, saysInLoss }) => [...says, ...saysInLoss].some((text) => reply.includes(text)));

/** A no from which nothing follows. */
const plainNoIn = (reply: string): boolean => {
  const kind = noIn(reply);
  return kind !== undefined && !kind.isFirst && kind.leadsTo === undefined;
};

/** What can be tapped after a reply that had no answer; undefined where it had one. */
export function tapsAfterNo(reply: string): readonly string[] | undefined {
  if (insteadOfNo.some((text) => reply.includes(text))) return tapsInstead;
  const taps = noIn(reply)?.taps ?? [];
  return taps.length === 0 ? undefined : taps;
}
