import { rm } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { startSoundService } from "#server/testing/servers/sound-service.ts";
import { collect, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { type Cover, plainCover } from "#shared/cover/cover.ts";
import { drawCover } from "#shared/cover/draw-cover.ts";
import { paintCover } from "#shared/cover/paint-cover.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { downloadName } from "./serve-download.ts";
import { writeTag } from "./tag-sound.ts";

const service = await startSoundService();
const server = await startTestServer(
  { ELEVENLABS_API_KEY: "key-of-a-test" },
  { providerUrls: { elevenLabs: service.baseUrl } },
);
afterAll(async () => {
  await server.close();
  await service.close();
});

const timeZone = "Asia/Tokyo";

async function chatOf(person: TestPerson): Promise<string> {
  return eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
}

async function narrate(person: TestPerson, sessionId: string): Promise<void> {
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  await collect(await person.api.narration.watch({ narrationId: id }));
}

async function addMusic(person: TestPerson, sessionId: string): Promise<void> {
  const { id } = await person.api.music.start({ sessionId });
  await collect(await person.api.music.watch({ musicId: id }));
}

async function download(person: TestPerson) {
  const [item] = await person.api.playlist.list();
  if (!item) throw new Error("the playlist is empty");
  const response = await person.fetch(`/api/narrations/${item.id}/download?timeZone=${timeZone}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { item, response, bytes, sound: await decodeWhole(bytes, 600) };
}

test("a download without music is the voice itself, behind a tag with title, date, script and cover", async () => {
  const person = await server.person();
  await narrate(person, await chatOf(person));
  const { item, response, bytes, sound } = await download(person);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="${downloadName(new Date(item.createdAt), timeZone)}"`,
  );
  const stored = new Uint8Array(await (await person.fetch(item.audioUrl ?? "")).arrayBuffer());
  expect(bytes.slice(bytes.length - stored.length)).toEqual(stored);
  const tag = Buffer.from(bytes.slice(0, bytes.length - stored.length));
  for (const frame of ["ID3", "TIT2", "TYER", "TDAT", "USLT", "APIC"]) expect(tag.includes(frame)).toBe(true);
  expect(tag.includes(Buffer.from("My boss shouted at me", "utf16le"))).toBe(true);
  expect(tag.includes(Buffer.from(item.textContent.slice(0, 20), "utf16le"))).toBe(true);
  expect((sound.channels[0]?.length ?? 0) / sound.sampleRate).toBeCloseTo(item.durationMs / 1000, 1);
});

test("a download with music is both in one file: longer than the voice by the music around it, and at -16 LUFS", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person);
  await narrate(person, sessionId);
  await addMusic(person, sessionId);
  const { item, sound } = await download(person);
  expect(sound.channels).toHaveLength(2);
  expect(sound.sampleRate).toBe(44_100);
  // To the sample: whoever plays it in a loop, or after another, hears no gap.
  expect(sound.channels[0]?.length).toBe(Math.ceil((item.durationMs * 441) / 10) + 9 * 44_100);
  expect(Math.abs(integratedLoudness(sound.channels, sound.sampleRate) + 16)).toBeLessThan(1);
});

test("a download of music alone is the music; nobody else can have it", async () => {
  const [person, other] = [await server.person(), await server.person()];
  await addMusic(person, await chatOf(person));
  const { item, bytes } = await download(person);
  const music = new Uint8Array(await (await person.fetch(item.musicUrl ?? "")).arrayBuffer());
  expect(bytes.slice(bytes.length - music.length)).toEqual(music);
  const path = `/api/narrations/${item.id}/download`;
  expect((await other.fetch(path)).status).toBe(404);
  expect((await server.visitor().fetch(path)).status).toBe(401);
});

test("a sound that is gone from the store answers 'Failed to download'", async () => {
  const person = await server.person();
  await addMusic(person, await chatOf(person));
  const [item] = await person.api.playlist.list();
  await rm(join(server.dataDir, "files", "audio-uploads", item?.musicFileName ?? ""));
  const response = await person.fetch(`/api/narrations/${item?.id}/download`);
  expect([response.status, (await response.json()).message]).toEqual([500, "Failed to download"]);
});

test("a download is named by the person's own clock, and by UTC where it is not known", () => {
  const at = new Date("2026-11-21T16:05:00Z");
  expect(downloadName(at, "Asia/Tokyo")).toBe("meditation-2026-11-22-0105.mp3");
  expect(downloadName(at, "America/New_York")).toBe("meditation-2026-11-21-1105.mp3");
  const { timeZone } = transfers.downloadNarration.input.parse({
    id: crypto.randomUUID(),
    timeZone: "Mars/Olympus",
  });
  expect(downloadName(at, timeZone)).toBe("meditation-2026-11-21-1605.mp3");
});

test("the tag's words come back whatever their script", () => {
  const words = { title: "Stille 静か 🌿", text: "Atme ein…\n息を吐く" };
  const tag = Buffer.from(writeTag({ ...words, createdAt: new Date(0), cover: plainCover }));
  expect(tag.includes(Buffer.from("Stille 静か 🌿", "utf16le"))).toBe(true);
  expect(tag.includes(Buffer.from("息を吐く", "utf16le"))).toBe(true);
  expect(tag.includes("1970")).toBe(true);
});

test("the picture in a download is the recording's cover, another for another recording", async () => {
  const words = { title: "Rain", text: "Breathe.", createdAt: new Date(0) };
  const covers: Cover[] = [plainCover, { shape: "rain", ground: "dusk", seed: 9 }];
  const pictures = covers.map((cover) => {
    const tag = Buffer.from(writeTag({ ...words, cover }));
    const png = tag.subarray(tag.indexOf("\x89PNG", "latin1"));
    const [data, end] = [png.indexOf("IDAT"), png.indexOf("IEND")];
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 320]);
    const rows = inflateSync(png.subarray(data + 4, end - 8));
    // Each row begins with a byte that says how it is told, and a pixel's first colour stands as it is.
    expect(rows.length).toBe(320 * (3 * 320 + 1));
    expect([...rows.subarray(1, 4)]).toEqual([...paintCover(drawCover(cover), 320).subarray(0, 3)]);
    return rows;
  });
  expect(pictures[0]).not.toEqual(pictures[1]);
});

test("the lyrics of a download are what is heard: no headings, no marks of pauses", async () => {
  const person = await server.person();
  const { narrationId: id } = await seedEverything(server, person);
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update audio_narrations set music_file_name = null, own_name = 'For the train',
      text_content = ${"# Thought awareness\n\nLet it be. [pause 4]\n\nBreathe out."} where id = ${id}`),
  );
  const response = await person.fetch(`/api/narrations/${id}/download?timeZone=${timeZone}`);
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.includes(Buffer.from("Let it be.\n\nBreathe out.", "utf16le"))).toBe(true);
  expect(file.includes(Buffer.from("For the train", "utf16le"))).toBe(true);
  for (const mark of ["Thought awareness", "[pause"])
    expect(file.includes(Buffer.from(mark, "utf16le"))).toBe(false);
});
