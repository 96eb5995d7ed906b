import { z } from "zod";

/** What of a data directory is kept; locks and drafts are not. `database` is the embedded one, `database.dump` a PostgreSQL's. */
export const keptEntries = ["database", "database.dump", "files", "outbox", "session-secret"] as const;

/** The name of a PostgreSQL's dump in an archive. */
export const dumpName = "database.dump";

/** The manifest's name; it comes last in the archive, when everything has been read. */
export const manifestName = "manifest.json";

/** How much a table holds, and a checksum over its rows in whatever order. */
const tableState = z.object({ rows: z.int(), checksum: z.string() });

/** What a backup holds, to prove by that a restore brought all of it. */
export const manifest = z.object({
  format: z.literal("stillpoint-backup-2"),
  takenAt: z.iso.datetime(),
  database: z.enum(["embedded", "postgresql"]),
  /** The major versions of a PostgreSQL and of the program that dumped it. */
  versions: z.object({ server: z.int(), program: z.int() }).optional(),
  tables: z.record(z.string(), tableState),
  /** SHA-256 by file. */
  files: z.record(z.string(), z.string()),
  /** Recordings that the database names and that were lost before. */
  missing: z.array(z.string()),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>;

/** The state of every table by its name. */
export type TableStates = Manifest["tables"];

/** A backup or restore that was not begun or did not come out right; the message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
