import { setTimeout as pause } from "node:timers/promises";

/** Above what the work takes on a slow machine, below what a person notices after pressing a button. */
const floorMs = 300;

/** Answers no sooner than a floor of time, so that how long it took does not tell whether there was anything to do. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), pause(floorMs)]);
  return answer;
}
