import { createWakeUp } from "#server/wake-up.ts";

/** A narration while it is made: its bytes so far, and how far it is. */
export interface LiveNarration {
  progress: number;
  readonly isAudible: boolean;
  add(chunk: Uint8Array<ArrayBuffer>): void;
  step(progress: number): void;
  end(): void;
  /** All bytes from the start, those still to come included. */
  audio(signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>>;
  /** Resolves at the next change. */
  changed(signal?: AbortSignal): Promise<void>;
  readonly hasEnded: boolean;
}

/** What a growing narration is called among processes. */
export const soundSubject = (jobId: string): string => `sound:${jobId}`;

/** Narrations under way in this process, by job. */
export type LiveNarrations = Map<string, LiveNarration>;

/** Begins to collect a narration; `onChange` is told at each step, when the first of it can be heard, and at its end. */
export function createLiveNarration(onChange?: (live: LiveNarration) => void): LiveNarration {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const wakeUp = createWakeUp();
  let progress = 10;
  let hasEnded = false;
  const live: LiveNarration = {
    get progress() {
      return progress;
    },
    get isAudible() {
      return chunks.length > 0;
    },
    get hasEnded() {
      return hasEnded;
    },
    add: (chunk) => {
      chunks.push(chunk);
      wakeUp.all();
      if (chunks.length === 1) onChange?.(live);
    },
    step: (next) => {
      if (next <= progress) return;
      progress = next;
      wakeUp.all();
      onChange?.(live);
    },
    end: () => {
      hasEnded = true;
      wakeUp.all();
      onChange?.(live);
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
    changed: wakeUp.next,
  };
  return live;
}
