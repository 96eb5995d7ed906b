import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileProblems } from "./file-rules.ts";
import { readWalls, wallProblems } from "./import-walls.ts";

const sources = "{src,scripts,bench,tests}/**/*.{ts,tsx,css}";

/** Every problem of names, doc lines and imports below a folder that holds a project. */
export function filesProblems(root: string): string[] {
  const walls = readWalls(join(import.meta.dirname, "import-walls.tsv"));
  const paths = globSync(sources, { cwd: root, exclude: ["**/migrations/**"] }).sort();
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const imports = /\.tsx?$/.test(path) ? wallProblems(path, text, walls) : [];
    return [...fileProblems(path, text), ...imports];
  });
}

if (import.meta.main) {
  const problems = filesProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
