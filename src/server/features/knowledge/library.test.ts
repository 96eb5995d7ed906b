import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPassage } from "./front-matter.ts";

const folder = join(import.meta.dirname, "../../../../knowledge");
const names = readdirSync(folder).filter((name) => name.endsWith(".md"));

test.each(names)("%s has a title, tags, a published source and 80 to 180 words", (name) => {
  const passage = readPassage(readFileSync(join(folder, name), "utf8"));
  const words = passage.body.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(80);
  expect(words).toBeLessThanOrEqual(180);
});

test("a file without a heading is refused with the mend", () => {
  expect(() => readPassage("Only text.")).toThrow("A passage needs a heading between two lines of ---");
});
