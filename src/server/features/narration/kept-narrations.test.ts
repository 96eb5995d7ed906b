import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createQuickVoice } from "#server/testing/quick-voice.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { collect, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const voice = createQuickVoice();
const server = await startTestServer({}, voice);
afterAll(() => server.close());

const timeZone = "Europe/Lisbon";

async function chatOf(person: TestPerson): Promise<string> {
  return eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
}

/** A narration that is not begun here: its job stands as a killed process leaves it, its lease run out. */
async function leftBehind(person: TestPerson, attempts: number): Promise<string> {
  const sessionId = await chatOf(person);
  const { messages } = await person.api.chat.messages({ sessionId });
  const message = messages.at(-1);
  if (!message) throw new Error("the chat has no reply");
  const input = { sessionId, messageId: message.id, text: message.content, voice: "Aria" };
  const { db, jobs } = server.services;
  return db.asUser(person.id, async (tx) => {
    const { id } = await jobs.add(tx, { userId: person.id, kind: "narration", input });
    await tx.execute(sql`update jobs set status = 'running', attempts = ${attempts},
      lease_until = clock_timestamp() - interval '1 second' where id = ${id}`);
    return id;
  });
}

test("a narration is kept as one record of its chat and message, and its file lies at the chat's path", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const { messages } = await person.api.chat.messages({ sessionId });
  const { id } = await person.api.narration.start({ sessionId, voice: "Wren", timeZone });
  await collect(await person.api.narration.watch({ narrationId: id }));
  const [item, ...others] = await person.api.playlist.list();
  expect(others).toEqual([]);
  const reply = messages.at(-1);
  expect(item).toMatchObject({
    chatSessionId: sessionId,
    messageId: reply?.id,
    textContent: reply?.content,
    voiceUsed: "Wren",
  });
  expect(item?.fileName).toMatch(new RegExp(`^${sessionId}/voice_\\d{13}\\.mp3$`));
  const timestamp = /voice_(\d+)/.exec(item?.fileName ?? "")?.[1];
  expect(item?.title).toMatch(new RegExp(`^Meditation_\\d{4}-\\d{2}-\\d{2}_${timestamp}$`));
  expect(existsSync(join(server.dataDir, "files", "audio-uploads", item?.fileName ?? ""))).toBe(true);
});

test("a narration that is being made is its chat's latest for a page that comes back, and no other chat's", async () => {
  const person = await server.person();
  const [sessionId, another] = [await chatOf(person), await chatOf(person)];
  const latest = (of: string) => person.api.narration.latest({ sessionId: of });
  expect(await latest(sessionId)).toBeNull();
  const goOn = voice.hold();
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  expect(await latest(sessionId)).toMatchObject({ id, chatSessionId: sessionId });
  expect(await latest(another)).toBeNull();
  goOn();
  await collect(await person.api.narration.watch({ narrationId: id }));
  expect(await latest(sessionId)).toMatchObject({ id, status: "ready" });
});

test("the playlist lists a person's own narrations, newest first", async () => {
  const [person, other] = [await server.person(), await server.person()];
  await seedEverything(server, other);
  const older = await seedEverything(server, person);
  const newer = await seedEverything(server, person);
  const oldest = await seedEverything(server, person);
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update audio_narrations set created_at = created_at - interval '1 day'
      where id = ${oldest.narrationId}`),
  );
  const ids = (await person.api.playlist.list()).map(({ id }) => id);
  expect(ids).toEqual([newer.narrationId, older.narrationId, oldest.narrationId]);
});

test("a narration that a crash cut off is taken up again at the next start and becomes whole", async () => {
  const person = await server.person();
  const narrationId = await leftBehind(person, 1);
  await server.restart();
  const states = await collect(await person.api.narration.watch({ narrationId }));
  expect(states.at(-1)).toMatchObject({ status: "ready", progress: 100, error: null });
  expect(await person.api.playlist.list()).toHaveLength(1);
});

test("a narration that was cut off once too often fails with the sentence for it, and leaves no record", async () => {
  const person = await server.person();
  const narrationId = await leftBehind(person, 2);
  await server.restart();
  const states = await collect(await person.api.narration.watch({ narrationId }));
  expect(states.at(-1)).toMatchObject({ status: "failed", progress: 0, error: "Voice generation failed" });
  expect(await person.api.playlist.list()).toEqual([]);
});
