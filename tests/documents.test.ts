import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
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

/** What a document names in backquotes as a file or a folder of ours; a place in a table may leave its beginning out. */
const namedIn = (path: string): string[] =>
  [...read(path).matchAll(/`([\w./*-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("/"))
    .filter(
      (name) =>
        /\.(?:tsx?|md|txt|css|html|tsv|json)$/.test(name) || /^(?:src|scripts|tests|docs|bench)\//.test(name),
    );

test("each file and folder that the house on one page names is there", () => {
  const all = globSync(["{src,scripts,tests,docs,bench}/**/*"]);
  const named = namedIn("docs/architecture.md");
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter((name) => {
    const glob = `**/${name}`;
    return !all.some((path) => path === name || path.endsWith(`/${name}`) || matchesGlob(path, glob));
  });
  expect(missing).toEqual([]);
});

test("the ways are told file by file, each there and met once, and the house on one page counts them rightly", () => {
  const ways = read("docs/ways.md").split("\n## ").slice(1);
  const counts = ways.map((way) => {
    const rows = [...way.matchAll(/^\| (\d+) \| `([^`]+)` \| \S/gm)].map(([, at, path = ""]) => ({
      at: Number(at),
      path,
    }));
    expect(rows.map(({ at }) => at)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.filter(({ path }) => !existsSync(path))).toEqual([]);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    return rows.length;
  });
  const told = /a message (\d+) files[^.]*?a narration (\d+), signing in (\d+)/s.exec(
    read("docs/architecture.md"),
  );
  expect(counts).toEqual(told?.slice(1).map(Number));
});
