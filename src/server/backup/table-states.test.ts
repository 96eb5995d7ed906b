import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPGlite } from "#server/db/embedded/open-pglite.ts";
import { copyEmbedded } from "#server/testing/copy-embedded.ts";
import { differences, readTableStates } from "./table-states.ts";

const folder = await mkdtemp(join(tmpdir(), "table-states-"));
// A copy that is emptied is there in a second; a new one keeps a processor busy for eight.
await copyEmbedded(folder);
const database = await openPGlite(join(folder, "database"));
await database.exec("drop schema public cascade; create schema public");
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const read = () => readTableStates((statement) => database.query(statement));

test("a checksum tells one changed letter, and neither order nor computed columns", async () => {
  await database.exec(`create table words (id int, said text, size int generated always as (length(said)) stored);
    create table "Odd name" ("a b" timestamptz);
    create table nothing ();
    insert into words values (1, 'calm'), (2, null), (3, 'Calm')`);
  const first = await read();
  expect(Object.entries(first).map(([name, { rows }]) => [name, rows])).toEqual([
    ['"Odd name"', 0],
    ["nothing", 0],
    ["words", 3],
  ]);
  await database.exec("delete from words where id = 1; insert into words values (1, 'calm')");
  expect(differences(first, await read())).toEqual([]);
  await database.exec("update words set said = 'calx' where id = 1");
  expect(differences(first, await read())).toEqual(["words has other contents"]);
  await database.exec(
    `insert into "Odd name" values (now()); drop table nothing; create table more (id int)`,
  );
  expect(differences(first, await read())).toEqual([
    `"Odd name" has 1 rows instead of 0`,
    "more is not in the backup",
    "nothing is missing",
    "words has other contents",
  ]);
});

test("the time zone of whoever reads is of no matter", async () => {
  await database.exec("insert into words values (9, 'x'); set timezone = 'Asia/Tokyo'");
  const first = await read();
  await database.exec("set timezone = 'America/Lima'; set datestyle = 'German'");
  expect(await read()).toEqual(first);
});
