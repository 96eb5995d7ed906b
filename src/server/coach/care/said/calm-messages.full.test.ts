import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { places, sensations } from "#server/testing/body-words.ts";

function isCalm(text: string): boolean {
  return assessMessage(text).tier === "none";
}

test("naming any two places of the body, each with any sensation, is never taken for a crisis", () => {
  const flagged = places.flatMap((one) =>
    places.flatMap((other) =>
      sensations
        .flatMap((first) => sensations.map((second) => `My ${one} is ${first} and my ${other} is ${second}.`))
        .filter((text) => one !== other && !isCalm(text)),
    ),
  );
  expect(flagged).toEqual([]);
});

test("of what people ask the library at most one in fifty is met with a direct question", () => {
  const folder = join(process.cwd(), "knowledge");
  const asked = readdirSync(folder).flatMap((file) =>
    (/^asked: *(.*)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1] ?? "")
      .split(/; */)
      .filter(Boolean),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((text) => !isCalm(text)).length / asked.length).toBeLessThan(0.02);
});
