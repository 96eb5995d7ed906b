import { setTimeout as sleep } from "node:timers/promises";
import {
  APICallError,
  type FinishReason,
  InvalidResponseDataError,
  type LanguageModelUsage,
  type ModelMessage,
  type ToolSet,
} from "ai";
import { CoachUnavailable, type Source } from "#server/coach/coach.ts";
import { keepableText } from "#shared/chat/written-text.ts";
import { answerParts } from "./answer-parts.ts";
import type { CoachModel, ModelPatience, ProviderOptions } from "./coach-model.ts";
import { failed, unavailable } from "./failure.ts";
import { type OnModelCall, tokensOf } from "./model-call.ts";
import { faultOfEnding, faultOfEvent, type ModelFault, modelFaultOf } from "./model-fault.ts";
import { secondsToWait } from "./seconds-to-wait.ts";

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

/** A server that asks for a pause is asked again so often, and only when the pause is one that a person would wait for. */
const pauses = { most: 2, longestSeconds: 15 };

/**
 * Streams an answer. A server that says "too many requests, come again in n seconds" is asked again after n, and one whose
 * connection broke before it answered anything is asked once more, on a fresh one; nothing else is tried twice. Throws
 * `CoachUnavailable` after whatever had arrived when the far side refuses, breaks off, stays silent or answers nothing. `onCall`
 * hears what each call came to, however it ended.
 */
export async function* streamModel(
  model: CoachModel,
  request: StreamRequest,
  onCall: OnModelCall = () => {},
): AsyncGenerator<ModelPiece> {
  const { signal, patience } = request;
  const late = new AbortController();
  const total = setTimeout(() => late.abort(), patience.totalMs);
  try {
    for (let paused = 0; ; paused += 1) {
      const waits = yield* streamOnce(model, request, {
        late,
        mayPause: paused < pauses.most,
        mayBeStale: paused === 0,
        onCall,
      });
      if (waits === undefined) return;
      await pause(waits, AbortSignal.any([signal, late.signal]));
    }
  } finally {
    clearTimeout(total);
    late.abort();
  }
}

/** What one call of several may do. */
interface Asking {
  late: AbortController;
  mayPause: boolean;
  mayBeStale: boolean;
  onCall: OnModelCall;
}

/** One call. Returns the seconds to wait where the server names some before any text came, and nothing when it is over. */
async function* streamOnce(
  { model, maxOutputTokens, temperature, provider, label }: CoachModel,
  { instructions, messages, providerOptions, tools, signal, patience }: StreamRequest,
  { late, mayPause, mayBeStale, onCall }: Asking,
): AsyncGenerator<ModelPiece, number | undefined> {
  const wake = watch(late, patience);
  const from = performance.now();
  let hasBegun = false;
  let hasText = false;
  let received = "";
  let finish: FinishReason | undefined;
  let told: Pick<LanguageModelUsage, "inputTokens" | "outputTokens"> | undefined;
  let fault: string | undefined;
  /** What the stream itself said went wrong, by code. */
  let named: ModelFault | undefined;
  try {
    const parts = answerParts({
      model,
      instructions,
      messages,
      maxOutputTokens,
      temperature,
      providerOptions,
      tools,
      abortSignal: AbortSignal.any([signal, late.signal]),
    });
    for await (const part of parts) {
      if (part.type === "raw") {
        named ??= faultOfEvent(part.event);
        continue;
      }
      if (part.type === "error") throw named ? failed(named) : part.error;
      hasBegun ||= part.type !== "abort";
      wake.again();
      if (part.type === "text" || part.type === "thought") received += part.text;
      // Pieces may cut a character in two, so only what is wrong on its own is left out here.
      const text = part.type === "text" ? part.text.replaceAll("\0", "") : "";
      if (text) {
        hasText = true;
        yield { text };
      }
      if (part.type === "source")
        yield { source: { title: keepableText(part.title ?? part.url), url: part.url } };
      // Servers end with "stop", "eos", an empty reason or none; only what says that something is missing is a cut.
      if (part.type === "finish") {
        finish = part.reason;
        told = part;
        named ??= faultOfEnding(part.rawReason);
      }
    }
    if (signal.aborted) return undefined;
    if (late.signal.aborted) throw failed("too-slow");
    if (named) throw failed(named);
    if (!finish || finish === "error") throw failed(hasText ? "broke-off" : "wrong-path");
    if (finish === "content-filter") throw failed("filtered");
    if (hasText && finish === "length") throw failed("cut");
    if (!hasText) {
      const hasEnded = finish === "stop" || finish === "length";
      throw failed(hasEnded ? "no-answer" : "wrong-path");
    }
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    // The stream came to its end without a reason: with text it is whole, without any it was no stream of a model.
    if (named && !late.signal.aborted) throw failed(named);
    if (InvalidResponseDataError.isInstance(error) && !late.signal.aborted) {
      if (hasText) return undefined;
      throw failed("wrong-path");
    }
    // Whatever the library makes of it: a stream of which text came has broken, and its address was right.
    const isOurs = error instanceof CoachUnavailable || late.signal.aborted;
    const failure = hasText && !isOurs ? failed("broke-off") : unavailable(error, late.signal.aborted);
    fault = failure.fault ?? failure.reason;
    const seconds = mayPause && !hasText && !late.signal.aborted ? askedToWait(error) : undefined;
    if (seconds !== undefined) return seconds;
    if (mayBeStale && !hasBegun && !late.signal.aborted && isLostConnection(error)) return 0;
    throw failure;
  } finally {
    wake.stop();
    const sent = () => [instructions, ...messages.map(({ content }) => asText(content))].join("\n");
    const call = { provider, model: label, fault, ...tokensOf(told, { hasBegun, sent, received }) };
    onCall(call, performance.now() - from);
  }
}

const asText = (content: ModelMessage["content"]): string =>
  typeof content === "string" ? content : JSON.stringify(content);

/** The pause a server asks for; nothing where it asks for none, or for one too long. */
function askedToWait(error: unknown): number | undefined {
  if (!APICallError.isInstance(error) || modelFaultOf(error) !== "too-many") return undefined;
  const seconds = secondsToWait(error.responseHeaders ?? {}, new Date());
  return seconds !== undefined && seconds <= pauses.longestSeconds ? seconds : undefined;
}

const lostCodes = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
const deepestCause = 5;

/** Whether a connection broke before anything came: one that was kept open, and that the server had closed meanwhile. */
function isLostConnection(error: unknown): boolean {
  let each = error;
  for (let depth = 0; depth < deepestCause && typeof each === "object" && each !== null; depth += 1) {
    if ("code" in each && typeof each.code === "string" && lostCodes.has(each.code)) return true;
    each = "cause" in each ? each.cause : undefined;
  }
  return false;
}

/** Waits; whoever leaves, or the end of all patience, ends the waiting, and the next call then ends by itself. */
async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(seconds * 1000, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Aborts when nothing has been heard for `firstMs`, and after the first sign of life for `idleMs`. */
function watch(
  late: AbortController,
  { firstMs, idleMs }: ModelPatience,
): { again: () => void; stop: () => void } {
  let timer = setTimeout(() => late.abort(), firstMs);
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    again: () => {
      stop();
      timer = setTimeout(() => late.abort(), idleMs);
    },
  };
}
