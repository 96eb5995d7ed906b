import type { Passage, Utterance } from "#server/coach/coach.ts";
import { fitConversation } from "#server/coach/fit-conversation.ts";
import { fitPassages } from "#server/coach/fit-passages.ts";
import { recalledChars } from "#server/coach/model/as-material.ts";
import type { CoachModel } from "#server/coach/model/coach-model.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { limits } from "#shared/limits/limits.ts";
import { relevantParts } from "./relevant-parts.ts";

/** Left for the answer where the operator sets no longest one. */
const usualAnswerTokens = 1000;
/** Tokens are estimated, and a server counts marks of its template beside them. */
const margin = 0.9;
/** Of the room that is left: what a file may take, and of the rest what passages may. */
const shares = { file: 0.5, passages: 0.3 };
/** Never less than this for the words themselves: the last message has to stand. */
const fewestTokens = 200;

/** What a call would hold if there were room for all of it. */
export interface CallMaterial {
  conversation: Utterance[];
  passages: Passage[];
  /** Texts that stand in the call in any case. */
  fixed: readonly string[];
}

/**
 * What of a conversation and its passages a model has room for: of the latest file the parts that have to do with what was
 * said last, then the best passages, then as many of the latest messages as still fit. The last message always stays.
 */
export function fitContext(
  { contextTokens, maxOutputTokens }: Pick<CoachModel, "contextTokens" | "maxOutputTokens">,
  { conversation, passages, fixed }: CallMaterial,
): { conversation: Utterance[]; passages: Passage[] } {
  const whole = Math.min(contextTokens ?? limits.context.maxTokens, limits.context.maxTokens);
  const answer = Math.min(maxOutputTokens ?? usualAnswerTokens, whole / 2);
  const given = fixed.reduce((sum, text) => sum + estimateTokens(text), 0);
  let room = Math.max(fewestTokens, Math.floor((whole - answer) * margin) - given);

  const asked = conversation
    .slice(-2)
    .map(({ text }) => text)
    .join(" ");
  const withFile = conversation.findLastIndex(({ file }) => file);
  const shortened = conversation.map((utterance, at): Utterance => {
    if (!utterance.file) return utterance;
    if (at !== withFile) {
      room -= estimateTokens(utterance.file.text.slice(0, recalledChars));
      return utterance;
    }
    const text = relevantParts(utterance.file.text, asked, Math.floor(room * shares.file));
    room -= estimateTokens(text);
    return { ...utterance, file: { name: utterance.file.name, text } };
  });
  const fitting = fitPassages(passages, [], Math.floor(room * shares.passages));
  room -= fitting.reduce((sum, { title, text }) => sum + estimateTokens(title) + estimateTokens(text), 0);
  return { conversation: fitConversation(shortened, Math.max(fewestTokens, room)), passages: fitting };
}
