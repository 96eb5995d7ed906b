import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "vite";

/** A regular expression of the product, and where it stands. */
export interface Expression {
  source: string;
  flags: string;
  /** `path:line` of each place it stands in. */
  places: string[];
}

/** What a project holds: its expressions, and places where one is put together only while the product runs. */
export interface Expressions {
  found: Expression[];
  unread: string[];
}

const sources = "src/**/*.{ts,tsx}";
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/**
 * Every regular expression below `src`: literals as they are written, and those made by `RegExp` when a module loads,
 * as they were made. One that is put together later cannot be read here and is given back by its place.
 */
export async function findExpressions(root: string): Promise<Expressions> {
  const found = new Map<string, Expression>();
  const keep = (source: string, flags: string, place: string) => {
    const known = found.get(`${source}/${flags}`);
    if (known) known.places.push(place);
    else found.set(`${source}/${flags}`, { source, flags, places: [place] });
  };
  const making: { path: string; line: number }[] = [];
  for (const path of globSync(sources, { cwd: root }).sort()) {
    if (isTest(path)) continue;
    const read = readExpressions(path, readFileSync(join(root, path), "utf8"));
    for (const { source, flags, line } of read.literals) keep(source, flags, `${path}:${line}`);
    for (const line of read.made) making.push({ path, line });
  }
  const made = await madeOnLoad(root, [...new Set(making.map(({ path }) => path))]);
  for (const { source, flags, place } of made) keep(source, flags, place);
  const seen = new Set(made.map(({ place }) => place));
  const unread = making.map(({ path, line }) => `${path}:${line}`).filter((place) => !seen.has(place));
  return { found: [...found.values()], unread };
}

/** The literals of one file, and the lines on which it calls `RegExp`. */
export function readExpressions(
  path: string,
  text: string,
): { literals: { source: string; flags: string; line: number }[]; made: number[] } {
  const { program } = parseSync(path, text);
  const literals: { source: string; flags: string; line: number }[] = [];
  const made: number[] = [];
  const lineOf = (start: number): number => text.slice(0, start).split("\n").length;
  const look = (node: { start: number; callee: { type: string; name?: unknown } }) => {
    if (node.callee.type === "Identifier" && node.callee.name === "RegExp") made.push(lineOf(node.start));
  };
  new Visitor({
    Literal: (node) => {
      if (!("regex" in node) || !node.regex) return;
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, line: lineOf(node.start) });
    },
    NewExpression: look,
    CallExpression: look,
  }).visit(program);
  return { literals, made };
}

/** Loads modules and gives back what they made with `RegExp` while they were loading, by place. */
async function madeOnLoad(root: string, paths: string[]) {
  const made: { source: string; flags: string; place: string }[] = [];
  const original = globalThis.RegExp;
  const record = (expression: RegExp) => {
    const place = calledFrom(root);
    if (place) made.push({ source: expression.source, flags: expression.flags, place });
    return expression;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args: [string]) => record(new target(...args)),
    apply: (target, _self, args: [string]) => record(target(...args)),
  });
  try {
    for (const path of paths) await import(pathToFileURL(join(root, path)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

/** The place below `root` that called, two calls up from here. */
function calledFrom(root: string): string | undefined {
  const lines = new Error("where").stack?.split("\n") ?? [];
  const under = `${pathToFileURL(root).href}/src/`;
  const line = lines.find((one) => one.includes(under));
  const [, path, number] = /\/(src\/[^:]+):(\d+):\d+\)?$/.exec(line ?? "") ?? [];
  return path && `${path}:${number}`;
}
