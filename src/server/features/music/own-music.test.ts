import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { encodeLoop } from "#server/audio/music/rendering/encode-loop.ts";
import type { TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer();
afterAll(() => server.close());

async function tone(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const samples = Float32Array.from(
    { length: seconds * musicMp3Format.sampleRate },
    (_, at) => 0.3 * Math.sin(at * 0.05),
  );
  return encodeLoop({ left: samples, right: samples });
}

const song = await tone(3);

function upload(person: TestPerson, body: BodyInit, name = "my song.mp3"): Promise<Response> {
  // A streamed body has to say that it is one; the type of the browser's fetch does not know the word.
  const request: RequestInit & { duplex: "half" } = { method: "PUT", body, duplex: "half" };
  return person.fetch(`/api/music/own?name=${encodeURIComponent(name)}`, request);
}

async function files(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, "files"), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.(mp3|part)$/.test(name));
}

/** A body that comes in pieces, and how much of it was taken. */
function chunks(chunk: Uint8Array, count: number) {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (taken.bytes >= count * chunk.length) return controller.close();
      taken.bytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { body, taken };
}

test("a file of one's own plays instead of the default until it is removed, and a second one replaces the first", async () => {
  const [person, other] = [await server.person(), await server.person()];
  expect(await person.api.music.background()).toMatchObject({ kind: "default", url: "/api/music/default" });
  const sent = await upload(person, song);
  expect(sent.status).toBe(200);
  const own = await person.api.music.background();
  expect(await sent.json()).toEqual(own);
  expect(own).toMatchObject({ kind: "own", name: "my song.mp3", durationMs: 3000 });
  expect(new Uint8Array(await (await person.fetch(own.url)).arrayBuffer())).toEqual(song);
  const part = await person.fetch(own.url, { headers: { range: "bytes=0-9" } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  expect((await other.fetch(own.url)).status).toBe(404);
  expect((await upload(person, await tone(2), "another.mp3")).status).toBe(200);
  expect(await files()).toHaveLength(1);
  expect(await person.api.music.background()).toMatchObject({ name: "another.mp3", durationMs: 2000 });
  expect(await person.api.music.removeBackground()).toMatchObject({ kind: "default" });
  expect(await files()).toEqual([]);
  expect((await person.fetch(own.url)).status).toBe(404);
});

test("what is no MP3 is refused before much of it is read, and nothing of it is kept", async () => {
  const person = await server.person();
  const page = chunks(new TextEncoder().encode("<html>not music</html>".repeat(1000)), 900);
  const response = await upload(person, page.body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "MUSIC_UPLOAD_REFUSED",
    message: "Failed to upload background music: it is no MP3",
  });
  expect(page.taken.bytes).toBeLessThan(200_000);
  expect((await upload(person, new Uint8Array())).status).toBe(400);
  expect(await files()).toEqual([]);
});

test("a file that is too large is refused by its announced size, and while it is read when it announces none", async () => {
  const person = await server.person();
  const said = { "content-length": String(200_000_000) };
  const request = { method: "PUT", body: song, headers: said };
  expect((await person.fetch("/api/music/own", request)).status).toBe(400);
  const huge = chunks(song, 10_000);
  const response = await upload(person, huge.body);
  expect(await response.json()).toMatchObject({
    message: "Failed to upload background music: it is larger than 20 MB",
  });
  expect(huge.taken.bytes).toBeLessThan(limits.music.ownBytes + 4 * song.length);
  expect(await files()).toEqual([]);
});

test("a beginning of music with something else behind it is found out by decoding it", async () => {
  const person = await server.person();
  const noise = crypto.getRandomValues(new Uint8Array(60_000));
  const response = await upload(person, Buffer.concat([song.subarray(0, 4000), noise, noise, noise]));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "MUSIC_UPLOAD_REFUSED" });
  expect(await files()).toEqual([]);
});

test("a small file that unpacks to hours of sound is refused before it is all decoded", async () => {
  const person = await server.person();
  // Silent frames of 8 kbit/s at 8 kHz: 72 bytes each, for 72 milliseconds.
  const frame = new Uint8Array(72);
  frame.set([0xff, 0xe3, 0x18, 0xc4]);
  const frames = Math.ceil((limits.music.ownDurationMs * 1.1) / 72);
  const response = await upload(person, Buffer.concat(Array.from({ length: frames }, () => frame)));
  expect(await response.json()).toMatchObject({
    message: "Failed to upload background music: it is longer than 30 minutes",
  });
  expect(await files()).toEqual([]);
});

test("a store that cannot take the file answers plainly, and what played before plays on", async () => {
  const person = await server.person();
  await writeFile(join(server.dataDir, "files", "audio-uploads", person.id), "in the way");
  const response = await upload(person, song);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: "Failed to upload background music" });
  expect(await person.api.music.background()).toMatchObject({ kind: "default" });
});

test("a file comes only from a signed-in person who has agreed", async () => {
  const person = await server.person();
  const visitor = await server.visitor().fetch("/api/music/own", { method: "PUT", body: song });
  expect(visitor.status).toBe(401);
  await withdrawAgreement(server, person.id);
  const response = await upload(person, song);
  expect([response.status, (await response.json()).code]).toEqual([403, "AGREEMENT_NEEDED"]);
});

test("who asks for the default track before it is made is told when to come again, and holds nothing", async () => {
  const fresh = await startTestServer();
  onTestFinished(() => fresh.close());
  const finished = Promise.withResolvers<void>();
  let composed = 0;
  fresh.services.music.compose = async () => {
    composed += 1;
    await finished.promise;
    return { mp3: song, isSeamless: true };
  };
  const ask = () => fresh.visitor().fetch("/api/music/default");
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([202, "2"]);
  }
  finished.resolve();
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), patiently);
  expect(composed).toBe(1);
});

test("the default track is there for everybody, with ranges, and may be kept by a browser", async () => {
  const folder = join(server.dataDir, "music");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "default-piano-1.mp3"), song);
  const whole = await server.visitor().fetch("/api/music/default");
  expect([whole.status, whole.headers.get("cache-control")]).toEqual([200, "public, max-age=86400"]);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(song);
  const part = await server.visitor().fetch("/api/music/default", { headers: { range: "bytes=5-9" } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 5]);
});
