import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One rule of the house, shown by a file that breaks it and the same file keeping it. */
export interface Plant {
  name: string;
  path: string;
  /** A part of what the lint must say about the bad version. */
  says: string;
  bad: string;
  /** Empty: the file should not exist. */
  good: string;
  /** Further files both versions need. */
  beside?: Record<string, string>;
}

/** A row of the table of walls: who (path) may not import what (bad), and what it may instead (good). */
function wall(row: string): Plant {
  const [name = "", path = "", says = "", bad = "", good = ""] = row.split("\t");
  return { name, path, says, bad: importing(bad), good: importing(good) };
}

/** The text of a file that imports something in one of five ways and uses it. */
function importing(cell: string): string {
  const [what = "", from = ""] = cell.split(" ");
  if (what === "lazy") return `await import("${from}");\n`;
  if (what === "*") return `import * as all from "${from}";\nall.create();\n`;
  if (what === "type") return importedType("Thing", from);
  if (what === "Services") return importedType(what, from);
  return `import { ${what} } from "${from}";\n${what}();\n`;
}

function importedType(name: string, from: string): string {
  return `import type { ${name} } from "${from}";\n\n/** A thing. */\nexport type Own = ${name};\n`;
}

const table = readFileSync(join(import.meta.dirname, "import-walls.plants.tsv"), "utf8");
const walls = table.trim().split("\n").slice(1).map(wall);

const promise = "async function save(): Promise<number> {\n  return 1;\n}\n";
const pings = "/** Calls on. */\nexport function ping() {}\n";
const pongs = `import { ping } from "./ping.ts";\n\n/** Calls on. */\nexport function pong() {\n  ping();\n}\n`;

function habit(name: string, path: string, says: string, bad: string, good: string): Plant {
  return { name, path, says, bad, good };
}

const habits = [
  habit(
    "a file over 300 lines",
    "src/server/http/long.ts",
    "noExcessiveLinesPerFile",
    "thing();\n".repeat(301),
    "thing();\n".repeat(300),
  ),
  habit(
    "a re-export",
    "src/server/http/barrel.ts",
    "noBarrelFile",
    `export { a } from "./a.ts";\n`,
    importing("thing ./a.ts"),
  ),
  habit(
    "a default export",
    "src/server/http/default.ts",
    "noDefaultExport",
    "/** One. */\nexport default 1;\n",
    "/** One. */\nexport const one = 1;\n",
  ),
  habit(
    "a promise nobody waits for",
    "src/server/http/floating.ts",
    "noFloatingPromises",
    `${promise}save();\n`,
    `${promise}await save();\n`,
  ),
  habit(
    "a promise taken for a truth",
    "src/server/http/misused.ts",
    "noMisusedPromises",
    `${promise}if (save()) thing();\n`,
    `${promise}if (await save()) thing();\n`,
  ),
  habit(
    "an unchecked cast",
    "src/server/http/cast.ts",
    "noUnsafeTypeAssertion",
    `/** A. */\nexport const a = JSON.parse("1") as { b: string };\n`,
    `/** A. */\nexport const a = ["b"] as const;\n`,
  ),
  habit(
    "any",
    "src/server/http/any.ts",
    "noExplicitAny",
    "/** A. */\nexport const a: any = 1;\n",
    "/** A. */\nexport const a: unknown = 1;\n",
  ),
  habit(
    "an export without a doc line",
    "src/server/http/undocumented.ts",
    "export a has no doc line",
    "// A.\nexport const a = 1;\n",
    "/** A. */\nexport const a = 1;\n",
  ),
  habit(
    "an empty doc line",
    "src/server/http/emptily-documented.ts",
    "export A has no doc line",
    "/** */\nexport interface A {\n  b: 1;\n}\n",
    "/** A. */\nexport interface A {\n  b: 1;\n}\n",
  ),
  habit(
    "a skipped test",
    "src/server/http/skipped.test.ts",
    "noSkippedTests",
    `test.skip("a", () => {});\n`,
    `test("a", () => {});\n`,
  ),
  habit("a file in camelCase", "src/shared/sendMessage.ts", "useFilenamingConvention", "thing();\n", ""),
  habit(
    "a colour beside the tokens",
    "src/web/ui/coloured.css",
    "goes around the tokens",
    "a {\n  color: #aabbcc;\n}\n",
    "a {\n  color: var(--ink);\n}\n",
  ),
  habit(
    "a size in pixels",
    "src/web/ui/sized.tsx",
    "goes around the tokens",
    `/** A. */\nexport const a = "w-[200px]";\n`,
    `/** A. */\nexport const a = "w-50";\n`,
  ),
  habit(
    "properties packed into a spread",
    "src/server/http/packed.ts",
    "a literal spread into another",
    "/** A. */\nexport const a = { ...{ b: 1 }, c: 2 };\n",
    "const b = { b: 1 };\n\n/** A. */\nexport const a = { ...b, c: 2 };\n",
  ),
  habit(
    "properties packed into a spread of an element",
    "src/web/ui/packed.tsx",
    "a literal spread into another",
    '/** A. */\nexport const a = <p {...{ lang: "en" }} />;\n',
    '/** A. */\nexport const a = <p lang="en" />;\n',
  ),
  habit(
    "an address looked at once in a journey",
    "tests/e2e/hurried.e2e.ts",
    "the address is looked at once",
    'expect(page.url()).toBe("/");\n',
    'await expect(page).toHaveURL("/");\n',
  ),
  habit(
    "a path that leaves the repository from the root",
    "tests/beside.ts",
    "leaves the repository",
    `import { join } from "node:path";\n\n/** A. */\nexport const a = join(process.cwd(), "../beside/a.json");\n`,
    `import { join } from "node:path";\n\n/** A. */\nexport const a = join(process.cwd(), "tests/fixtures/a.json");\n`,
  ),
  habit(
    "a path that leaves the repository step by step",
    "scripts/eval/beside.ts",
    "leaves the repository",
    `import { join } from "node:path";\n\n/** A. */\nexport const a = join(import.meta.dirname, "..", "..", "..", "a");\n`,
    `import { join } from "node:path";\n\n/** A. */\nexport const a = join(import.meta.dirname, "..", "..", "docs");\n`,
  ),
  habit(
    "a path that leaves the repository, alone in a default",
    "scripts/beside.ts",
    "leaves the repository",
    `const [path = "../a.json"] = process.argv;\nthing(path);\n`,
    `const [path = "docs/a.json"] = process.argv;\nthing(path);\n`,
  ),
  habit(
    "a link out of the repository",
    "docs/beside.md",
    "leaves the repository",
    "See [it](../../beside/a.md).\n",
    "See [it](../README.md).\n",
  ),
  habit("a barrel", "src/shared/index.ts", "no barrels", "thing();\n", ""),
];

const cycle: Plant = {
  ...habit(
    "a cycle through package imports",
    "src/server/http/ping.ts",
    "noImportCycles",
    `${importing("pong #server/http/pong.ts")}${pings}`,
    pings,
  ),
  beside: { "src/server/http/pong.ts": pongs },
};

const cycleOfTypes: Plant = {
  ...habit(
    "a cycle of types alone",
    "src/server/http/one-end.ts",
    "noImportCycles",
    'import type { Other } from "./other-end.ts";\n\n/** One end. */\nexport type One = { other: Other };\n',
    "/** One end. */\nexport type One = { other: string };\n",
  ),
  beside: {
    "src/server/http/other-end.ts":
      'import type { One } from "./one-end.ts";\n\n/** The other end. */\nexport type Other = { one: One };\n',
  },
};

const emptyNames = ["utils", "helpers", "common", "misc", "manager", "data", "info", "chat-helpers"].map(
  (word) => habit(`a file named ${word}`, `src/shared/${word}.ts`, "says nothing", "thing();\n", ""),
);

/** A violation of every rule that is ours to keep, each with the file as it should be. */
export const plants: Plant[] = [...walls, ...habits, cycle, cycleOfTypes, ...emptyNames];
