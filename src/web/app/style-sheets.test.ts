import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the app's style sheets travel as one: each is named where the app begins, and by no screen", () => {
  const named = [...readFileSync("src/web/main.tsx", "utf8").matchAll(/import "\.\/(.+\.css)"/g)].map(
    ([, path]) => `src/web/${path}`,
  );
  expect(named.toSorted()).toEqual(
    globSync("src/web/**/*.css", { exclude: ["src/web/public/**"] }).toSorted(),
  );
  const others = globSync("src/web/**/*.{ts,tsx}", { exclude: ["src/web/main.tsx", "src/web/look/**"] });
  const naming = others.filter((path) => /^import ".+\.css"/m.test(readFileSync(path, "utf8")));
  expect(naming).toEqual([]);
});
