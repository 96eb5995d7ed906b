import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPassage } from "./front-matter.ts";

const folder = join(import.meta.dirname, "../../../../../knowledge");
const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
const read = (name: string) => readPassage(readFileSync(join(folder, name), "utf8"));

/** Every run of six words, so that a sentence used twice shows. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(5).map((_, at) => words.slice(at, at + 6).join(" ")));
}

test("the library holds at least 150 passages", () => {
  expect(names.length).toBeGreaterThanOrEqual(150);
});

test.each(names)("%s has a title, tags, a published source and 120 to 260 words", (name) => {
  const { body, tags, sources } = read(name);
  const words = body.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(120);
  expect(words).toBeLessThanOrEqual(260);
  expect(tags.length).toBeGreaterThanOrEqual(3);
  expect(sources.filter((source) => !/\(\d{4}\)|https:\/\//.test(source))).toEqual([]);
});

test("every passage says in at least fifteen ways how people ask for it", () => {
  const ways = names.map((name) => read(name).asked);
  expect(names.filter((_, at) => (ways[at]?.length ?? 0) < 15)).toEqual([]);
});

test("every passage names others that go with it, and they exist", () => {
  const known = new Set(names.map((name) => name.replace(/\.md$/, "")));
  const amiss = names.filter((name) => {
    const { near } = read(name);
    return near.length < 3 || near.some((other) => !known.has(other) || `${other}.md` === name);
  });
  expect(amiss).toEqual([]);
});

test("no two passages have a title in common, and a source is written the same way everywhere", () => {
  const titles = names.map((name) => read(name).title.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
  const sources = [...new Set(names.flatMap((name) => read(name).sources))];
  const works = sources.map((source) => source.split(/\(\d{4}\)\. |https/)[1]?.slice(0, 90) ?? source);
  expect(works.filter((work, at) => works.indexOf(work) !== at)).toEqual([]);
});

test("no two passages say the same thing in the same words", () => {
  const runs = names.map((name) => ({ name, runs: runsOf(read(name).body) }));
  const alike = runs.flatMap((one, at) =>
    runs
      .slice(0, at)
      .filter((other) => [...one.runs].filter((run) => other.runs.has(run)).length > 3)
      .map((other) => `${other.name} and ${one.name}`),
  );
  expect(alike).toEqual([]);
});

test("a file without a heading is refused with the mend", () => {
  expect(() => readPassage("Only text.")).toThrow("A passage needs a heading between two lines of ---");
});
