import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Client } from "pg";
import pino from "pino";
import { readQuestions } from "#scripts/eval/retrieval-questions.ts";
import startPostgres from "#scripts/postgres-setup.ts";
import type { Database } from "#server/db/database.ts";
import { openPostgres } from "#server/db/open-database.ts";
import { bringUpToDate } from "#server/features/knowledge/documents/bring-up-to-date.ts";
import { loadLibrary, readLibrary } from "#server/features/knowledge/documents/load-library.ts";
import { rankPassages } from "#server/features/knowledge/search/rank-passages.ts";
import { naturalPassages, seededRandom } from "./natural-passages.ts";
import type { Report } from "./report.ts";

const library = join(import.meta.dirname, "../knowledge");
const many = 100_000;
const rounds = 100;
const silent = pino({ level: "silent" });

/** Messages of ten and of two hundred words, made of the tuning half's questions. */
function messages(words: number): string[] {
  const all = readQuestions("tuning").flatMap(({ text }) => text.split(/\s+/));
  return Array.from({ length: rounds }, (_, at) => {
    const start = (at * 37) % (all.length - words);
    return all.slice(start, start + words).join(" ");
  });
}

async function timeSearches(db: Database, texts: readonly string[]): Promise<number[]> {
  const search = (text: string) => db.asUser(randomUUID(), (tx) => rankPassages(tx, text, 4));
  for (const text of texts.slice(0, 10)) await search(text);
  const samples: number[] = [];
  for (const text of texts) {
    const started = performance.now();
    await search(text);
    samples.push(performance.now() - started);
  }
  return samples;
}

async function freshDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** What a server's own housekeeping does within minutes of a large addition. */
async function settle(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

async function measure(report: Report, url: string, passages: string, targetMs: number, extra: number) {
  const db = await openPostgres(url, silent);
  try {
    await loadLibrary(db, library);
    if (extra > 0) await addNatural(db, extra, report);
    await settle(url);
    for (const words of [10, 200]) {
      report.figure({
        name: `search of ${passages} passages, message of ${words} words`,
        unit: "ms",
        samples: await timeSearches(db, messages(words)),
        target: { atMost: targetMs, quantile: 0.95 },
      });
    }
  } finally {
    await db.close();
  }
}

async function addNatural(db: Database, extra: number, report: Report): Promise<void> {
  const bodies = (await readLibrary(library)).map(({ body }) => body);
  const plain = { tags: [], asked: [], near: [], sources: [] };
  const natural = naturalPassages(bodies, extra, seededRandom(8));
  const started = performance.now();
  await bringUpToDate(
    db,
    "natural",
    natural.map((passage) => ({ ...plain, ...passage })),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  report.note(`${extra} passages of about 180 words were added in ${seconds} s, in one transaction.`);
}

/** Searching the library on a throw-away PostgreSQL, as large as ours and as large as an operator's may become. */
export default async function retrieval(report: Report): Promise<void> {
  const stop = await startPostgres();
  try {
    const server = process.env.TEST_POSTGRES_URL ?? "";
    await measure(report, await freshDatabase(server, "small"), "176", 10, 0);
    await measure(report, await freshDatabase(server, "large"), "100,000", 50, many);
  } finally {
    await stop();
  }
}
