import { expect, vi } from "vitest";
import { z } from "zod";
import { libraryFolder, readLibrary } from "#server/features/knowledge/documents/load-library.ts";
import type { TestDatabases } from "./test-databases.ts";

/** The library is loaded in steps while people are served, and what is still being written cannot be compared. */
export async function untilTheLibraryIsWhole(databases: TestDatabases, database: string): Promise<void> {
  const { length } = await readLibrary(libraryFolder);
  await vi.waitFor(
    async () => {
      const [{ passages }] = z
        .tuple([z.object({ passages: z.number() })])
        .parse(await databases.sql(database, "select passages from knowledge_figures"));
      expect(passages).toBe(length);
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Every table's rows, as the superuser reads them. */
export async function dumpOf(databases: TestDatabases, database: string): Promise<Record<string, unknown>> {
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse(
      await databases.sql(
        database,
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      ),
    );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables)
    rows[name] = await databases.sql(database, `select * from ${name} order by 1`);
  return rows;
}
