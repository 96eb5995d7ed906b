import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { chooseEmbeddings } from "#server/choose-providers.ts";
import { openEmbeddedDatabase, openPostgres } from "#server/db/open-database.ts";
import { bringUpToDate, type GivenPassage } from "#server/features/knowledge/documents/bring-up-to-date.ts";
import { createKnowledge } from "#server/features/knowledge/knowledge.ts";
import { readEnv } from "#server/settings/env.ts";
import { misbehaviours, type OddServer, startOddServer } from "#server/testing/servers/odd-server.ts";
import { freshDatabase } from "#server/testing/test-database.ts";
import { createVectorIndex } from "./vector-index.ts";

const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-vectors-"));
const url = await freshDatabase(dataDir);
const silent = pino({ level: "silent" });
const db = await (url ? openPostgres(url, silent) : openEmbeddedDatabase(dataDir, silent));
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const person = randomUUID();
const none = new AbortController().signal;
const given = (id: string, body: string): GivenPassage => ({
  id,
  body,
  title: id,
  tags: [],
  asked: [],
  near: [],
  sources: [],
});
const sea = given("sea", "The ocean is wide and salty.");
const bread = given("bread", "Dough rises in a warm kitchen.");
const sleep = given("sleep", "Nights are for resting.");

/** A model that knows three meanings, whatever the words for them. */
function meaningOf(text: string): number[] {
  const has = (pattern: RegExp) => (pattern.test(text) ? 1 : 0.1);
  return [has(/ocean|waves/), has(/dough|baker/i), has(/night|slumber/i)];
}

async function modelServer(embed = meaningOf): Promise<OddServer> {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  server.answer((_path, body) => {
    const { input }: { input: string[] } = JSON.parse(body);
    return {
      text: JSON.stringify({ data: input.map((text, index) => ({ index, embedding: embed(text) })) }),
    };
  });
  return server;
}

function indexed(server: OddServer, model = "small") {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
  const embeddings = chooseEmbeddings(
    readEnv({ LLM_BASE_URL: server.url, LLM_MODEL: "chat", LLM_EMBEDDING_MODEL: model }, "no-such-file"),
  );
  if (!embeddings) throw new Error("The settings name an embedding model.");
  const vectorIndex = createVectorIndex({ db, embeddings, log, waitMs: 150 });
  const knowledge = createKnowledge(db, undefined, vectorIndex);
  const titles = async (text: string) =>
    (await knowledge.search(person, text, none)).map(({ title }) => title);
  return { vectorIndex, knowledge, titles, lines };
}

beforeEach(async () => {
  await db.asMigrator((tx) => tx.execute(sql`delete from knowledge_vectors`));
  await bringUpToDate(db, "test", [sea, bread, sleep]);
});

test("what shares no word with a passage finds it by its meaning", async () => {
  const { vectorIndex, titles } = indexed(await modelServer());
  expect(await titles("waves")).toEqual([]);
  await vectorIndex.bringUpToDate();
  expect((await titles("waves"))[0]).toBe("sea");
  expect((await titles("a baker"))[0]).toBe("bread");
});

test("only what is new, changed or read by another model is read", async () => {
  const server = await modelServer();
  const { vectorIndex } = indexed(server);
  expect(await vectorIndex.bringUpToDate()).toBe(3);
  expect(await vectorIndex.bringUpToDate()).toBe(0);
  await bringUpToDate(db, "test", [sea, { ...bread, body: "A baker sleeps at noon." }]);
  expect(await vectorIndex.bringUpToDate()).toBe(1);
  expect(server.requests.length).toBe(2);
  expect(await indexed(server, "large").vectorIndex.bringUpToDate()).toBe(2);
  const { rows } = await db.asMigrator((tx) => tx.execute(sql`select distinct model from knowledge_vectors`));
  expect(rows).toEqual([{ model: "large" }]);
});

test("a search sees what was added since the last one, and what could not be read is read once the model answers", async () => {
  const server = await modelServer();
  const { vectorIndex, titles } = indexed(server);
  server.behave("fails");
  expect(await vectorIndex.bringUpToDate()).toBe(0);
  server.behave("ok");
  await titles("waves");
  await expect.poll(() => titles("waves")).toContain("sea");
  await bringUpToDate(db, "test", [sea, bread, sleep, given("lake", "A lake has small waves.")]);
  await vectorIndex.bringUpToDate();
  expect((await titles("waves ocean")).slice(0, 2).sort()).toEqual(["lake", "sea"]);
});

test.each(misbehaviours)(
  "a model server that %s leaves the ranking by words, silently, with a line in the log",
  async (behaviour) => {
    const server = await modelServer();
    const { vectorIndex, titles, lines } = indexed(server);
    await vectorIndex.bringUpToDate();
    server.behave(behaviour);
    expect(await titles("salty ocean")).toEqual(["sea"]);
    expect(lines.join("")).toContain("searched by its words alone");
    expect(lines.join("")).not.toMatch(/salty|127\.0/);
  },
);

test("a model that changed its dimension behind its name leaves the ranking by words", async () => {
  const server = await modelServer();
  await indexed(server).vectorIndex.bringUpToDate();
  const changed = indexed(await modelServer(() => [1, 0]));
  expect(await changed.titles("salty ocean")).toEqual(["sea"]);
  expect(changed.lines.join("")).toContain("DimensionsDiffer");
});

test("what a person did not choose to have sent anywhere is searched by its words alone", async () => {
  const server = await modelServer();
  const { knowledge } = indexed(server);
  await knowledge.searchLibrary(person, "salty ocean");
  expect(server.requests).toEqual([]);
});

test("a search that is stopped ends with the reason", async () => {
  const server = await modelServer();
  server.behave("hangs");
  const stop = new AbortController();
  const search = indexed(server).knowledge.search(person, "ocean", stop.signal);
  stop.abort(new Error("stopped"));
  await expect(search).rejects.toThrow("stopped");
});

test("where the database has a vector type it compares them", async () => {
  // Stands in for pgvector, which takes an array for a vector and gives 1 - cosine for the operator.
  await db.asMigrator((tx) =>
    tx.execute(sql`
      create domain vector as real[];
      create function test_distance(a real[], b real[]) returns double precision language sql immutable as
        'select 1 - sum(x * y) from unnest(a, b) as both_of (x, y)';
      create operator <=> (leftarg = real[], rightarg = real[], function = test_distance);`),
  );
  onTestFinished(async () => {
    await db.asMigrator((tx) =>
      tx.execute(sql`drop operator <=> (real[], real[]); drop function test_distance; drop domain vector`),
    );
  });
  const { vectorIndex, titles, lines } = indexed(await modelServer());
  await vectorIndex.bringUpToDate();
  expect((await titles("slumber"))[0]).toBe("sleep");
  expect(lines).toEqual([]);
});
