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

const root = mkdtempSync(join(tmpdir(), "stillpoint-contributing-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const path of globSync(["*.json", "*.ts", "{src,scripts,bench,tests,knowledge,docs}"], {
  exclude: ["data"],
}))
  cpSync(path, join(root, path), { recursive: true });
symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** A block of CONTRIBUTING.md: a new file, or a piece that goes behind a line or to the end of one that is there. */
interface Block {
  path: string;
  after: string | undefined;
  isEnd: boolean;
  text: string;
}

const blocks: Block[] = [
  ...readFileSync("CONTRIBUTING.md", "utf8").matchAll(
    /^```(?:tsx?|sql) (\S+)(?: after (.+)| (at the end))?\n([\s\S]*?)^```$/gm,
  ),
].map(([, path = "", after, end, text = ""]) => ({ path, after, isEnd: end !== undefined, text }));

function apply({ path, after, isEnd, text }: Block): void {
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

test("the worked examples go into the sources as they stand, with their types and names in order", () => {
  for (const block of blocks) apply(block);
  expect(blocks.length).toBeGreaterThan(15);
  run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".");
  expect(filesProblems(root)).toEqual([]);
});
