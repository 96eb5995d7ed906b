import { z } from "zod";
import type { RunSql } from "#server/backup/table-states.ts";

const column = z.object({
  name: z.string(),
  type: z.string(),
  /** The sequence that numbers it, if one does. */
  sequence: z.string().nullable(),
});

const shapes = z.array(
  z.object({ name: z.string(), columns: z.array(column), key: z.array(z.string()).min(1) }),
);

/** A table as it is copied: its columns without those that the database computes, and its primary key. Names are quoted. */
export type TableShape = z.infer<typeof shapes>[number];

/** Written by the migrations themselves, and the same in every database that they brought up to date. */
const writtenByMigrations = "schema_migrations";

const listShapes = `select quote_ident(c.relname) as name,
    (select json_agg(json_build_object('name', quote_ident(a.attname),
        'type', format_type(a.atttypid, a.atttypmod),
        'sequence', pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(quote_ident(a.attname) order by part.at), '[]')
      from pg_index i cross join unnest(i.indkey) with ordinality as part (number, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = part.number
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '${writtenByMigrations}'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/** Every table of ours whose rows have to be copied. Throws for one without a primary key: it could not be read in pages. */
export async function readShapes(run: RunSql): Promise<TableShape[]> {
  return shapes.parse((await run(listShapes)).rows);
}

/** The same table states without what the migrations wrote. */
export function withoutMigrations<T>(states: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(states).filter(([name]) => name !== writtenByMigrations));
}
