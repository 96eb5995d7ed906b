import { type ModelMessage, streamText, type ToolSet } from "ai";
import { CoachUnavailable, type Source } from "#server/coach/coach.ts";
import { keepableText } from "#shared/written-text.ts";
import type { CoachModel, ModelPatience, ProviderOptions } from "./coach-model.ts";
import { unavailable } from "./failure.ts";

/** A streamed call. `signal` is the person's: when it fires the stream ends quietly. */
export interface StreamRequest {
  instructions: string;
  messages: ModelMessage[];
  providerOptions?: ProviderOptions | undefined;
  tools?: ToolSet | undefined;
  signal: AbortSignal;
  patience: ModelPatience;
}

/** What arrives: text as it comes, and pages the model names. */
export type ModelPiece = { text: string } | { source: Source };

/**
 * Streams an answer once, without retries. Throws `CoachUnavailable` after whatever had arrived when the far side
 * refuses, breaks off, stays silent or answers nothing.
 */
export async function* streamModel(
  { model }: CoachModel,
  request: StreamRequest,
): AsyncGenerator<ModelPiece> {
  const { instructions, messages, providerOptions, tools, signal, patience } = request;
  const late = new AbortController();
  const total = setTimeout(() => late.abort(), patience.totalMs);
  const wake = watch(late, patience.idleMs);
  let hasText = false;
  let isWhole = false;
  try {
    const result = streamText({
      model,
      instructions,
      messages,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, late.signal]),
      onError: () => {},
      ...(providerOptions ? { providerOptions } : {}),
      ...(tools ? { tools } : {}),
    });
    for await (const part of result.fullStream) {
      wake.again();
      if (part.type === "error") throw part.error;
      // Pieces may cut a character in two, so only what is wrong on its own is left out here.
      const text = part.type === "text-delta" ? part.text.replaceAll("\0", "") : "";
      if (text) {
        hasText = true;
        yield { text };
      }
      if (part.type === "source" && part.sourceType === "url")
        yield { source: { title: keepableText(part.title ?? part.url), url: part.url } };
      if (part.type === "finish") isWhole = part.finishReason === "stop" || part.finishReason === "length";
    }
    if (!signal.aborted && late.signal.aborted)
      throw new CoachUnavailable("timeout", "the model took too long");
    if (!signal.aborted && hasText && !isWhole) throw new CoachUnavailable("broken", "the answer broke off");
    if (!signal.aborted && !hasText)
      throw new CoachUnavailable(isWhole ? "empty" : "broken", "the model answered nothing");
  } catch (error) {
    if (!signal.aborted) throw unavailable(error, late.signal.aborted);
  } finally {
    clearTimeout(total);
    wake.stop();
    late.abort();
  }
}

/** Aborts when nothing has been heard for `idleMs`. */
function watch(late: AbortController, idleMs: number): { again: () => void; stop: () => void } {
  let timer = setTimeout(() => late.abort(), idleMs);
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    again: () => {
      stop();
      timer = setTimeout(() => late.abort(), idleMs);
    },
  };
}
