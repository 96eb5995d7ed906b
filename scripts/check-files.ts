import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileProblems } from "./file-rules.ts";
import { readWalls, wallProblems } from "./import-walls.ts";
import { pathProblems } from "./path-rules.ts";

const sources = "{src,scripts,bench,tests}/**/*.{ts,tsx,css}";
const kinds = "{ts,tsx,js,css,html,md,json,jsonl,tsv,txt,yml,yaml}";
const written = [`*.${kinds}`, `{src,scripts,bench,tests,docs,knowledge,.github}/**/*.${kinds}`, ".ci/run"];

/** Every problem of names, doc lines, imports and paths below a folder that holds a project. */
export function filesProblems(root: string): string[] {
  const walls = readWalls(join(import.meta.dirname, "import-walls.tsv"));
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const code = globSync(sources, { cwd: root, exclude: ["**/migrations/**"] }).sort();
  const texts = globSync(written, { cwd: root, exclude: ["package-lock.json"] }).sort();
  return [
    ...code.flatMap((path) => fileProblems(path, read(path))),
    ...code.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => wallProblems(path, read(path), walls)),
    ...texts.flatMap((path) => pathProblems(path, read(path))),
  ];
}

if (import.meta.main) {
  const problems = filesProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
