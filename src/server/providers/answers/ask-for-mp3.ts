import { BadAnswer, readWholeMp3 } from "./read-whole-mp3.ts";

/** A request to a service that answers with an MP3. */
export interface Mp3Question {
  /** The service's name and the setting that holds its key, for the log. */
  service: { name: string; keyName: string };
  url: URL;
  headers: Record<string, string>;
  body: unknown;
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

function failureOf(status: number, { name, keyName }: Mp3Question["service"]): BadAnswer {
  if (status === 401 || status === 403)
    return new BadAnswer(`${name} refuses the key (${status}); check ${keyName}`, "key-refused");
  if (status === 402 || status === 429)
    return new BadAnswer(`${name}'s quota is used up (${status})`, "quota");
  return new BadAnswer(`${name} answered ${status}`, status >= 500 ? "server-failed" : "call-refused");
}

async function ask(question: Mp3Question, patience: ReturnType<typeof createPatience>) {
  const { service, url, headers, body, signal, totalMs, maxBytes, onAnswer } = question;
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "audio/mpeg" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.any([signal, patience.signal, AbortSignal.timeout(totalMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw failureOf(response.status, service);
  }
  onAnswer?.();
  return await readWholeMp3(response, { maxBytes, onBytes: patience.wait });
}

/**
 * Asks for an MP3 and reads it to its end. Throws `BadAnswer`, which holds neither key nor question nor the answer's own
 * words, or the signal's reason.
 */
export async function askForMp3(question: Mp3Question): Promise<Uint8Array<ArrayBuffer>> {
  const { service, signal, idleMs } = question;
  const patience = createPatience(idleMs, service.name);
  patience.wait();
  try {
    return await ask(question, patience);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (patience.signal.aborted) throw patience.signal.reason;
    if (error instanceof BadAnswer) throw error;
    throw new BadAnswer(`${service.name} could not be reached or hung up: ${String(error)}`, "unreachable");
  } finally {
    patience.stop();
  }
}
