import { setPriority } from "node:os";

/** A third of what others get when all want the processor: enough for a voice to stay ahead of its listener. */
const backwards = 5;

/**
 * Lets every other thread go first: called by a worker before hours of sound, so that the event loop and the database
 * get a processor at once when all are busy. Only where a priority belongs to a thread (Linux); elsewhere it would slow
 * the whole process.
 */
export function stepBack(): void {
  if (process.platform === "linux") setPriority(backwards);
}
