import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { decisionIndex, decisionIndexPath } from "#scripts/decision-index.ts";
import { readEnv, settingNames } from "#server/settings/env.ts";
import { workedExamples } from "./worked-examples.ts";

const read = (path: string): string => readFileSync(path, "utf8");

test("the example of .env names every setting once and no other, and each line of it may be uncommented", () => {
  const example = parseEnv(read(".env.example").replace(/^#(?=[A-Z0-9_]+=)/gm, ""));
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  const filled = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ""));
  const missing = { LLM_MODEL: "llama", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readEnv({ ...filled, ...missing }, "/nonexistent/.env").PORT).toBe(3000);
  expect(parseEnv(read(".env.example"))).toEqual({});
});

test("the README's table has every setting", () => {
  const [, table = ""] = read("README.md").split("## Configuration");
  const listed = new Set(table.split("\n## ")[0]?.match(/`[A-Z][A-Z0-9_]+`/g));
  expect(settingNames.filter((name) => !listed.has(`\`${name}\``))).toEqual([]);
});

test("the index lists every decision; after a new one run node scripts/decision-index.ts", () => {
  expect(read(decisionIndexPath)).toBe(decisionIndex(process.cwd()));
});

test("a link of our documents leads to something that is there", () => {
  const broken = globSync(["*.md", "docs/**/*.md", "tests/**/*.md"]).flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:|tel:)([^)#\s]+)[^)]*\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !existsSync(join(dirname(path), link)))
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("each worked example of CONTRIBUTING.md has its place; the full run applies them all", () => {
  const homeless = workedExamples.flatMap(({ path, after }) =>
    after === undefined || read(path).split("\n").includes(after) ? [] : [`${path} has no line "${after}"`],
  );
  expect(homeless).toEqual([]);
  expect(workedExamples.length).toBeGreaterThan(20);
});

test("the change log begins with what is not released, and its newest version is the package's", () => {
  const [first, newest] = [...read("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
  expect([first, newest]).toEqual(["Not released yet", version]);
});

test("the workflow of the forge runs what CI runs", () => {
  expect(read(".github/workflows/test.yml")).toMatch(/run: bash \.ci\/run$/m);
});

test("whatever a document tells somebody to run by npm can be run", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const told = globSync(["*.md", "docs/*.md"]).flatMap((path) =>
    [...read(path).matchAll(/\bnpm run ([a-z0-9:]+)/g)].map(([, name = ""]) => ({ path, name })),
  );
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});
