import { statfs } from "node:fs/promises";
import { z } from "zod";

/** Runs one statement outside of any transaction, with every right. */
export type RunStatement = (statement: string) => Promise<{ rows: unknown[] }>;

/** There is not enough room on the disk to write tables anew. */
export class NoRoomToScrub extends Error {
  override readonly name = "NoRoomToScrub";
  readonly neededMb: number;

  constructor(neededMb: number) {
    super(`${neededMb} MB of free disk are needed to write the tables anew.`);
    this.neededMb = neededMb;
  }
}

const tables = z.array(z.object({ name: z.string(), bytes: z.coerce.number() }));
const logFile = z.tuple([z.object({ name: z.string() })]);
/** Two segments of the log, and some. */
const spareBytes = 64 * 1024 * 1024;

/** The library belongs to nobody, and is by far the largest part. */
const findTables = `select quote_ident(relname) as name, pg_total_relation_size(oid) as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'knowledge\\_%' order by 1`;
const currentLog = "select pg_walfile_name(pg_current_wal_lsn()) as name";
const latestLog = "select max(name) as name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'";

/**
 * Writes every table of people's anew and turns the log over, so that the files of the embedded database hold nothing
 * any more of what was deleted. PostgreSQL leaves a deleted row where it was until its place is needed, and nothing else
 * ever tidies up here: the embedded database has no background workers. Table by table, so that others get their turn
 * in between; ends early when the signal says so. Throws `NoRoomToScrub` before it has begun.
 */
export async function scrub(run: RunStatement, directory: string, signal: AbortSignal): Promise<void> {
  const found = tables.parse((await run(findTables)).rows);
  await refuseWithoutRoom(found, directory);
  for (const { name } of found) {
    if (signal.aborted) return;
    await run(`vacuum (full) public.${name}`);
  }
  await turnLogOver(run, signal);
}

/** A table is copied beside itself, and every copy goes through the log. A full disk would end the database. */
async function refuseWithoutRoom(found: { bytes: number }[], directory: string): Promise<void> {
  const all = found.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = Math.max(0, ...found.map(({ bytes }) => bytes));
  const needed = all + largest + spareBytes;
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < needed) throw new NoRoomToScrub(Math.ceil(needed / 1024 / 1024));
}

/** Goes on until every file of the log that is there now was used and removed; `wal_recycle` is off. */
async function turnLogOver(run: RunStatement, signal: AbortSignal): Promise<void> {
  const name = async (statement: string) => logFile.parse((await run(statement)).rows)[0].name;
  const last = await name(latestLog);
  while (!signal.aborted && (await name(currentLog)) <= last) {
    await run("select pg_switch_wal()");
    await run("checkpoint");
  }
}
