import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { BackupError } from "#server/backup/manifest.ts";
import { isProgram } from "#server/is-program.ts";

/** Where PostgreSQL's programs are looked for. */
export interface ProgramPlaces {
  /** Folders as in `PATH`. */
  path: string;
  /** Where Debian keeps several versions beside each other. */
  debian: string;
}

/** One of PostgreSQL's programs, found. */
export interface Program {
  path: string;
  major: number;
}

/** The places of this machine. */
export function usualPlaces(): ProgramPlaces {
  return { path: process.env.PATH ?? "", debian: "/usr/lib/postgresql" };
}

/**
 * The oldest program that knows a server of that major version: a newer one may write what the server cannot read
 * back. Throws `BackupError` with what to install when there is none.
 */
export async function findProgram(
  name: "pg_dump" | "pg_restore",
  atLeast: number,
  { path, debian }: ProgramPlaces,
): Promise<Program> {
  const folders = [...globSync(join(debian, "*/bin")), ...path.split(delimiter)];
  const paths = folders.map((folder) => join(folder, name)).filter(isProgram);
  const found = (await Promise.all(paths.map(readVersion))).filter((program) => program !== undefined);
  const [best] = found.filter(({ major }) => major >= atLeast).sort((a, b) => a.major - b.major);
  if (best) return best;
  const newest = Math.max(...found.map(({ major }) => major));
  const problem = found.length > 0 ? `${name} is too old: version ${newest}` : `${name} is missing`;
  throw new BackupError(
    `${problem}. Install PostgreSQL's client programs of version ${atLeast} or newer, such as Debian's postgresql-client-${atLeast}.`,
  );
}

/** Nothing for a program that does not run: another one may. */
async function readVersion(path: string): Promise<Program | undefined> {
  const answer = await promisify(execFile)(path, ["--version"], { timeout: 10_000 }).catch(() => undefined);
  const major = /\(PostgreSQL\) (\d+)/.exec(answer?.stdout ?? "")?.[1];
  return major === undefined ? undefined : { path, major: Number(major) };
}
