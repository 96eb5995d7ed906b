import { z } from "zod";
import { openPGlite } from "#server/db/embedded/open-pglite.ts";

/** What of a data directory is kept; locks and drafts are not. */
export const keptEntries = ["database", "files", "outbox", "session-secret"] as const;

/** The manifest's name; it comes last in the archive, when everything has been read. */
export const manifestName = "manifest.json";

/** What a backup holds, to prove by that a restore brought all of it. */
export const manifest = z.object({
  format: z.literal("stillpoint-backup-1"),
  takenAt: z.iso.datetime(),
  /** Rows by table. */
  rows: z.record(z.string(), z.int()),
  /** SHA-256 by file. */
  files: z.record(z.string(), z.string()),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>;

/** A backup or restore that was not begun or did not come out right; the message says what to do. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

const tableNames = z.array(z.object({ name: z.string() }));
const counted = z.tuple([z.object({ count: z.coerce.number().int() })]);

/** Counts the rows of every table in an embedded database that nobody else has open, and leaves it closed cleanly. */
export async function countRows(directory: string): Promise<Record<string, number>> {
  const database = await openPGlite(directory);
  try {
    const tables = await database.query(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
    );
    const rows: Record<string, number> = {};
    for (const { name } of tableNames.parse(tables.rows)) {
      const answer = await database.query(`select count(*) from public.${name}`);
      rows[name] = counted.parse(answer.rows)[0].count;
    }
    return rows;
  } finally {
    await database.close();
  }
}
