import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import tables from "@mdn/browser-compat-data" with { type: "json" };
import { type KnownApis, knownApis, namesGiven, unknownApis } from "./web-apis.ts";

interface Exception {
  where: string;
  name: string;
}

/** Uses that are asked for first or made up for; a row is `where`, `name` (`*` is any) and the reason. */
function readExceptions(path: string): Exception[] {
  const rows = readFileSync(path, "utf8").trim().split("\n").slice(1);
  return rows.map((row, at) => {
    const [where, name, why] = row.split("\t");
    if (!where || !name || !why) throw new Error(`${path}:${at + 2}: a row is where, name and why, by tabs`);
    return { where, name };
  });
}

/**
 * Web APIs that a browser of the floor does not have, in our sources (`file:line: name`) and in the built app, where
 * the libraries are, and exceptions that nothing needs any more.
 */
export function browserProblems(root: string, exceptionsPath: string, known: KnownApis): string[] {
  const exceptions = readExceptions(exceptionsPath);
  const needed = new Set<Exception>();
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
  const sources = globSync("src/{web,shared}/**/*.{ts,tsx}", { cwd: root }).filter((path) => !isTest(path));
  const assets = globSync("dist/web/assets/*.js", { cwd: root });
  const own = new Set(sources.flatMap((path) => [...namesGiven(path, read(path))]));
  // What minified code calls its own things says nothing: there only globals and their members are looked at.
  const globals = { ...known, names: new Map<string, boolean>() };
  const found = [
    ...sources.flatMap((path) => unknownApis(path, read(path), known, own).map((use) => ({ path, ...use }))),
    ...assets.flatMap((path) =>
      unknownApis(path, read(path), globals, new Set()).map((use) => ({ path, ...use })),
    ),
  ];
  const problems = found.flatMap(({ path, line, name }) => {
    const allowed = exceptions.filter(
      (one) => matchesGlob(path, one.where) && (one.name === "*" || one.name === name),
    );
    for (const one of allowed) needed.add(one);
    return allowed.length > 0 ? [] : [`${path}:${line}: ${name} is not in every browser of the floor`];
  });
  const unused = exceptions.filter(
    (one) => !needed.has(one) && (assets.length > 0 || !one.where.startsWith("dist/")),
  );
  return [
    ...new Set(problems),
    ...unused.map(({ where, name }) => `${exceptionsPath}: nothing needs the exception ${where} ${name}`),
  ];
}

if (import.meta.main) {
  const problems = browserProblems(process.cwd(), "scripts/browser-exceptions.tsv", knownApis(tables));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
