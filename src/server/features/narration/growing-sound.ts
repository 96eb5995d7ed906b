import { createWakeUp } from "#server/wake-up.ts";

/** Sound while it is made: its bytes so far, and those still to come. */
export interface GrowingSound {
  readonly isAudible: boolean;
  add(chunk: Uint8Array<ArrayBuffer>): void;
  end(): void;
  /** All bytes from the start, those still to come included. */
  audio(signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/** Narrations under way in this process, by job. */
export type LiveNarrations = Map<string, GrowingSound>;

/** What a growing narration is called among processes. */
export const soundSubject = (jobId: string): string => `sound:${jobId}`;

/** Begins to collect sound. */
export function createGrowingSound(): GrowingSound {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const wakeUp = createWakeUp();
  let hasEnded = false;
  return {
    get isAudible() {
      return chunks.length > 0;
    },
    add: (chunk) => {
      chunks.push(chunk);
      wakeUp.all();
    },
    end: () => {
      hasEnded = true;
      wakeUp.all();
    },
    audio: async function* (signal) {
      for (let next = 0; !signal.aborted; ) {
        const chunk = chunks[next];
        if (chunk) {
          next += 1;
          yield chunk;
        } else if (hasEnded) return;
        else await wakeUp.next(signal);
      }
    },
  };
}

/** Sound that grows at another process, once its first bytes are here; nothing when none come within some seconds. */
export async function growingElsewhere(
  parts: AsyncGenerator<Uint8Array | undefined, void, void>,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined> {
  const first = (await parts.next()).value ?? (await parts.next()).value;
  if (!first) {
    await parts.return();
    return undefined;
  }
  async function* all() {
    yield new Uint8Array(first ?? []);
    for await (const part of parts) if (part) yield new Uint8Array(part);
  }
  return all();
}
