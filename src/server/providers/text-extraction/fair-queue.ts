/** How many work at the same time, and how many may wait. */
export interface QueueBounds {
  atOnce: number;
  waiting: number;
}

/** A queue in which nobody can stand in another's way. */
export interface FairQueue {
  /**
   * Waits until it is this person's turn, and gives back what ends it; undefined when the person waits already, or too
   * many do. Throws the signal's reason once the person has left.
   */
  enter(person: string, signal: AbortSignal): Promise<(() => void) | undefined>;
}

/**
 * A queue by person: each has one thing done at a time and one that waits; those who wait come in the order in which
 * they came, past whoever still has something done.
 */
export function createFairQueue({ atOnce, waiting }: QueueBounds): FairQueue {
  const served = new Set<string>();
  const queue: { person: string; begin: () => void }[] = [];

  const leave = (person: string) => () => {
    served.delete(person);
    const place = queue.findIndex((one) => !served.has(one.person));
    const [next] = place < 0 ? [] : queue.splice(place, 1);
    if (!next) return;
    served.add(next.person);
    next.begin();
  };
  const wait = async (person: string, signal: AbortSignal): Promise<void> => {
    const turn = Promise.withResolvers<void>();
    const waiter = { person, begin: turn.resolve };
    const giveUp = () => {
      const place = queue.indexOf(waiter);
      if (place < 0) return;
      queue.splice(place, 1);
      turn.reject(signal.reason);
    };
    queue.push(waiter);
    signal.addEventListener("abort", giveUp, { once: true });
    await turn.promise.finally(() => signal.removeEventListener("abort", giveUp));
  };

  return {
    enter: async (person, signal) => {
      signal.throwIfAborted();
      if (served.size < atOnce && !served.has(person)) served.add(person);
      else if (queue.length >= waiting || queue.some((one) => one.person === person)) return undefined;
      else await wait(person, signal);
      return leave(person);
    },
  };
}
