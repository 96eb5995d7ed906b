/** Does one piece of work at a time: who came first is next, and who gives up waiting costs nothing. */
export type InTurn = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Makes a queue of its own, for work of which each needs a core and much memory. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return async (signal, work) => {
    signal.throwIfAborted();
    const before = last;
    const done = Promise.withResolvers<void>();
    last = Promise.all([before, done.promise]);
    const cancelled = Promise.withResolvers<never>();
    const cancel = () => cancelled.reject(signal.reason);
    signal.addEventListener("abort", cancel, { once: true });
    try {
      await Promise.race([before, cancelled.promise]);
      return await work();
    } finally {
      signal.removeEventListener("abort", cancel);
      done.resolve();
    }
  };
}
