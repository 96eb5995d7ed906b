import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { filesProblems } from "./check-files.ts";
import { type Plant, plants } from "./lint-plants.ts";

const project = resolve(import.meta.dirname, "..");
const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }), message: z.string() }),
  ),
});

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** Every violation found in a temporary project holding one version of each plant, as `path rule: message`. */
function lint(version: "bad" | "good"): string[] {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `lint-${version}-`)));
  places.push(root);
  for (const file of ["biome.json", "package.json", ".gitignore"])
    cpSync(join(project, file), join(root, file));
  for (const plant of plants) {
    if (plant[version]) write(root, plant.path, plant[version]);
    for (const [path, text] of Object.entries(plant.beside ?? {})) write(root, path, text);
  }
  return [...biome(root), ...filesProblems(root)];
}

function write(root: string, path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function biome(root: string): string[] {
  const program = join(project, "node_modules/@biomejs/biome/bin/biome");
  const args = [program, "lint", "--reporter=json", "--max-diagnostics=none", "."];
  const output = run(process.execPath, args, root);
  const { diagnostics } = reportSchema.parse(JSON.parse(output));
  return diagnostics.map(({ location, category, message }) => `${location.path} ${category}: ${message}`);
}

/** What a command printed; a linter that found something ends with an error, and that is what we want to read. */
function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    return z.object({ stdout: z.string() }).parse(error).stdout;
  }
}

const violations = lint("bad");
const remarks = lint("good");

function about(found: string[], plant: Plant): string[] {
  return found.filter((line) => line.startsWith(`${plant.path} `) || line.startsWith(`${plant.path}:`));
}

test.each(plants)("the lint refuses: $name", (plant) => {
  expect(about(violations, plant)).toEqual(expect.arrayContaining([expect.stringContaining(plant.says)]));
});

test.each(plants)("the lint accepts the counterpart of: $name", (plant) => {
  expect(about(remarks, plant)).toEqual([]);
});

test("two plants never share a file", () => {
  expect(new Set(plants.map((plant) => plant.path)).size).toBe(plants.length);
});
