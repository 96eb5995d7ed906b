import { z } from "zod";
import { readPolar } from "./read-polar.ts";
import type { RowReader } from "./tables/read-rows.ts";

/** Takes the rows of what is read. */
type Rows = Pick<RowReader, "row" | "endTable">;

const record = z.record(z.string(), z.unknown());
const descriptors = z.array(z.object({ key: z.string(), index: z.number() }));

/** Fields of the nested objects under dotted names; lists are left to be read as tables of their own. */
function flattened(value: Record<string, unknown>, prefix = ""): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const nested = record.safeParse(inner);
    if (Array.isArray(inner)) continue;
    if (nested.success) Object.assign(flat, flattened(nested.data, `${prefix}${name}.`));
    else flat[prefix + name] = inner;
  }
  return flat;
}

/** Names that say nothing of what they hold, so that the name around them counts. */
const isContainer = (key: string): boolean => /^(?:data|items|values|samples|entries|records)$/i.test(key);

const cell = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Walks a parsed JSON and gives each list in it to the reader as a table. */
export function readJson(value: unknown, rows: Rows): void {
  if (!readPolar(value, rows)) walk(value, "", rows);
}

function walk(value: unknown, name: string, rows: Rows): void {
  const fields = record.safeParse(value);
  if (Array.isArray(value)) readList(value, name, rows);
  else if (fields.success) readFields(fields.data, name, rows);
}

function readFields(own: Record<string, unknown>, name: string, rows: Rows): void {
  walkLists(own, name, rows);
  if (Array.isArray(own.items ?? own.values)) return;
  const flat = flattened(own);
  if (Object.keys(flat).length > 1) {
    rows.endTable();
    rows.row(Object.keys(flat));
    rows.row(Object.values(flat).map(cell));
  }
}

/** Reads the lists inside an object, but not its own fields. */
function walkLists(own: Record<string, unknown>, name: string, rows: Rows): void {
  const named = typeof own.name === "string" ? `${own.name} (${cell(own.units ?? own.unit)})` : "";
  rows.endTable();
  rows.row([Object.keys(own).join(" ")]);
  for (const [key, inner] of Object.entries(own)) {
    const heads = Array.isArray(inner) ? headsOf(own, key) : undefined;
    const times = steps(own);
    if (heads && Array.isArray(inner)) readTuples(inner, heads, rows);
    else if (times && Array.isArray(inner) && isContainer(key)) {
      readTuples(
        inner.map((value, at) => [times(at), value]),
        ["timestamp", name],
        rows,
      );
    } else if (typeof inner === "object") walk(inner, isContainer(key) ? named || name || key : key, rows);
  }
}

/** The moments of a list that names its start and the seconds between its values. */
function steps({ interval, timestamp }: Record<string, unknown>): ((at: number) => string) | undefined {
  const startMs = typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;
  if (typeof interval !== "number" || Number.isNaN(startMs)) return undefined;
  return (at) => new Date(startMs + at * interval * 1000).toISOString();
}

/** Names of the columns of a list of lists, where a field beside it describes them. */
function headsOf(own: Record<string, unknown>, key: string): string[] | undefined {
  const beside = Object.entries(own).find(
    ([other]) =>
      other !== key && /descriptor|columns|headers|fields/i.test(other) && other.startsWith(key.slice(0, 5)),
  );
  const described = descriptors.safeParse(beside?.[1]);
  if (described.success)
    return described.data.toSorted((one, other) => one.index - other.index).map((each) => each.key);
  const names = z.array(z.string()).safeParse(beside?.[1]);
  return names.success ? names.data : undefined;
}

function holdsList(value: Record<string, unknown>): boolean {
  return Object.values(value).some((inner) => {
    const fields = record.safeParse(inner);
    return Array.isArray(inner) || (fields.success && holdsList(fields.data));
  });
}

function readTuples(values: unknown[], heads: string[], rows: Rows): void {
  rows.endTable();
  rows.row(heads);
  for (const value of values) if (Array.isArray(value)) rows.row(value.map(cell));
}

function readList(values: unknown[], name: string, rows: Rows): void {
  rows.endTable();
  if (values.every((value) => typeof value === "number" || value === null)) {
    if (values.length < 2) return;
    rows.row([name || "values"]);
    for (const value of values) rows.row([cell(value)]);
    return;
  }
  const objects = values.flatMap((value) => {
    const fields = record.safeParse(value);
    return fields.success ? [fields.data] : [];
  });
  const flat = objects.map((each) => flattened(each));
  const keys = [...new Set(flat.slice(0, 500).flatMap((each) => Object.keys(each)))];
  if (keys.length > 0 && values.length > 0) {
    rows.row(keys.map((key) => (/^(?:qty|avg|value|average)$/i.test(key) && name ? `${name} ${key}` : key)));
    for (const each of flat) rows.row(keys.map((key) => cell(each[key])));
  }
  for (const each of objects) if (holdsList(each)) walkLists(each, name, rows);
  for (const value of values)
    if (Array.isArray(value) && typeof value[0] === "object") walk(value, name, rows);
}
