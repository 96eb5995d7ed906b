import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { startSoundService } from "#server/testing/servers/sound-service.ts";
import { collect, errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { MusicState } from "#shared/listening/music.ts";

const service = await startSoundService();
const server = await startTestServer(
  { ELEVENLABS_API_KEY: "key-of-a-test" },
  { providerUrls: { elevenLabs: service.baseUrl } },
);
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => service.behave("ok"));

const timeZone = "Europe/Lisbon";

async function chatOf(person: TestPerson, text = "I cannot sleep, I lie awake all night"): Promise<string> {
  return eventOf(await person.turn({ text }), "started").session.id;
}

async function made(person: TestPerson, sessionId: string): Promise<MusicState[]> {
  const { id } = await person.api.music.start({ sessionId });
  return collect(await person.api.music.watch({ musicId: id }));
}

async function narrated(person: TestPerson, sessionId: string) {
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  return (await collect(await person.api.narration.watch({ narrationId: id }))).at(-1);
}

async function soundFiles(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, "files"), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.(mp3|part)$/.test(name)).toSorted();
}

test("music for a chat is in the mood its last messages speak of, rises by the specification's steps and is kept in the playlist", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const states = await made(person, sessionId);
  const steps = states.map(({ progress }) => progress);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  for (const step of steps) expect([10, 20, 60, 80, 90, 100]).toContain(step);
  const ready = states.at(-1);
  expect(ready).toMatchObject({
    status: "ready",
    progress: 100,
    mood: "sleep",
    savedAs: "Music",
    error: null,
  });
  expect(ready?.fileName).toMatch(new RegExp(`^${sessionId}/music_\\d{13}\\.mp3$`));
  const [item, ...others] = await person.api.playlist.list();
  expect(others).toEqual([]);
  expect(item).toMatchObject({ chatSessionId: sessionId, audioUrl: null, voiceUsed: null, fileName: null });
  expect(item).toMatchObject({ musicUrl: ready?.musicUrl, durationMs: 60_000, messageId: ready?.messageId });
  expect(item?.title).toMatch(/^Meditation_\d{4}-\d{2}-\d{2}_\d{13}$/);
  expect(await person.api.music.latest({ sessionId })).toMatchObject({ status: "ready", savedAs: "Music" });
  expect(await person.api.narration.latest({ sessionId })).toBeNull();
});

test("music is heard by its owner alone, whole and in parts", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const url = (await made(person, await chatOf(person))).at(-1)?.musicUrl ?? "";
  const whole = await person.fetch(url);
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const part = await person.fetch(url, { headers: { range: "bytes=10-29" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-29/${bytes.length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 30));
  expect((await other.fetch(url)).status).toBe(404);
  expect((await server.visitor().fetch(url)).status).toBe(401);
});

test("voice and music of one message share one record, whichever came first, and each made again replaces its file", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const before = await soundFiles();
  expect((await made(person, sessionId)).at(-1)?.savedAs).toBe("Music");
  expect(await narrated(person, sessionId)).toMatchObject({ status: "ready", savedAs: "Voice + Music" });
  const [first] = await person.api.playlist.list();
  expect((await made(person, sessionId)).at(-1)?.savedAs).toBe("Voice + Music");
  const [again, ...others] = await person.api.playlist.list();
  expect(others).toEqual([]);
  expect(again).toMatchObject({ id: first?.id, audioUrl: first?.audioUrl, title: first?.title });
  expect(again?.musicUrl).not.toBe(first?.musicUrl);
  expect(await soundFiles()).toHaveLength(before.length + 2);
  await person.api.playlist.remove({ id: again?.id ?? "" });
  expect(await soundFiles()).toEqual(before);
});

test("only one of voice or music is made at a time for a person, however many requests come at once", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  service.behave("silent");
  const asked = await Promise.allSettled([1, 2, 3].map(() => person.api.music.start({ sessionId })));
  const begun = asked.filter((each) => each.status === "fulfilled");
  expect(begun).toHaveLength(1);
  const voice = person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  expect(await errorCodeOf(voice)).toBe("MUSIC_RUNNING");
  await person.api.music.cancel({ musicId: begun[0]?.value.id ?? "" });
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  expect(await errorCodeOf(person.api.music.start({ sessionId }))).toBe("NARRATION_RUNNING");
  await person.api.narration.cancel({ narrationId: id });
});

test("cancelled music lets go of its maker within a second and leaves no file and no record", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const files = await soundFiles();
  service.behave("silent");
  const { id } = await person.api.music.start({ sessionId });
  await vi.waitFor(() => expect(service.open()).toBe(1), patiently);
  expect(await person.api.music.cancel({ musicId: id })).toEqual({ cancelled: true });
  // The maker stays silent for good: only who lets go of it gets past this.
  await vi.waitFor(() => expect(service.open()).toBe(0), { interval: 10, timeout: 15_000 });
  const last = (await collect(await person.api.music.watch({ musicId: id }))).at(-1);
  expect(last?.status).toBe("cancelled");
  expect(await soundFiles()).toEqual(files);
  expect(await person.api.playlist.list()).toEqual([]);
});

test.each(["wrong-key", "html", "truncated"] as const)(
  "a maker that answers so: %s, gives the specification's sentence and an idle state",
  async (behaviour) => {
    const person = await server.person();
    const sessionId = await chatOf(person);
    service.behave(behaviour);
    const music = (await made(person, sessionId)).at(-1);
    expect(music).toMatchObject({ status: "failed", progress: 0, error: "Music generation failed" });
    const voice = await narrated(person, sessionId);
    expect(voice).toMatchObject({ status: "failed", progress: 0, error: "Voice generation failed" });
    expect(await person.api.playlist.list()).toEqual([]);
    service.behave("ok");
    expect((await made(person, sessionId)).at(-1)?.status).toBe("ready");
  },
);

test("a store that cannot take the sound fails the work with a clear sentence and leaves no record", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const folder = join(server.dataDir, "files", "audio-uploads", sessionId);
  await mkdir(join(folder, ".."), { recursive: true });
  await writeFile(folder, "in the way");
  const sentence = "Failed to save: the file could not be stored";
  expect((await made(person, sessionId)).at(-1)).toMatchObject({ status: "failed", error: sentence });
  expect(await narrated(person, sessionId)).toMatchObject({ status: "failed", error: sentence });
  expect(await person.api.playlist.list()).toEqual([]);
  await rm(folder);
  expect((await made(person, sessionId)).at(-1)?.status).toBe("ready");
});

test("who waits is told their place, fair over people, until their turn comes", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => server.person()));
  const begun: { person: TestPerson; state: MusicState }[] = [];
  service.behave("silent");
  for (const person of people)
    begun.push({ person, state: await person.api.music.start({ sessionId: await chatOf(person) }) });
  const stateOf = async (each: number) => {
    const { person, state } = begun[each] ?? {};
    return (await person?.api.music.latest({ sessionId: state?.chatSessionId ?? "" })) ?? undefined;
  };
  await vi.waitFor(() => expect(service.open()).toBe(2), patiently);
  expect([(await stateOf(2))?.queuePosition, (await stateOf(3))?.queuePosition]).toEqual([1, 2]);
  expect((await stateOf(0))?.queuePosition).toBeNull();
  await begun[0]?.person.api.music.cancel({ musicId: begun[0].state.id });
  await vi.waitFor(async () => expect((await stateOf(3))?.queuePosition).toBe(1), patiently);
  for (const { person, state } of begun.slice(1)) await person.api.music.cancel({ musicId: state.id });
});

test("without a chat there is no music, another's chat is not there, and in a moment of care it waits", async () => {
  const [person, other] = [await server.person(), await server.person()];
  expect(await errorCodeOf(person.api.music.start({ sessionId: null }))).toBe("NO_ACTIVE_SESSION");
  const sessionId = await chatOf(person);
  expect(await errorCodeOf(other.api.music.start({ sessionId }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(server.visitor().api.music.start({ sessionId }))).toBe("SIGNED_OUT");
  await person.turn({ sessionId, text: "I want to kill myself" });
  expect(await errorCodeOf(person.api.music.start({ sessionId }))).toBe("CARE_FIRST");
});

test("deleting a chat keeps its music in the playlist, without the chat and without its words", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  const url = (await made(person, sessionId)).at(-1)?.musicUrl ?? "";
  await person.api.chat.remove({ sessionId });
  expect(await person.api.playlist.list()).toMatchObject([{ chatSessionId: null, musicUrl: url }]);
  expect((await person.fetch(url)).status).toBe(200);
  const { rows } = await server.services.db.asUser(person.id, (tx) => tx.execute(sql`select id from jobs`));
  expect(rows).toEqual([]);
});
