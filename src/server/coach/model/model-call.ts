import type { LanguageModelUsage } from "ai";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";

/** What one call of a model came to, for whoever counts: sums and causes, and never a word of it. */
export interface ModelCall {
  /** Who was asked, as the model's `provider` says it, and for which model. */
  provider: string;
  model: string;
  /** Why it failed; nothing when it answered, or when the person stopped it. */
  fault: string | undefined;
  tokensIn: number;
  tokensOut: number;
  /** The server told no tokens, or none that can be true: these are ours, by the length of the texts. */
  isEstimated: boolean;
}

/** Hears what a call came to, however it ended, and how long it took. */
export type OnModelCall = (call: ModelCall, ms: number) => void;

/** The tokens of a call. */
type Tokens = Pick<ModelCall, "tokensIn" | "tokensOut" | "isEstimated">;

/** No model reads or writes as much in one call; what a server tells beyond is a mistake. */
export const mostTokens = 20_000_000;

/** Whether a number can be a count of tokens. */
export const isTokenCount = (told: unknown): told is number =>
  typeof told === "number" && Number.isSafeInteger(told) && told >= 0 && told <= mostTokens;

/**
 * The tokens of a call as its server tells them, or our estimate by the texts that went and came. A call that a server
 * refused or never answered came to nothing.
 */
export function tokensOf(
  told: Pick<LanguageModelUsage, "inputTokens" | "outputTokens"> | undefined,
  call: { hasBegun: boolean; sent: () => string; received: string },
): Tokens {
  const { inputTokens, outputTokens } = told ?? {};
  // A call without a word asks nothing, and an answer has at least one token: such a zero says that nobody counted.
  const isTold =
    isTokenCount(inputTokens) &&
    isTokenCount(outputTokens) &&
    inputTokens > 0 &&
    (outputTokens > 0 || call.received === "");
  if (isTold) return { tokensIn: inputTokens, tokensOut: outputTokens, isEstimated: false };
  if (!call.hasBegun) return { tokensIn: 0, tokensOut: 0, isEstimated: false };
  return {
    tokensIn: estimateTokens(call.sent()),
    tokensOut: estimateTokens(call.received),
    isEstimated: true,
  };
}
