import type { ClientBase } from "pg";

/** A statement is prepared when it is asked for the third time: what is asked once is not worth a place. */
const often = 3;
/** So many statements are kept prepared, some tens of kilobytes each; a message and its reply take about forty. */
const most = 120;
/** So many texts are counted before all are forgotten, and none that is longer: those are made for one occasion. */
const mostCounted = 1000;
const longestChars = 4000;

/** The names under which a process's statements are prepared, by their texts. */
export function createStatementNames(): (text: string) => string | undefined {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= most || text.length > longestChars) return name;
    const times = (asked.get(text) ?? 0) + 1;
    if (asked.size >= mostCounted) asked.clear();
    asked.set(text, times);
    if (times < often) return undefined;
    asked.delete(text);
    const given = `often_${names.size}`;
    names.set(text, given);
    return given;
  };
}

const isStatement = (asked: unknown): asked is { text: string; name?: string } =>
  typeof asked === "object" && asked !== null && "text" in asked && typeof asked.text === "string";

/**
 * Has a connection prepare what it is often asked with values: to read and plan a statement takes the embedded database longer
 * than to answer it. Whose rows a plan may see is decided anew where the role differs (PostgreSQL, `plancache.c`).
 */
export function prepareOften(client: ClientBase, nameFor: (text: string) => string | undefined): void {
  const { query } = client;
  Object.assign(client, {
    query: (asked: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const hasValues = Array.isArray(values) && values.length > 0;
      const name = hasValues && isStatement(asked) && !asked.name ? nameFor(asked.text) : undefined;
      const named = name !== undefined && isStatement(asked) ? { ...asked, name } : asked;
      return Reflect.apply(query, client, [named, values, ...rest]);
    },
  });
}
