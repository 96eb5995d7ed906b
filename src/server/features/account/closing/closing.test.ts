import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createQuickVoice } from "#server/testing/quick-voice.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { errorCodeOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Half an hour past a UTC midnight: an hour before the same time is the day before. */
const midnight = Math.floor(Date.now() / dayMs) * dayMs + hourMs / 2;
let now = new Date(midnight);
const voice = createQuickVoice();
const server = await startTestServer({}, { ...voice, clock: () => now });
afterAll(() => server.close());

const { db } = server.services;

async function close(person: TestPerson): Promise<number> {
  return Date.parse((await person.api.account.close({ password: goodPassword })).eraseAt);
}

const signIn = ({ api, email }: TestPerson) => api.account.signIn({ email, password: goodPassword });
const isThere = async ({ id }: TestPerson) =>
  (await db.asAccounts((tx) => tx.execute(sql`select from users where id = ${id}`))).rowCount === 1;

/** How many rows of a person's there are in each table, as far as anybody may see them. */
async function rowsLeft(userId: string): Promise<Record<string, number>> {
  const { rows } = await db.asMigrator((tx) =>
    tx.execute<{ name: string; owner: string }>(sql`select c.relname as name, a.attname as owner
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and (a.attname = 'user_id' or (a.attname = 'id' and c.relname in ('users', 'profiles')))`),
  );
  const left: Record<string, number> = {};
  for (const { name, owner } of rows) {
    const statement = sql`select from ${sql.identifier(name)} where ${sql.identifier(owner)} = ${userId}`;
    const isOfAccounts = name.startsWith("auth_") || ["users", "two_factors", "passkeys"].includes(name);
    const found = isOfAccounts
      ? await db.asAccounts((tx) => tx.execute(statement))
      : await db.asUser(userId, (tx) => tx.execute(statement));
    left[name] = found.rowCount ?? 0;
  }
  return left;
}

/** The files of the data directory, the database's own apart, that hold a text. */
async function filesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ["files", "outbox"]) {
    const entries = await readdir(join(server.dataDir, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      if ((await readFile(path, "utf8")).includes(text)) found.push(path);
    }
  }
  return found;
}

test("closing asks for the right password and changes nothing without it", async () => {
  const person = await server.person();
  expect(await errorCodeOf(person.api.account.close({ password: "Wrong-one-1" }))).toBe("WRONG_PASSWORD");
  const { session, closed } = await person.api.account.session();
  expect(session?.user.email).toBe(person.email);
  expect(closed).toBeUndefined();
});

test("closing ends every session, access token and reset link at once, and an e-mail names the day", async () => {
  const person = await server.person();
  const elsewhere = server.visitor();
  await elsewhere.api.account.signIn({ email: person.email, password: goodPassword });
  const { session } = await elsewhere.api.account.session();
  const eraseAt = await close(person);
  expect(eraseAt).toBe(now.getTime() + 30 * dayMs);
  for (const client of [person, elsewhere]) {
    expect(await errorCodeOf(client.api.chat.sessions())).toBe("SIGNED_OUT");
    expect((await client.api.account.session()).session).toBeNull();
  }
  const authorization = `Bearer ${session?.access_token}`;
  expect((await server.visitor().fetch("/api/chats", { headers: { authorization } })).status).toBe(401);
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(eraseAt);
  await vi.waitFor(async () => {
    const emails = (await server.services.outbox?.list()) ?? [];
    const email = emails.find(({ to, subject }) => to === person.email && subject.includes("closed"));
    expect(email?.text).toContain(`erased on ${day}`);
  }, patiently);
});

test("closing cancels what is being made", async () => {
  const person = await server.person();
  await seedEverything(server, person);
  const sessionId = (await person.api.chat.sessions())[0]?.id ?? null;
  const goOn = voice.hold();
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
  await close(person);
  goOn();
  const job = await db.asUser(person.id, (tx) => server.services.jobs.find(tx, id));
  expect(job?.status).toBe("cancelled");
});

test("a closed account can be reactivated within 30 days, and everything is as it was", async () => {
  const person = await server.person();
  await seedEverything(server, person);
  const [chats, meditations] = [await person.api.chat.sessions(), await person.api.playlist.list()];
  const eraseAt = await close(person);
  await signIn(person);
  expect(await person.api.account.session()).toEqual({
    session: null,
    agreed: false,
    closed: { email: person.email, eraseAt: new Date(eraseAt).toISOString(), canReactivate: true },
  });
  expect(await errorCodeOf(person.api.chat.sessions())).toBe("ACCOUNT_CLOSED");
  await person.api.account.reactivate();
  expect((await person.api.account.session()).session?.user.email).toBe(person.email);
  expect(await person.api.chat.sessions()).toEqual(chats);
  expect(await person.api.playlist.list()).toEqual(meditations);
});

test("a visitor has nothing to reactivate", async () => {
  expect(await errorCodeOf(server.visitor().api.account.reactivate())).toBe("SIGNED_OUT");
});

test("after 29 days and 23 hours all is there; after 30 days nothing is, and the address is free", async () => {
  now = new Date(midnight);
  const [person, bystander] = [await server.person(), await server.person()];
  const [{ words }, others] = [await seedEverything(server, person), await seedEverything(server, bystander)];
  await server.visitor().api.account.requestReset({ email: person.email });
  await close(person);
  await vi.waitFor(async () => expect(await filesWith(person.email)).toHaveLength(3), patiently);

  now = new Date(midnight + 29 * dayMs + 23 * hourMs);
  expect(await server.services.daily.runMissed()).toContain("erase closed accounts");
  expect(await rowsLeft(person.id)).toMatchObject({
    users: 1,
    chat_messages: 2,
    audio_narrations: 1,
    background_music: 1,
    jobs: 2,
  });
  expect(await filesWith(words)).toHaveLength(4);

  now = new Date(midnight + 30 * dayMs);
  await signIn(person);
  expect(await errorCodeOf(person.api.account.reactivate())).toBe("REACTIVATION_TOO_LATE");
  expect((await person.api.account.session()).closed?.canReactivate).toBe(false);
  expect(await server.services.daily.runMissed()).toContain("erase closed accounts");
  const left = await rowsLeft(person.id);
  expect(Object.keys(left).length).toBeGreaterThanOrEqual(12);
  expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
  expect(await filesWith(words)).toEqual([]);
  expect(await filesWith(person.email)).toEqual([]);
  expect(await filesWith(others.words)).toHaveLength(4);
  expect(await rowsLeft(bystander.id)).toMatchObject({ users: 1, chat_messages: 2 });

  const again = server.visitor().api.account;
  expect(await errorCodeOf(again.signIn({ email: person.email, password: goodPassword }))).toBe(
    "INVALID_CREDENTIALS",
  );
  await again.signUp({ fullName: "New", email: person.email, password: goodPassword, agreed: true });
});

test("an erasure that breaks off keeps the records of what is left, keeps nobody else waiting, and goes on later", async () => {
  now = new Date(midnight + 40 * dayMs);
  const [person, other] = [await server.person(), await server.person()];
  const [{ words, sessionId }] = [await seedEverything(server, person), await seedEverything(server, other)];
  const fileName = `${sessionId}/music_1.mp3`;
  const obstacle = join(server.dataDir, "files", "audio-uploads", fileName);
  await rm(obstacle);
  await mkdir(obstacle);
  await close(person);
  await close(other);
  now = new Date(midnight + 70 * dayMs);
  expect(await server.services.daily.runMissed()).not.toContain("erase closed accounts");
  expect([await isThere(person), await isThere(other)]).toEqual([true, false]);
  expect(await rowsLeft(person.id)).toMatchObject({ audio_narrations: 1, background_music: 1 });
  expect(await filesWith(words)).toHaveLength(2);

  await rm(obstacle, { recursive: true });
  expect(await server.services.daily.runMissed()).toContain("erase closed accounts");
  expect(await isThere(person)).toBe(false);
  expect(await filesWith(words)).toEqual([]);
});
