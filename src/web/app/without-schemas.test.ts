import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files of `#shared` that are imported when the code runs; what is imported as a type leaves nothing behind. */
function importedFrom(path: string): string[] {
  const found = readFileSync(path, "utf8").matchAll(
    /^import (?!type )([^;]*?)from "(#shared\/|\.\/)([^"]+)"/gms,
  );
  return [...found].flatMap(([, names = "", start, rest = ""]) => {
    const isOnlyTypes = names.split(",").every((name) => /^[\s{}]*(type\s|$)/.test(name));
    if (isOnlyTypes) return [];
    if (start === "#shared/") return [`src/shared/${rest}`];
    return path.startsWith("src/shared/") ? [path.replace(/[^/]+$/, rest)] : [];
  });
}

const bringsZod = (path: string, seen = new Set<string>()): boolean => {
  if (seen.has(path)) return false;
  seen.add(path);
  if (/^import (?!type ).*from "zod"/m.test(readFileSync(path, "utf8"))) return true;
  return importedFrom(path).some((next) => bringsZod(next, seen));
};

test("schemas weigh more than a screen: only the figures of a heart, which are fetched apart, bring them into the browser", () => {
  const paths = globSync("src/web/**/*.{ts,tsx}").filter((path) => !/\.test\.|\/testing\//.test(path));
  expect(paths.filter((path) => importedFrom(path).some((shared) => bringsZod(shared))).sort()).toEqual([
    "src/web/features/heart/heart-figures.tsx",
    "src/web/features/heart/heart-pictures.tsx",
  ]);
});
