import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BackupError } from "#server/backup/manifest.ts";
import type { Program } from "./find-program.ts";

const withinMs = 6 * 60 * 60 * 1000;
/** A list of contents has a line for each table, index and policy. */
const longestOutput = 64 * 1024 * 1024;

/** Runs a program to its end and returns what it printed; its complaint becomes a `BackupError`. */
export async function runProgram(
  { path }: Program,
  args: string[],
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string> {
  const name = path.replace(/^.*\//, "");
  try {
    const options = { env, signal, timeout: withinMs, maxBuffer: longestOutput };
    return (await promisify(execFile)(path, args, options)).stdout;
  } catch (error) {
    signal.throwIfAborted();
    throw new BackupError(`${name} failed: ${complaintOf(error)}`, { cause: error });
  }
}

/** The first lines that name an error; what follows them may quote rows. */
function complaintOf(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  const lines = said.split("\n").filter((line) => /error:|fatal:/i.test(line));
  return lines.slice(0, 3).join("\n") || "it ended without saying why, or took too long.";
}
