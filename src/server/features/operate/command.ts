import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Services } from "#server/services.ts";

/** What a command came to, and the id of the account it was about. */
export interface Told {
  lines: string[];
  about?: string;
}

/** One thing an operator can have done from the command line. */
export interface Command {
  name: string;
  /** What comes behind its name. */
  takes: string;
  /** What it does, as the help says it. */
  says: string;
  /** Does it and returns what is printed; throws `CommandRefused`. */
  run(services: Services, words: string[]): Promise<Told>;
}

/** A command that was not carried out, with a sentence that names the mend; nothing was changed. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
}

/** Reads what stands behind a command's name; throws `CommandRefused` for an option it does not know. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  words: string[],
  options: Options,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : "This cannot be read.");
  }
}

/** A whole number from an option; `usual` where it was left out. */
export function wholeNumber(
  name: string,
  written: string | undefined,
  bounds: { usual: number; most: number },
): number {
  if (written === undefined) return bounds.usual;
  const number = Number(written);
  if (/^\d{1,9}$/.test(written) && number >= 1 && number <= bounds.most) return number;
  throw new CommandRefused(`--${name} is a whole number from 1 to ${bounds.most}.`);
}

/** A day as it is printed, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** A minute as it is printed, in UTC. */
export function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}
