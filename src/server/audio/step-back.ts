import { constants, setPriority } from "node:os";

/**
 * Lets every other thread go first: called by a worker before hours of sound, so that the event loop and the database
 * get a processor at once when all are busy. Only where a priority belongs to a thread (Linux); elsewhere it would slow
 * the whole process.
 */
export function stepBack(): void {
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
