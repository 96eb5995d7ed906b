import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { users } from "#server/features/account/tables.ts";
import { readable, startMailServer } from "#server/testing/servers/mail-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const dayMs = 86_400_000;
const start = Date.now();
const calm = new AbortController().signal;
let now = new Date(start);
const refuse = { every: false, address: "" };
const mail = await startMailServer({
  onRcptTo: ({ address }, _session, done) => {
    const isRefused = address === refuse.address;
    done(isRefused ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null);
  },
  onMailFrom: (_address, _session, done) =>
    done(refuse.every ? Object.assign(new Error("come back later"), { responseCode: 451 }) : null),
});
const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
const settings = { SMTP_URL: mail.url, MAIL_FROM: "calm@calm.example" };
const server = await startTestServer(settings, { clock: () => now, emailPauseMs: 50 }, log);
afterAll(async () => {
  await server.close();
  mail[Symbol.dispose]();
});
beforeEach(() => {
  now = new Date(start);
  Object.assign(refuse, { every: false, address: "" });
  mail.arrived.length = 0;
});

/** People whose only chat was last touched 80 days ago. */
async function quietPeople(name: string, count: number): Promise<string[]> {
  const { db } = server.services;
  const emails: string[] = [];
  for (let index = 0; index < count; index++) {
    const [id, email] = [crypto.randomUUID(), `${name}-${index}@example.test`];
    await db.asAccounts((tx) => tx.insert(users).values({ id, email, name: "Quiet", emailVerified: true }));
    const touched = new Date(start - 80 * dayMs).toISOString();
    await db.asUser(id, (tx) =>
      tx.execute(
        sql`insert into chat_sessions (user_id, title, updated_at) values (${id}, 'A chat', ${touched})`,
      ),
    );
    emails.push(email);
  }
  return emails;
}

/** How many chats were told of, and how many there are, of everybody. */
async function chats() {
  const { rows } = await server.services.db.asWorker((tx) =>
    tx.execute<{ told: number; all: number }>(
      sql`select count(expiry_told_at)::int as told, count(id)::int as all from chat_sessions`,
    ),
  );
  return rows[0];
}

const waiting = async () =>
  (await server.services.db.asWorker((tx) => tx.execute(sql`select id from letters`))).rowCount;

test("while the mail server takes nothing nobody counts as told and nothing is deleted; then everybody gets one e-mail", async () => {
  refuse.every = true;
  const emails = await quietPeople("patient", 12);
  const { chatExpiry, emailQueue } = server.services;
  for (const days of [0, 1, 20, 40]) {
    now = new Date(start + days * dayMs);
    await chatExpiry.expire(calm);
    await chatExpiry.tell(calm);
    await emailQueue.deliverDue();
  }
  expect(await chats()).toEqual({ told: 0, all: 12 });
  expect(await waiting()).toBe(12);
  expect(mail.arrived).toEqual([]);
  const said = lines.findLast((line) => line.includes("the mail server fails")) ?? "";
  expect(JSON.parse(said)).toMatchObject({ level: 50, cause: "refused-sender", waiting: 12 });
  expect(lines.join()).not.toContain("@example.test");

  refuse.every = false;
  await vi.waitFor(async () => {
    await emailQueue.deliverDue();
    expect(await waiting()).toBe(0);
  }, patiently);
  expect(mail.arrived.map(({ to }) => to.join()).sort()).toEqual(emails.sort());
  expect(await chats()).toEqual({ told: 12, all: 12 });
  now = new Date(start + 53.9 * dayMs);
  await chatExpiry.expire(calm);
  expect(await chats()).toMatchObject({ all: 12 });
  now = new Date(start + 54.1 * dayMs);
  await chatExpiry.expire(calm);
  expect(await chats()).toMatchObject({ all: 0 });
});

test("an address that is refused keeps nobody else waiting, and is tried again", async () => {
  refuse.address = "refused-0@example.test";
  const emails = await quietPeople("refused", 8);
  await server.services.chatExpiry.tell(calm);
  await server.services.emailQueue.deliverDue();
  await vi.waitFor(() => expect(mail.arrived).toHaveLength(7), patiently);
  expect(await waiting()).toBe(1);
  refuse.address = "";
  await vi.waitFor(async () => {
    await server.services.emailQueue.deliverDue();
    expect(await waiting()).toBe(0);
  }, patiently);
  expect(mail.arrived.at(-1)?.to).toEqual([emails[0]]);
});

test("an e-mail of an account that could not be sent is sent after a restart; a newer one takes its place", async () => {
  const { account } = server.visitor().api;
  const email = "later@example.test";
  refuse.every = true;
  await account.signUp({ fullName: "Later", email, password: "Quiet-water-7", agreed: true });
  await account.resendVerification({ email });
  await vi.waitFor(async () => expect(await waiting()).toBe(1), patiently);
  const { rows } = await server.services.db.asMigrator(async (tx) => {
    await tx.execute(sql`alter table letters no force row level security`);
    const kept = await tx.execute<{ sealed: string }>(sql`select sealed from letters`);
    await tx.execute(sql`alter table letters force row level security`);
    return kept;
  });
  await server.services.emailQueue.deliverDue();
  refuse.every = false;
  await server.restart();
  await vi.waitFor(async () => {
    await server.services.emailQueue.deliverDue();
    expect(mail.arrived).toHaveLength(1);
  }, patiently);
  const [arrived] = mail.arrived;
  const link = new URL(/https?:\S+/.exec(arrived ? readable(arrived) : "")?.[0] ?? "");
  const token = new URLSearchParams(link.hash.slice(1)).get("verification_token") ?? "";
  expect(rows[0]?.sealed).not.toContain(token);
  await account.verifyEmail({ token });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
});

test("an e-mail that would come too late is not sent", async () => {
  const [email = ""] = await quietPeople("late", 1);
  const { db, emailQueue } = server.services;
  await db.asAccounts(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const tooLate = { kind: "reset" as const, secret: "a token", usefulDays: -1 };
    await emailQueue.add(tx, { userId: person?.id ?? "", ...tooLate });
  });
  await emailQueue.deliverDue();
  expect(await waiting()).toBe(0);
  expect(mail.arrived.filter(({ to }) => to.includes(email))).toEqual([]);
});
