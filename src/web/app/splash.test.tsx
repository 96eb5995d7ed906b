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

const words = (path: string) =>
  /splash-promise">([\s\S]+?)<\/p>/
    .exec(readFileSync(path, "utf8"))?.[1]
    ?.replace(/<br \/>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("the loading screen's words are those whose letters its own font has, in the page and in the app", () => {
  expect(words("src/web/index.html")).toBe("One hard moment. One quiet breath.");
  expect(words("src/web/ui/loading-screen.tsx")).toBe("One hard moment. One quiet breath.");
  expect(splash).toContain('letters of "One hard moment. One quiet breath."');
});

test("the letters that stand in take up the room of those to come", () => {
  const faces = [...splash.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face);
  const standIns = faces.filter((face) => face.includes("local("));
  expect(standIns).toHaveLength(5);
  for (const face of standIns) {
    const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const height = (percent("ascent-override") + percent("descent-override")) * percent("size-adjust");
    // A line of Newsreader is one of its sizes high, and one of Figtree 1.2.
    expect(height).toBeCloseTo(face.includes("Figtree") ? 1.2 : 1, 2);
    const [, name = ""] = /font-family: ("[^"]+")/.exec(face) ?? [];
    expect(tokens).toContain(name);
  }
});
