import { growingType, mediaSourceKind } from "#web/lib/browser/growing-way.ts";
import type { Transfers } from "#web/lib/transfer.ts";

/** A sound that is heard while its bytes still come. */
export interface GrowingSound {
  /** What an audio element is given as its address. */
  address: string;
  /** Asks for no more of it. */
  end: () => void;
}

/**
 * Appends a growing sound part by part to a source that an element can play and be moved about in, for browsers that would
 * ask for ranges of a stream. What breaks off ends the source with an error, which the element tells. Nothing where the
 * browser has no such source.
 */
export function openGrowingSound(url: string, fetch: Transfers["fetch"]): GrowingSound | undefined {
  const Kind = mediaSourceKind();
  if (!Kind) return undefined;
  const source = new Kind();
  const address = URL.createObjectURL(source);
  const leaving = new AbortController();
  const { signal } = leaving;
  const append = async () => {
    const buffer = source.addSourceBuffer(growingType);
    const { body } = await fetch(url, { signal });
    const reader = body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      await appendTo(buffer, part.value, signal);
    if (source.readyState === "open") source.endOfStream();
  };
  source.addEventListener(
    "sourceopen",
    () =>
      void append().catch(() => {
        if (!signal.aborted && source.readyState === "open") source.endOfStream("network");
      }),
    { once: true },
  );
  return {
    address,
    end: () => {
      leaving.abort();
      URL.revokeObjectURL(address);
    },
  };
}

/** A buffer takes one part at a time. */
function appendTo(buffer: SourceBuffer, part: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const settled = new AbortController();
    const listen = (target: EventTarget, name: string, then: () => void) =>
      target.addEventListener(
        name,
        () => {
          settled.abort();
          then();
        },
        { signal: settled.signal },
      );
    listen(buffer, "updateend", resolve);
    listen(buffer, "error", () => reject(new Error("the part is no sound")));
    listen(signal, "abort", () => reject(signal.reason));
    buffer.appendBuffer(part);
  });
}
