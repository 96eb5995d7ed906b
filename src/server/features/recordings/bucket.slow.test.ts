import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { startS3Server } from "#server/testing/servers/s3-server.ts";
import { startSoundService } from "#server/testing/servers/sound-service.ts";
import { collect, eventOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { clearOrphans } from "./clear-orphans.ts";

const dayMs = 24 * 60 * 60 * 1000;
let now = new Date();
const [bucket, service] = [await startS3Server(), await startSoundService()];
const settings = { ...bucket.env, ELEVENLABS_API_KEY: "key-of-a-test" };
const options = { clock: () => now, providerUrls: { elevenLabs: service.baseUrl } };
const server = await startTestServer(settings, options);
afterAll(async () => {
  await server.close();
  await service.close();
  await bucket.close();
});

const stored = () => [...bucket.objects.keys()].sort();
const localFiles = ({ dataDir }: TestServer) =>
  readdir(join(dataDir, "files"), { recursive: true }).catch(() => []);

async function narrated(person: TestPerson) {
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
  const state = (await collect(await person.api.narration.watch({ narrationId: id }))).at(-1);
  return { sessionId, state };
}

test("with a bucket a narration is kept there, heard in parts, downloaded with its music, and removed", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { sessionId, state } = await narrated(person);
  expect(state).toMatchObject({ status: "ready", error: null });
  const music = await person.api.music.start({ sessionId });
  await collect(await person.api.music.watch({ musicId: music.id }));
  const [item] = await person.api.playlist.list();
  if (!item) throw new Error("the playlist is empty");
  const names = [`audio-uploads/${item.fileName}`, `audio-uploads/${item.musicFileName}`];
  expect(stored()).toEqual(names.sort());
  expect(await localFiles(server)).toEqual([]);

  const url = item.audioUrl ?? "";
  const whole = Buffer.from(await (await person.fetch(url)).arrayBuffer());
  expect(whole.equals(bucket.objects.get(`audio-uploads/${item.fileName}`)?.bytes ?? Buffer.alloc(0))).toBe(
    true,
  );
  const part = await person.fetch(url, { headers: { range: "bytes=100-199" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${whole.length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
  expect((await other.fetch(url)).status).toBe(404);

  const download = await person.fetch(`/api/narrations/${item.id}/download`);
  expect(download.headers.get("content-type")).toBe("audio/mpeg");
  expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(whole.length);

  await person.api.playlist.remove({ id: item.id });
  expect(stored()).toEqual([]);
});

test("erasing an account empties the bucket of what was theirs and leaves what is others'", async () => {
  const [person, other] = [await server.person(), await server.person()];
  await seedEverything(server, person);
  const before = stored();
  const theirs = await seedEverything(server, other);
  const others = stored().filter((name) => !before.includes(name));
  await person.api.account.close({ password: goodPassword });
  now = new Date(now.getTime() + 31 * dayMs);
  expect(await server.services.daily.runMissed()).toContain("erase closed accounts");
  expect(others).toHaveLength(4);
  expect(stored()).toEqual(others);
  expect(others.join()).toContain(theirs.sessionId);
});

test("a bucket that is full says so to the person, and keeps nothing", async () => {
  const person = await server.person();
  const before = stored();
  bucket.behaveOn(/audio-uploads/, "PUT", "full");
  onTestFinished(() => bucket.behave("ok"));
  const { state } = await narrated(person);
  expect(state).toMatchObject({ status: "failed", error: expect.stringContaining("the storage is full") });
  expect(await person.api.playlist.list()).toEqual([]);
  expect(stored()).toEqual(before);
});

test("old recordings are removed from the bucket that no row names, and nothing else", async () => {
  const person = await server.person();
  const { sessionId } = await seedEverything(server, person);
  const old = new Date(now.getTime() - dayMs);
  for (const object of bucket.objects.values()) object.changedAt = old;
  bucket.objects.set("audio-uploads/gone/voice_2.mp3", { bytes: Buffer.from("sound"), changedAt: old });
  bucket.objects.set("audio-uploads/new/voice_3.mp3", { bytes: Buffer.from("sound"), changedAt: now });
  bucket.objects.set("elsewhere/voice_4.mp3", { bytes: Buffer.from("sound"), changedAt: old });
  const kept = stored().filter((name) => !name.includes("gone/"));
  await clearOrphans(server.services);
  expect(stored()).toEqual(kept);
  expect(kept.join()).toContain(sessionId);
});

test("recordings of the data directory move into the bucket at the first start with one", async () => {
  const moved = await startTestServer({});
  onTestFinished(() => moved.close());
  const person = await moved.person();
  const { sessionId } = await seedEverything(moved, person);
  await moved.services.storage.put("audio-uploads/another/voice_9.mp3", new Uint8Array(10));
  const [item] = await person.api.playlist.list();
  const before = Buffer.from(await (await person.fetch(item?.audioUrl ?? "")).arrayBuffer());

  const own = await startS3Server();
  onTestFinished(() => own.close());
  await moved.restart(own.env);
  expect([...own.objects.keys()].sort()).toEqual(
    [
      ...["music_1.mp3", "video_1.mp4", "voice_1.mp3"].map((name) => `${sessionId}/${name}`),
      `${person.id}/background_1.mp3`,
    ]
      .map((name) => `audio-uploads/${name}`)
      .sort(),
  );
  const left = (await localFiles(moved)).filter((name) => name.endsWith(".mp3"));
  expect(left).toEqual([join("audio-uploads", "another", "voice_9.mp3")]);
  expect(Buffer.from(await (await person.fetch(item?.audioUrl ?? "")).arrayBuffer()).equals(before)).toBe(
    true,
  );
});

test("what keeps the files is said to programs and in the privacy policy", async () => {
  const person = await server.person();
  const providers = await (await person.fetch("/api/providers")).json();
  expect(providers).toMatchObject({ files: "S3 storage", configured: expect.arrayContaining(["files"]) });
  const practice = await server.visitor().api.legal.practice();
  expect(practice).toMatchObject({ files: "s3" });
});
