/** Listeners that sleep until something changes. */
export interface WakeUp {
  /** Resolves at the next call of `all`, or when the signal aborts; the caller then looks for itself. */
  next(signal?: AbortSignal): Promise<void>;
  all(): void;
}

/** Lets any number of listeners wait for the next change without asking again and again. */
export function createWakeUp(): WakeUp {
  const waiting = new Set<() => void>();
  return {
    next: (signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        waiting.add(wake);
        signal?.addEventListener("abort", wake, { once: true });
      }),
    all: () => {
      for (const wake of [...waiting]) wake();
    },
  };
}
