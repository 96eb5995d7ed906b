import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesProblems } from "#scripts/check-files.ts";
import { type WorkedExample, workedExamples } from "./worked-examples.ts";

const root = mkdtempSync(join(tmpdir(), "stillpoint-contributing-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const path of globSync(
  ["*.{json,ts,md}", "{.env.example,LICENSE,NOTICE}", "{src,scripts,bench,tests,knowledge,docs,.github,.ci}"],
  {
    exclude: ["data"],
  },
))
  cpSync(path, join(root, path), { recursive: true });
symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

function apply({ path, after, isEnd, text }: WorkedExample): void {
  if (isEnd) {
    run("node_modules/drizzle-kit/bin.cjs", "generate", "--name", "notes");
    const [written = ""] = globSync(path, { cwd: root });
    appendFileSync(join(root, written), `\n${text}`);
    return;
  }
  const file = join(root, path);
  if (after === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const lines = readFileSync(file, "utf8").split("\n");
  const at = lines.indexOf(after);
  if (at < 0) throw new Error(`${path} has no line "${after}"`);
  writeFileSync(file, lines.toSpliced(at + 1, 0, text.trimEnd()).join("\n"));
}

/** The tests that CONTRIBUTING.md says will ask for what a step leaves out. */
const askedFor = [
  "src/server/features/notes/notes.test.ts",
  "src/server/db/isolation.test.ts",
  "src/server/coach/guide/replies.test.ts",
  "tests/documents.test.ts",
];

test("the worked examples go into the sources as they stand: types, names and the tests beside them hold", () => {
  for (const example of workedExamples) apply(example);
  expect(workedExamples.length).toBeGreaterThan(20);
  run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".");
  expect(filesProblems(root)).toEqual([]);
  const printed = run("node_modules/vitest/vitest.mjs", "run", "--project=node", ...askedFor);
  expect(printed).toMatch(/Test Files .*4 passed/);
});
