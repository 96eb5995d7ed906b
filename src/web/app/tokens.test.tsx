import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, hours, laidOver, themes, tokensAt } from "#web/testing/read-light.ts";

const tokens = readFileSync("src/web/app/tokens.css", "utf8");
const lights = themes.flatMap((theme) => hours.map((hour) => [theme, hour] as const));

const grounds = ["ground", "sunk", "surface", "raised"];
const words = ["ink", "quiet", "faint", "accent", "accent-strong", "danger", "warning", "good"];
/** What is written on a ground that is tinted with the accent. */
const onTint = ["ink", "quiet", "accent"];

test.each(lights)(
  "in the %s theme at %s every word has 4.5 to 1 on every ground, every edge 3 to 1",
  (theme, hour) => {
    const values = tokensAt(tokens, theme, hour);
    const token = (name: string) => values.get(name) ?? "";
    const pairs = [
      ...grounds.flatMap((ground) =>
        words.map((word) => [word, ground, contrast(token(word), token(ground))] as const),
      ),
      ...grounds.flatMap((ground) =>
        onTint.map((word) => {
          const tinted = laidOver(token("accent-soft"), token(ground));
          return [word, `accent-soft on ${ground}`, contrast(token(word), tinted)] as const;
        }),
      ),
      ...["accent", "accent-strong"].map(
        (button) => ["on-accent", button, contrast(token("on-accent"), token(button))] as const,
      ),
    ];
    expect(pairs).toHaveLength(46);
    expect(pairs.filter(([, , reached]) => !(reached >= 4.5))).toEqual([]);
    expect(grounds.filter((ground) => !(contrast(token("edge"), token(ground)) >= 3))).toEqual([]);
  },
);

test("each hour has a light of its own in both themes, and the day's is what stands without one", () => {
  const looks = lights.map(([theme, hour]) => {
    const values = tokensAt(tokens, theme, hour);
    return `${values.get("ground")} ${values.get("accent")}`;
  });
  expect(new Set(looks).size).toBe(8);
  expect(tokens).not.toContain('[data-hour="day"]');
});

test("known contrasts are read as they are", () => {
  expect(contrast("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(21, 1);
  expect(contrast("oklch(0.6 0.1 40)", "oklch(0.6 0.1 40)")).toBeCloseTo(1, 5);
  expect(contrast("oklch(0 0 0 / 0)", "oklch(1 0 0)")).toBeCloseTo(1, 5);
});
