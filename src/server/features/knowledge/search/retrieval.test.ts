import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { openEmbeddedDatabase, openPostgres } from "#server/db/open-database.ts";
import { bringUpToDate, type GivenPassage } from "#server/features/knowledge/documents/bring-up-to-date.ts";
import { libraryFolder, loadLibrary } from "#server/features/knowledge/documents/load-library.ts";
import { createKnowledge } from "#server/features/knowledge/knowledge.ts";
import { freshDatabase } from "#server/testing/test-database.ts";
import { rankPassages } from "./rank-passages.ts";

const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-retrieval-"));
const url = await freshDatabase(dataDir, { hasLibrary: true });
const silent = pino({ level: "silent" });
const db = await (url ? openPostgres(url, silent) : openEmbeddedDatabase(dataDir, silent));
const person = randomUUID();
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const given = (id: string, body: string): GivenPassage => ({
  id,
  body,
  title: id,
  tags: [],
  asked: [],
  near: [],
  sources: [],
});
const find = async (text: string, limit = 5) =>
  (await db.asUser(person, (tx) => rankPassages(tx, text, limit))).map(({ id }) => id);

/** What the index says about itself: terms counted by the postings, and the figures of the whole. */
async function accounts() {
  const { rows } = await db.asMigrator((tx) =>
    tx.execute(sql`
      select (select count(*)::int from knowledge_passages) as passages,
        (select passages from knowledge_figures) as counted,
        (select sum(length) from knowledge_passages)::int - (select length from knowledge_figures)::int as astray,
        (select count(*)::int from knowledge_postings) as postings,
        (select count(*)::int from knowledge_terms t where passages <>
          (select count(*) from knowledge_postings p where p.term = t.id)) as wrong`),
  );
  return rows[0];
}

test.each([
  ["can't switch off at night, my head is buzzing", "list-before-bed.md"],
  ["I snapped at my kid", "snapping-at-someone.md"],
  ["what does RMSSD mean", "rmssd-sdnn-and-other-letters.md"],
])("'%s' finds %s", async (text, id) => {
  expect(await find(text)).toContain(id);
});

test("a misspelt word finds what was meant", async () => {
  expect(await find("lonliness")).toContain("loneliness.md");
  expect(await find("mindfull strethcing")).toContain("mindful-stretching.md");
});

test("a message of two hundred words finds its matter among all the rest", async () => {
  const rest = "It was an ordinary week otherwise, the car needed oil and we painted the shed. ".repeat(12);
  const text = `${rest} My husband cheated on me and I found the messages. ${rest}`;
  expect(text.split(" ").length).toBeGreaterThan(200);
  expect(await find(text)).toContain("trust-broken.md");
});

test("a text without a word the library knows finds nothing", async () => {
  expect(await find("")).toEqual([]);
  expect(await find("qqqqxx zzzzyy")).toEqual([]);
  expect(await find("the of and")).toEqual([]);
  expect(await find("') or 1=1; drop table users; --")).toBeInstanceOf(Array);
});

test("what is searched in comes with title and text, four passages at most", async () => {
  const passages = await createKnowledge(db).search(person, "I can't sleep");
  expect(passages).toHaveLength(4);
  expect(passages.every(({ title, text }) => title.length > 0 && text.length > 100)).toBe(true);
});

test("loading the library again changes nothing", async () => {
  expect(await loadLibrary(db, libraryFolder)).toEqual({ added: 0, changed: 0, removed: 0 });
});

test("an operator's passages come, change and go by themselves, and the library stays", async () => {
  const before = await accounts();
  const first = [given("one", "Quokkas graze at dusk."), given("two", "Wombats dig.")];
  expect(await bringUpToDate(db, "animals", first)).toEqual({ added: 2, changed: 0, removed: 0 });
  expect(await bringUpToDate(db, "animals", first)).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(await find("quokka")).toEqual(["one"]);
  const second = [given("one", "Bandicoots graze at dusk.")];
  expect(await bringUpToDate(db, "animals", second)).toEqual({ added: 0, changed: 1, removed: 1 });
  expect(await find("bandicoot")).toEqual(["one"]);
  expect(await find("quokka wombat")).toEqual([]);
  expect(await loadLibrary(db, libraryFolder)).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(await find("bandicoot")).toEqual(["one"]);
  await bringUpToDate(db, "animals", []);
  expect(await accounts()).toEqual(before);
  expect(before).toMatchObject({ wrong: 0, astray: 0 });
});

test("a passage given twice is refused and nothing of the addition is kept", async () => {
  const before = await accounts();
  const twice = [given("same", "Echidnas."), given("same", "Bilbies.")];
  await expect(bringUpToDate(db, "animals", twice)).rejects.toThrow();
  expect(await accounts()).toEqual(before);
});

test("few postings read find the same best passage", async () => {
  const text = "my boss yells at me in front of everyone";
  const [sparing] = await db.asUser(person, (tx) => rankPassages(tx, text, 1, 30));
  expect(sparing?.id).toBe("a-difficult-boss.md");
});
