import { type FinishReason, InvalidResponseDataError, type ModelMessage, streamText, type ToolSet } from "ai";
import type { Source } from "#server/coach/coach.ts";
import { keepableText } from "#shared/written-text.ts";
import type { CoachModel, ModelPatience, ProviderOptions } from "./coach-model.ts";
import { failed, unavailable } from "./failure.ts";

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
  let finish: FinishReason | undefined;
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
      // Servers end with "stop", "eos", an empty reason or none; only what says that something is missing is a cut.
      if (part.type === "finish") finish = part.finishReason;
    }
    if (!signal.aborted && late.signal.aborted) throw failed("too-slow");
    if (signal.aborted) return;
    if (!finish || finish === "error") throw failed(hasText ? "broke-off" : "wrong-path");
    if (finish === "content-filter") throw failed("filtered");
    if (hasText && finish === "length") throw failed("cut");
    if (!hasText) {
      const hasEnded = finish === "stop" || finish === "length";
      throw failed(hasEnded ? "no-answer" : "wrong-path");
    }
  } catch (error) {
    // The stream came to its end without a reason: with text it is whole, without any it was no stream of a model.
    if (InvalidResponseDataError.isInstance(error) && !late.signal.aborted) {
      if (hasText || signal.aborted) return;
      throw failed("wrong-path");
    }
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
