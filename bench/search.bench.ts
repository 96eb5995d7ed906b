import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { z } from "zod";
import { startPostgres } from "#scripts/start-postgres.ts";
import type { Database } from "#server/db/database.ts";
import { openEmbeddedDatabase, openPostgres } from "#server/db/open-database.ts";
import { searchChats } from "#server/features/chat/search-chats.ts";
import { chatsWith } from "#server/features/chat/search-store.ts";
import { limits } from "#shared/limits/limits.ts";
import { fill, idOf, messagesPerChat, textsOf } from "./filled-database.ts";
import type { Report } from "./report.ts";

const silent = pino({ level: "silent" });
const million = 1_000_000;
const days = limits.session.expiryDays;
/** Nobody may say more in the time that chats are kept: so many conversations a day, each with its answer. */
const mostOfOne = 2 * days * limits.conversation.perDay;
/** People by how much they have written; the others have what makes the million full. */
const people = [
  { who: "a person with 500 messages", messages: 500 },
  { who: "a person with 5,000 messages", messages: 5000 },
  { who: `the most anybody may have, ${mostOfOne.toLocaleString("en")} messages`, messages: mostOfOne },
];
/** What stands in nearly every chat, in some and in none. */
const questions = ["breath", "notice the", "shoulders tomorrow", "orchestra", "heliotrope", "zzyzx nowhere"];
const rounds = 8;
const ofOthers = 500;
const others = Math.ceil((million - people.reduce((sum, { messages }) => sum + messages, 0)) / ofOthers);
const everybody = [...people.map(({ messages }) => messages), ...Array<number>(others).fill(ofOthers)];

const planOf = z.object({
  Plan: z.looseObject({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }),
});

/** How many pages of 8 kB a search looks at. */
async function pagesOf(db: Database, userId: string, words: string): Promise<number> {
  const { rows } = await db.asUser(userId, (tx) =>
    tx.execute(
      sql`explain (analyze, buffers, timing off, format json) ${chatsWith(tx, { userId, words: words.split(" ") }).getSQL()}`,
    ),
  );
  const [{ Plan }] = z.tuple([planOf]).parse(rows[0]?.["QUERY PLAN"]);
  return Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
}

/** The number of the process that serves the one connection; the embedded database is part of ours. */
async function servedBy(db: Database): Promise<number | undefined> {
  const { rows } = await db.asUser(idOf(0), (tx) => tx.execute(sql`select pg_backend_pid() as pid`));
  const { pid } = z.object({ pid: z.number() }).parse(rows[0]);
  return pid === process.pid || db.label.startsWith("Embedded") ? undefined : pid;
}

/** Milliseconds that processors have worked for us so far, and for the process that serves us: other work does not count. */
async function workedMs(pid: number | undefined): Promise<number> {
  const { user, system } = process.cpuUsage();
  const [served = "0"] = pid ? (await readFile(`/proc/${pid}/schedstat`, "utf8")).split(" ") : [];
  return (user + system) / 1e3 + Number(served) / 1e6;
}

async function measure(report: Report, db: Database, name: string): Promise<void> {
  const pid = await servedBy(db);
  for (const [at, { who }] of people.entries()) {
    const userId = idOf(at);
    const [waited, worked, pages]: [number[], number[], number[]] = [[], [], []];
    for (const words of questions) {
      pages.push(await pagesOf(db, userId, words));
      for (let round = 0; round < rounds; round++) {
        const [started, before] = [performance.now(), await workedMs(pid)];
        await searchChats({ db }, { userId, words });
        worked.push((await workedMs(pid)) - before);
        waited.push(performance.now() - started);
      }
    }
    const target = { atMost: 50, quantile: 0.95 };
    report.figure({ name: `${name}, ${who}: waited for`, unit: "ms", samples: waited, target });
    report.figure({ name: `${name}, ${who}: worked`, unit: "ms", samples: worked, target });
    report.figure({ name: `${name}, ${who}: looked at`, unit: "pages of 8 kB", samples: pages });
  }
}

/** Searching one's chats among a million messages of some two thousand people, on both databases. */
export default async function search(report: Report): Promise<void> {
  const texts = await textsOf(4000);
  const postgres = await startPostgres();
  try {
    const db = await openPostgres(postgres.url, silent, { connections: 1 });
    await fill(db, texts, everybody);
    await measure(report, db, "PostgreSQL");
    await db.close();
  } finally {
    await postgres.stop();
  }
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-search-"));
  try {
    const db = await openEmbeddedDatabase(folder, silent);
    await fill(db, texts, everybody);
    await measure(report, db, "embedded");
    await db.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [load = 0] = loadavg();
  report.note(
    `Worked is the time of processors, ours and the database's together: on a busy machine it alone is of the search. A chat has ${messagesPerChat} messages. Searched are ${questions.map((words) => `"${words}"`).join(", ")}, each ${rounds} times. The machine's load at the end was ${load.toFixed(1)}.`,
  );
}
