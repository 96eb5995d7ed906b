import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileProblems } from "./file-rules.ts";

const sources = "{src,scripts,bench,tests}/**/*.{ts,tsx,css}";

/** Every problem of names and doc lines below a folder that holds a project. */
export function filesProblems(root: string): string[] {
  return globSync(sources, { cwd: root, exclude: ["**/migrations/**"] })
    .sort()
    .flatMap((path) => fileProblems(path, readFileSync(join(root, path), "utf8")));
}

if (import.meta.main) {
  const problems = filesProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
