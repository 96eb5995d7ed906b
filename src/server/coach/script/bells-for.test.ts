import { expect, test } from "vitest";
import { practice } from "#server/coach/practice/make-practice.ts";
import { noWishes } from "#server/coach/story/story.ts";
import { bellsFor } from "./bells-for.ts";

const script = "# Breath and body sensation\n\nSettle. [pause 4]";
const said = (text: string) => [{ role: "person" as const, text }];

test("a bell stands at both ends, none at the end of what is for sleep, and none before the help in a panic", () => {
  expect(bellsFor(script, said("My boss shouted at me"))).toBe("both");
  expect(bellsFor(script, said("I cannot sleep. Please make me a meditation for falling asleep."))).toBe(
    "start",
  );
  const spoken = (name: Parameters<typeof practice>[0]) => bellsFor(practice(name, 3, noWishes, "seed"), []);
  expect([spoken("box-breathing"), spoken("wind-down"), spoken("panic")]).toEqual(["both", "start", "none"]);
});
