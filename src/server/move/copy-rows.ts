import type { ClientBase } from "pg";
import { z } from "zod";
import type { TableShape } from "./table-shapes.ts";

/** A chat's longest messages and files come to some megabytes for so many. */
const pageRows = 500;

type Row = (string | null)[];

const row = z.array(z.string().nullable());
const progress = z.tuple([z.object({ after: z.array(z.string()).nullable(), is_done: z.boolean() })]);
const counter = z.tuple([z.object({ last: z.string(), called: z.boolean() })]);

/**
 * Copies a table's rows page by page in the order of its key. How far it came is noted with each page in one transaction,
 * so that a copy that was killed goes on behind the last page, and none is there twice.
 */
export async function copyRows(
  { source, target }: { source: ClientBase; target: ClientBase },
  table: TableShape,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await target.query("select after, is_done from stillpoint_move.tables where name = $1", [
    table.name,
  ]);
  let [{ after, is_done: isDone }] = progress.parse(rows);
  while (!isDone) {
    signal.throwIfAborted();
    const page = await readPage(source, table, after);
    const last = page.at(-1);
    after = last ? keyOf(table, last) : after;
    isDone = page.length < pageRows;
    await target.query("begin");
    try {
      if (last) await writePage(target, table, page);
      await target.query("update stillpoint_move.tables set after = $2, is_done = $3 where name = $1", [
        table.name,
        after,
        isDone,
      ]);
      await target.query("commit");
    } catch (error) {
      await target.query("rollback").catch(() => undefined);
      throw error;
    }
  }
}

async function readPage(source: ClientBase, table: TableShape, after: string[] | null): Promise<Row[]> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  // Without its table's name a column would be what is selected under that name: its text, which has another order.
  const key = table.key.map((name) => `kept.${name}`).join(", ");
  const bounds = table.key.map((name, at) => `$${at + 1}::${typeOf.get(name)}`).join(", ");
  const { rows } = await source.query({
    text: `select ${table.columns.map(({ name }) => `kept.${name}::text`).join(", ")} from public.${table.name} as kept
      ${after ? `where (${key}) > (${bounds})` : ""} order by ${key} limit ${pageRows}`,
    values: after ?? [],
    rowMode: "array",
  });
  return z.array(row).parse(rows);
}

/** Each column travels as an array of texts, which its type reads back: the same text as the checksums are made of. */
async function writePage(target: ClientBase, { name, columns }: TableShape, page: Row[]): Promise<void> {
  const names = columns.map((column) => column.name).join(", ");
  const values = columns.map(({ type }, at) => `page.c${at}::${type}`).join(", ");
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const aliases = columns.map((_, at) => `c${at}`).join(", ");
  await target.query(
    `insert into public.${name} (${names}) overriding system value
      select ${values} from unnest(${arrays}) as page (${aliases})`,
    columns.map((_, at) => page.map((values) => values[at] ?? null)),
  );
}

function keyOf({ columns, key }: TableShape, last: Row): string[] {
  return key.map((name) => {
    const value = last[columns.findIndex((column) => column.name === name)];
    if (value == null) throw new Error("A primary key has no value.");
    return value;
  });
}

/** Lets the target's sequences go on where the source's are. */
export async function copySequences(
  { source, target }: { source: ClientBase; target: ClientBase },
  shapes: readonly TableShape[],
): Promise<void> {
  for (const { sequence } of shapes.flatMap(({ columns }) => columns)) {
    if (sequence === null) continue;
    const { rows } = await source.query(
      `select last_value::text as last, is_called as called from ${sequence}`,
    );
    const [{ last, called }] = counter.parse(rows);
    await target.query("select setval($1::regclass, $2::bigint, $3)", [sequence, last, called]);
  }
}
