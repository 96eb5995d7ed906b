import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Utterance } from "./coach.ts";

/** The latest part of a conversation that the pipeline's token limit has room for; the last message always. */
export function fitConversation(
  conversation: readonly Utterance[],
  limit: number = limits.context.maxTokens,
): Utterance[] {
  let room = limit;
  const from = conversation.findLastIndex(({ text }) => {
    room -= estimateTokens(text);
    return room < 0;
  });
  return conversation.slice(Math.min(from + 1, Math.max(0, conversation.length - 1)));
}
