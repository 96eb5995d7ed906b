import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [splash, tokens] = ["src/web/public/splash.css", "src/web/app/tokens.css"].map((path) =>
  readFileSync(path, "utf8"),
);

/** A colour's values in order: the light theme's first, the dark one's after it. */
const valuesOf = (css: string | undefined, name: string) =>
  [...(css ?? "").matchAll(new RegExp(`--${name}: (oklch\\([^)]+\\))`, "g"))].map(([, value]) => value);

test.each([
  ["splash-ground", "ground"],
  ["splash-ink", "ink"],
  ["splash-words", "quiet"],
  ["splash-point", "accent"],
])("the loading screen's %s is the token %s in both themes", (own, token) => {
  expect(valuesOf(splash, own)).toHaveLength(2);
  expect(valuesOf(splash, own)).toEqual(valuesOf(tokens, token));
});
