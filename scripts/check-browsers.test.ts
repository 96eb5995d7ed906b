import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import tables from "@mdn/browser-compat-data" with { type: "json" };
import { afterAll, expect, test } from "vitest";
import { browserFloor } from "./browser-floor.ts";
import { browserProblems } from "./check-browsers.ts";
import { knownApis } from "./web-apis.ts";

const known = knownApis(tables);

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

function problemsOf(files: Record<string, string>, exceptions: string[] = []): string[] {
  const root = mkdtempSync(join(tmpdir(), "browsers-"));
  places.push(root);
  for (const [path, text] of Object.entries({ ...files, "rows.tsv": ["head", ...exceptions].join("\n") })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return browserProblems(root, join(root, "rows.tsv"), known);
}

test.each([
  ["a static member", "const a = URL.canParse(b);\n", "URL.canParse"],
  ["a newer promise", "const a = Promise.withResolvers();\n", "Promise.withResolvers"],
  ["a member by its name alone", "toaster.showPopover();\n", "showPopover"],
  ["a constructor", "new VideoEncoder(a);\n", "VideoEncoder"],
  ["a member of a page's global", "navigator.share(a);\n", "Navigator.share"],
])("%s that the oldest browsers lack is found", (_what, text, name) => {
  expect(problemsOf({ "src/web/a.ts": text })).toEqual([expect.stringContaining(`src/web/a.ts:1: ${name} `)]);
});

test.each([
  "const a = [3, 1].toSorted().at(-1);\n",
  'import { z } from "zod";\nconst a = z.union([z.number()]);\n',
  "const store = { dispatch: (a) => a };\nstore.dispatch(1);\n",
  "const a = new Intl.DateTimeFormat().format(b);\n",
])("what they have, and what is ours or imported, is left alone: %s", (text) => {
  expect(problemsOf({ "src/web/a.ts": text })).toEqual([]);
});

test("the built app is looked at too, where the libraries are", () => {
  const problems = problemsOf({ "dist/web/assets/a-1.js": "x=1;x.foo();Array.fromAsync(y)" });
  expect(problems).toEqual([expect.stringContaining("Array.fromAsync")]);
});

test("an exception lets its use stand, and one that nothing needs is told", () => {
  const text = "if (typeof navigator.share === 'function') navigator.share(a);\n";
  const row = "src/web/a.ts\tNavigator.share\tasked for first";
  expect(problemsOf({ "src/web/a.ts": text }, [row])).toEqual([]);
  expect(problemsOf({ "src/web/a.ts": "a();\n" }, [row])).toEqual([
    expect.stringContaining("nothing needs the exception"),
  ]);
});

test("the README names the floor that is checked", () => {
  const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
  const { safari, chrome, firefox } = browserFloor;
  expect(readme.replaceAll(/\s+/g, " ")).toContain(
    `Safari ${safari}, Chrome and Edge ${chrome} and Firefox ${firefox}`,
  );
});
