import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createQuickVoice } from "#server/testing/quick-voice.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { collect, errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { NarrationState } from "#shared/listening/narration.ts";

const voice = createQuickVoice();
const server = await startTestServer({}, voice);
afterAll(() => server.close());

const timeZone = "Europe/Lisbon";

async function chatOf(person: TestPerson): Promise<string> {
  return eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
}

async function narrated(person: TestPerson, sessionId: string): Promise<NarrationState[]> {
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  return collect(await person.api.narration.watch({ narrationId: id }));
}

/** The names of all sound files that are kept. */
async function soundFiles(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, "files"), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".mp3"));
}

test("a narration becomes an MP3 that its owner alone can hear, whole and in parts", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const states = await narrated(person, await chatOf(person));
  const ready = states.at(-1);
  expect(ready).toMatchObject({ status: "ready", progress: 100, isAudible: true, error: null });
  expect(states.map(({ progress }) => progress)).toEqual(
    states.map(({ progress }) => progress).toSorted((a, b) => a - b),
  );
  const url = ready?.audioUrl ?? "";
  const whole = await person.fetch(url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-type")).toBe("audio/mpeg");
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(bytes.length).toBe(Number(whole.headers.get("content-length")));
  expect(bytes[0]).toBe(0xff);
  expect(bytes.length / ((ready?.durationMs ?? 0) / 1000)).toBeGreaterThan(4000);

  const part = await person.fetch(url, { headers: { range: "bytes=100-199" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${bytes.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
  const beyond = await person.fetch(url, { headers: { range: `bytes=${bytes.length}-` } });
  expect(beyond.status).toBe(416);

  expect((await other.fetch(url)).status).toBe(404);
  expect((await server.visitor().fetch(url)).status).toBe(401);
  expect((await person.fetch("/api/narrations/made-up/audio")).status).toBe(404);
});

test("deleting a chat keeps its narration in the playlist, without the chat", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const ready = (await narrated(person, sessionId)).at(-1);
  const [before] = await person.api.playlist.list();
  expect(before).toMatchObject({ chatSessionId: sessionId });
  await person.api.chat.remove({ sessionId });
  const [item] = await person.api.playlist.list();
  expect(item).toEqual({ ...before, chatSessionId: null, messageId: null });
  expect((await person.fetch(ready?.audioUrl ?? "")).status).toBe(200);
});

test("removing a narration removes its record and its sound; nobody else can", async () => {
  const [person, other] = [await server.person(), await server.person()];
  await narrated(person, await chatOf(person));
  const [item] = await person.api.playlist.list();
  const id = item?.id ?? "";
  const files = await soundFiles();
  expect(await other.api.playlist.list()).toEqual([]);
  expect(await errorCodeOf(other.api.playlist.remove({ id }))).toBe("NOT_FOUND");
  expect(await soundFiles()).toEqual(files);
  await person.api.playlist.remove({ id });
  expect(await person.api.playlist.list()).toEqual([]);
  expect(await soundFiles()).toHaveLength(files.length - 1);
});

test("a cancelled narration leaves no record and no file, and a new one can begin", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const sessionId = await chatOf(person);
  const files = await soundFiles();
  const goOn = voice.hold();
  const { id } = await person.api.narration.start({ sessionId, voice: "Sol", timeZone });
  const second = person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  expect(await errorCodeOf(second)).toBe("NARRATION_RUNNING");
  expect(await other.api.narration.cancel({ narrationId: id })).toEqual({ cancelled: false });
  expect(await person.api.narration.cancel({ narrationId: id })).toEqual({ cancelled: true });
  const states = await collect(await person.api.narration.watch({ narrationId: id }));
  expect(states.at(-1)?.status).toBe("cancelled");
  goOn();
  expect((await narrated(person, sessionId)).at(-1)?.status).toBe("ready");
  expect(await person.api.playlist.list()).toHaveLength(1);
  expect(await soundFiles()).toHaveLength(files.length + 1);
});

test("a narration under way is found again by its chat, and by no other", async () => {
  const person = await server.person();
  const [sessionId, elsewhere] = [await chatOf(person), await chatOf(person)];
  expect(await person.api.narration.latest({ sessionId })).toBeNull();
  const goOn = voice.hold();
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  const found = await person.api.narration.latest({ sessionId });
  expect([found?.id, found?.status]).toEqual([id, expect.stringMatching(/^(queued|running)$/)]);
  expect(await person.api.narration.latest({ sessionId: elsewhere })).toBeNull();
  goOn();
  await collect(await person.api.narration.watch({ narrationId: id }));
  expect((await person.api.narration.latest({ sessionId }))?.status).toBe("ready");
});

test("a narration made again renews its record and replaces its file", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  await narrated(person, sessionId);
  const files = await soundFiles();
  const [before] = await person.api.playlist.list();
  await narrated(person, sessionId);
  const [after, ...others] = await person.api.playlist.list();
  expect(others).toEqual([]);
  expect(after).toMatchObject({ id: before?.id, messageId: before?.messageId });
  expect(after?.fileName).not.toBe(before?.fileName);
  expect(await soundFiles()).toHaveLength(files.length);
});

test("the id of one's own music names no narration", async () => {
  const person = await server.person();
  const { musicJobId } = await seedEverything(server, person);
  const watching = person.api.narration.watch({ narrationId: musicJobId });
  expect(await errorCodeOf(watching)).toBe("NOT_FOUND");
});

test("without a chat or without a reply there is nothing to narrate", async () => {
  const person = await server.person();
  const none = person.api.narration.start({ sessionId: null, voice: "Aria", timeZone });
  expect(await errorCodeOf(none)).toBe("NO_ACTIVE_SESSION");
  const sessionId = await chatOf(person);
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute("delete from chat_messages where not is_user"),
  );
  const empty = person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  expect(await errorCodeOf(empty)).toBe("NO_MESSAGE_TO_NARRATE");
});

test("a text in a language that the voice does not speak is narrated, and the language is told", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const spanish = "Siéntate con calma. Nota los pies en el suelo y deja que el aire entre y salga.";
  const inSpanish = sql`update chat_messages set content = ${spanish} where not is_user`;
  await server.services.db.asUser(person.id, (tx) => tx.execute(inSpanish));
  const states = await narrated(person, sessionId);
  expect(states.map(({ foreignLanguage }) => foreignLanguage)).toEqual(states.map(() => "Spanish"));
  expect(states.at(-1)).toMatchObject({ status: "ready" });
});
