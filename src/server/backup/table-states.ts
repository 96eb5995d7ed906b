import { z } from "zod";
import { openPGlite } from "#server/db/embedded/open-pglite.ts";
import type { RunStatement } from "#server/db/embedded/scrub.ts";
import type { TableStates } from "./manifest.ts";

/** Runs one statement on either database. */
export type RunSql = (statement: string) => Promise<{ rows: unknown[] }>;

/** The text of a value depends on these; the last one makes a hidden row an error instead of a lower count. */
const settings = [
  "datestyle = 'ISO, MDY'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  "bytea_output = 'hex'",
  "extra_float_digits = 3",
  "row_security = off",
];

const tables = z.array(z.object({ name: z.string(), columns: z.string().nullable() }));
const measured = z.tuple([z.object({ rows: z.coerce.number().int(), high: z.string(), low: z.string() })]);

/** Every table of ours with its columns, without those the database computes and without what belongs to an extension. */
const listTables = `select quote_ident(c.relname) as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

const half = (start: number) =>
  `coalesce(sum(('x' || substr(md5, ${start}, 16))::bit(64)::bigint::numeric), 0)::text`;

/** Has values written as text in one and the same way, whichever database is asked; hidden rows become an error. */
export async function settleText(run: RunSql): Promise<void> {
  for (const setting of settings) await run(`set ${setting}`);
}

/** Counts every table and sums the checksums of its rows, so that neither order nor place matters. */
export async function readTableStates(run: RunSql): Promise<TableStates> {
  await settleText(run);
  const states: TableStates = {};
  for (const { name, columns } of tables.parse((await run(listTables)).rows)) {
    const answer = await run(`select count(*) as rows, ${half(1)} as high, ${half(17)} as low
      from (select md5(row(${columns ?? ""})::text) as md5 from public.${name}) as hashed`);
    const [{ rows, high, low }] = measured.parse(answer.rows);
    states[name] = { rows, checksum: `${high} ${low}` };
  }
  return states;
}

/**
 * Reads the tables of an embedded database that nobody else has open, and leaves it closed cleanly. `prepare` may do
 * something to it first.
 */
export async function readEmbeddedTables(
  directory: string,
  prepare?: (run: RunStatement) => Promise<void>,
): Promise<TableStates> {
  const database = await openPGlite(directory);
  try {
    await prepare?.((statement) => database.query(statement));
    return await readTableStates((statement) => database.query(statement));
  } finally {
    await database.close();
  }
}

/** Says in which tables two databases differ, a phrase each; nothing when they hold the same. */
export function differences(expected: TableStates, found: TableStates): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (!before) return `${name} is not in the backup`;
    if (!after) return `${name} is missing`;
    if (before.rows !== after.rows) return `${name} has ${after.rows} rows instead of ${before.rows}`;
    return before.checksum === after.checksum ? [] : `${name} has other contents`;
  });
}
