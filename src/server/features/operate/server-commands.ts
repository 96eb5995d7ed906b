import { statfs } from "node:fs/promises";
import type { Services } from "#server/services.ts";
import { type Command, minuteOf } from "./command.ts";
import { databaseBytes } from "./store.ts";

const listed = 50;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What each capability is called where an operator reads of it. */
const capabilities = [
  { key: "model", name: "Model" },
  { key: "speech", name: "Voice" },
  { key: "dictation", name: "Dictation" },
  { key: "music", name: "Music" },
  { key: "mail", name: "E-mail" },
  { key: "database", name: "Database" },
  { key: "files", name: "Files" },
  { key: "knowledge", name: "Library" },
  { key: "webSearch", name: "Web search" },
] as const;

const health: Command = {
  name: "health",
  takes: "",
  says: "says what answers, and what each provider was asked today",
  run: async ({ health: watched, providerCounts }) => {
    const failing = await watched.failing();
    const { configured, ...running } = watched.providers;
    const named = (keys: readonly string[]) =>
      capabilities
        .filter(({ key }) => keys.includes(key))
        .map(({ name }) => name)
        .join(", ");
    const { day, providers } = providerCounts.today();
    return {
      lines: [
        failing.length === 0 ? "Everything this server needs works." : `Failing: ${failing.join(", ")}.`,
        ...capabilities.map(({ key, name }) => `${name}: ${running[key]}`),
        `Configured: ${named(configured) || "nothing"}`,
        ...providers.map((count) => `${day}  ${JSON.stringify(count)}`),
      ],
    };
  },
};

const limits: Command = {
  name: "limits",
  takes: "",
  says: "says who may come and what a person may use in a day",
  run: async ({ env }) => {
    const domains = env.SIGN_UP_DOMAINS.length > 0 ? ` at ${env.SIGN_UP_DOMAINS.join(", ")}` : "";
    return {
      lines: [
        `Accounts: ${env.SIGN_UP}${domains}`,
        `Conversations a day: ${env.DAILY_CONVERSATION_LIMIT}`,
        `Tokens a day: ${env.LLM_TOKENS_PER_PERSON_PER_DAY ?? "no limit"}`,
        `Seconds of a configured voice a day: ${env.SPEECH_SECONDS_PER_PERSON_PER_DAY ?? "no limit"}`,
        `Rate limits: ${env.RATE_LIMITS}`,
      ],
    };
  },
};

const storage: Command = {
  name: "storage",
  takes: "",
  says: "counts the recordings, and says how much room the database takes and the disk has",
  run: async ({ storage: store, db, env }) => {
    let objects = 0;
    for await (const _object of store.list("audio-uploads")) objects += 1;
    const bytes = await db.asWorker(databaseBytes);
    const { bavail, bsize } = await statfs(env.DATA_DIR);
    return {
      lines: [
        `Recordings: ${objects} files in ${store.label}`,
        `Database: ${megabytes(bytes)}, ${db.label}`,
        `Free on the disk of DATA_DIR: ${megabytes(bavail * bsize)}`,
      ],
    };
  },
};

const jobs: Command = {
  name: "jobs",
  takes: "",
  says: "counts narrations and music by how they stand",
  run: async (services) => {
    const counts = await services.jobs.counts();
    if (counts.length === 0) return { lines: ["There are no jobs."] };
    return { lines: counts.map(({ kind, status, count }) => `${kind}  ${status}  ${count}`) };
  },
};

const emails: Command = {
  name: "emails",
  takes: "",
  says: "lists e-mails that wait, the most often tried first; not what they say",
  run: async ({ emailQueue }) => {
    const waiting = await emailQueue.waiting(listed);
    if (waiting.length === 0) return { lines: ["No e-mail waits."] };
    return {
      lines: waiting.map(
        ({ kind, attempts, dueAt }) => `${kind}  tried ${attempts} times  next ${minuteOf(dueAt)} UTC`,
      ),
    };
  },
};

/** What a day's tokens cost; nothing where the operator named no price. */
function costOf(
  { LLM_PRICE_READ: read, LLM_PRICE_WRITTEN: written }: Services["env"],
  tokensIn: number,
  tokensOut: number,
): string {
  if (read === undefined && written === undefined) return "";
  const cost = (tokensIn * (read ?? 0) + tokensOut * (written ?? 0)) / 1_000_000;
  return `  cost ${cost.toFixed(2)}`;
}

const tokens: Command = {
  name: "tokens",
  takes: "",
  says: "adds up tokens, what they cost and seconds of speech by day, everybody's together",
  run: async ({ metering, env }) => {
    const days = await metering.byDay();
    if (days.length === 0) return { lines: ["Nothing was made yet."] };
    return {
      lines: days.map(
        ({ day, tokensIn, tokensOut, spokenSeconds }) =>
          `${day}  ${tokensIn} tokens read  ${tokensOut} written  ${spokenSeconds} s spoken${costOf(env, tokensIn, tokensOut)}`,
      ),
    };
  },
};

const acts: Command = {
  name: "acts",
  takes: "",
  says: "lists what was done here, the newest first",
  run: async (services) => ({ lines: await actLines(services) }),
};

async function actLines({ acts: kept, people }: Services): Promise<string[]> {
  const rows = await kept.list(listed);
  if (rows.length === 0) return ["Nothing was done yet."];
  const emailOf = new Map<string, string>();
  for (const id of new Set(rows.flatMap(({ aboutUser, byUser }) => [aboutUser ?? [], byUser ?? []].flat())))
    emailOf.set(id, (await people.emailOf(id)) ?? "");
  return rows.map(({ at, command, aboutUser, byUser }) => {
    const by = byUser ? `  by ${emailOf.get(byUser) ?? "somebody who is gone"}` : "";
    return `${minuteOf(at)} UTC  ${command}  ${emailOf.get(aboutUser ?? "") ?? ""}`.trimEnd() + by;
  });
}

/** The commands about the server itself. */
export const serverCommands: readonly Command[] = [health, limits, storage, jobs, emails, tokens, acts];
