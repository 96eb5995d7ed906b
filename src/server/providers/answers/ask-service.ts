import { BadAnswer } from "./bad-answer.ts";
import type { AnswerLimits } from "./read-limited.ts";

/** A request to a service of another company's, or of the operator's. */
export interface ServiceQuestion {
  /** The service's name and the setting that holds its key, for the log. */
  service: { name: string; keyName: string };
  url: URL;
  headers: Record<string, string>;
  /** Its type stands among the headers. No stream and no form: one that is refused half-way fails where nobody catches it. */
  body: string | Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  /** How long it may stay silent, before the answer and within it. */
  idleMs: number;
  /** How long all of it may take. */
  totalMs: number;
  maxBytes: number;
  /** Called when the answer has begun. */
  onAnswer?(): void;
}

/** Aborts when asked to `wait` and nothing came for so long. */
function createPatience(idleMs: number, name: string) {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    signal: late.signal,
    wait: () => {
      stop();
      timer = setTimeout(() => late.abort(new BadAnswer(`${name} stayed silent`, "too-slow")), idleMs);
    },
    stop,
  };
}

function failureOf(status: number, { name, keyName }: ServiceQuestion["service"]): BadAnswer {
  if (status === 401 || status === 403)
    return new BadAnswer(`${name} refuses the key (${status}); check ${keyName}`, "key-refused");
  if (status === 402 || status === 429)
    return new BadAnswer(`${name}'s quota is used up (${status})`, "quota");
  if (status === 404 || status === 405)
    return new BadAnswer(`${name} does not know this address, model or voice (${status})`, "wrong-path");
  return new BadAnswer(`${name} answered ${status}`, status >= 500 ? "server-failed" : "call-refused");
}

async function ask<Answer>(
  question: ServiceQuestion,
  read: (response: Response, limits: AnswerLimits) => Promise<Answer>,
  patience: ReturnType<typeof createPatience>,
): Promise<Answer> {
  const { service, url, headers, body, signal, totalMs, maxBytes, onAnswer } = question;
  const response = await fetch(url, {
    method: "POST",
    headers,
    body,
    redirect: "error",
    signal: AbortSignal.any([signal, patience.signal, AbortSignal.timeout(totalMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw failureOf(response.status, service);
  }
  onAnswer?.();
  return await read(response, { maxBytes, onBytes: patience.wait });
}

/**
 * Asks a service and reads its answer to the end. Throws `BadAnswer`, which holds neither key nor question nor the answer's
 * own words, or the signal's reason.
 */
export async function askService<Answer>(
  question: ServiceQuestion,
  read: (response: Response, limits: AnswerLimits) => Promise<Answer>,
): Promise<Answer> {
  const { service, signal, idleMs } = question;
  const patience = createPatience(idleMs, service.name);
  patience.wait();
  try {
    return await ask(question, read, patience);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (patience.signal.aborted) throw patience.signal.reason;
    if (error instanceof BadAnswer) throw error;
    if (error instanceof DOMException && error.name === "TimeoutError")
      throw new BadAnswer(`${service.name} took too long`, "too-slow");
    throw new BadAnswer(`${service.name} could not be reached or hung up: ${String(error)}`, "unreachable");
  } finally {
    patience.stop();
  }
}
