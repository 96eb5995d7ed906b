import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hours, themes, tokensAt } from "#web/testing/read-light.ts";

const [splash = "", tokens = ""] = ["src/web/public/splash.css", "src/web/app/tokens.css"].map((path) =>
  readFileSync(path, "utf8"),
);

test.each([
  ["splash-ground", "ground"],
  ["splash-ink", "ink"],
  ["splash-words", "quiet"],
  ["splash-point", "accent"],
])("the loading screen's %s is the token %s in both themes at every hour", (own, token) => {
  for (const theme of themes)
    for (const hour of hours) {
      const value = tokensAt(tokens, theme, hour).get(token);
      expect(value).toMatch(/^oklch/);
      expect(tokensAt(splash, theme, hour).get(own), `${theme} at ${hour}`).toBe(value);
    }
});
