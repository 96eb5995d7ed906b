import { soundMsHeader } from "#shared/contract/transfer-addresses.ts";
import { limits } from "#shared/limits/limits.ts";
import { growingWay } from "#web/lib/browser/growing-way.ts";
import type { Transfers } from "#web/lib/transfer.ts";

/** Who asks for a sound, and until when. */
interface Asking {
  fetch: Transfers["fetch"];
  signal: AbortSignal;
}

/**
 * Where a sound that still grows can be played: at its own address, or, in a browser that plays nothing before it is whole,
 * at one of the page's that holds all of it. What cannot be fetched keeps its own address, at which the element says so.
 */
export async function wholeAddress(url: string, { fetch, signal }: Asking): Promise<string> {
  if (growingWay() !== "whole") return url;
  try {
    const sound = await (await fetch(url, { signal })).blob();
    signal.throwIfAborted();
    const address = URL.createObjectURL(sound);
    signal.addEventListener("abort", () => URL.revokeObjectURL(address), { once: true });
    return address;
  } catch {
    return url;
  }
}

/**
 * How long a sound is that was still being made, in milliseconds, as soon as it is whole; nothing when nobody listens any more
 * or it cannot be asked. A browser knows no better: some take what they have for all there is.
 */
export async function lengthOnceWhole(url: string, asking: Asking): Promise<number | null> {
  const { signal } = asking;
  while (!signal.aborted) {
    await pass(limits.playback.askWholeMs, signal);
    const ms = signal.aborted ? null : await toldMs(url, asking);
    if (ms !== null && !signal.aborted) return ms;
  }
  return null;
}

/** What the server says of its length now: nothing while it grows, nor where it could not be asked this time. */
async function toldMs(url: string, { fetch, signal }: Asking): Promise<number | null> {
  try {
    const { headers, body } = await fetch(url, { signal });
    // Nobody waits for the rest of what is not read.
    body?.cancel().catch(() => undefined);
    const ms = Number(headers.get(soundMsHeader));
    return ms > 0 ? ms : null;
  } catch {
    return null;
  }
}

/** Waits, or until nobody listens any more. */
function pass(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", leave, { once: true });
  });
}
