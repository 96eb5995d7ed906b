import { createWakeUp } from "#server/wake-up.ts";

/** How far the pieces are that are made in this process, by job. */
export interface LiveMusic {
  begin(jobId: string, onStep?: (progress: number) => void): void;
  /** Steps forward; a smaller step than the last is ignored. */
  step(jobId: string, progress: number): void;
  end(jobId: string): void;
  /** Nothing where the piece is not made here. */
  progressOf(jobId: string): number | undefined;
  /** Resolves at the next change; nothing where the piece is not made here. */
  changed(jobId: string, signal: AbortSignal): Promise<void> | undefined;
}

interface Piece {
  progress: number;
  wakeUp: ReturnType<typeof createWakeUp>;
  onStep: ((progress: number) => void) | undefined;
}

/** Watches nothing yet. */
export function createLiveMusic(): LiveMusic {
  const pieces = new Map<string, Piece>();
  return {
    begin: (jobId, onStep) => void pieces.set(jobId, { progress: 10, wakeUp: createWakeUp(), onStep }),
    step: (jobId, progress) => {
      const piece = pieces.get(jobId);
      if (!piece || progress <= piece.progress) return;
      piece.progress = progress;
      piece.wakeUp.all();
      piece.onStep?.(progress);
    },
    end: (jobId) => {
      const piece = pieces.get(jobId);
      pieces.delete(jobId);
      piece?.wakeUp.all();
    },
    progressOf: (jobId) => pieces.get(jobId)?.progress,
    changed: (jobId, signal) => pieces.get(jobId)?.wakeUp.next(signal),
  };
}
