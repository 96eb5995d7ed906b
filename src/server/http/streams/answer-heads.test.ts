import { readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { backgroundMusic } from "#server/features/music/tables.ts";
import { audioNarrations } from "#server/features/recordings/tables.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** The recordings this process holds open, as Linux tells it; nothing where it does not. */
async function openRecordings(): Promise<string[]> {
  const handles = await readdir("/proc/self/fd").catch(() => []);
  const targets = await Promise.all(
    handles.map((each) => readlink(join("/proc/self/fd", each)).catch(() => "")),
  );
  return targets.filter((target) => target.startsWith(join(server.dataDir, "files")));
}

const sounds = (id: string) => [
  `/api/narrations/${id}/audio`,
  `/api/narrations/${id}/music`,
  `/api/narrations/${id}/video`,
  "/api/music/own",
];

test("asking for the head of a sound answers as asking for it would, and leaves no file open", async () => {
  const person = await server.person();
  const { narrationId } = await seedEverything(server, person);
  // Long enough that not all of it is read at once: only then is there something to let go.
  const long = new Uint8Array(4 * 1024 * 1024);
  const folder = join(server.dataDir, "files/audio-uploads");
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.includes(".mp")))
    await server.services.storage.put(`audio-uploads/${file}`, long);
  await server.services.db.asUser(person.id, async (tx) => {
    const sizes = { sizeBytes: long.length, musicSizeBytes: long.length, videoSizeBytes: long.length };
    await tx.update(audioNarrations).set(sizes);
    await tx.update(backgroundMusic).set({ sizeBytes: long.length });
  });
  for (const path of sounds(narrationId)) {
    const whole = await person.fetch(path);
    await whole.arrayBuffer();
    for (let turn = 0; turn < 5; turn += 1) {
      const head = await person.fetch(path, { method: "HEAD" });
      expect([head.status, await head.text()], path).toEqual([200, ""]);
      expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
    }
  }
  await vi.waitFor(async () => expect(await openRecordings()).toEqual([]), patiently);
});

test("an id in capitals is the same id", async () => {
  const person = await server.person();
  const { narrationId, sessionId, turnId } = await seedEverything(server, person);
  for (const path of sounds(narrationId.toUpperCase())) expect((await person.fetch(path)).status).toBe(200);
  const chat = await person.api.chat.messages({ sessionId: sessionId.toUpperCase() });
  expect(chat.messages[0]?.chatSessionId).toBe(sessionId);
  const followed = await person.fetch(`/api/turns/${turnId.toUpperCase()}/events`);
  expect(await followed.text()).toContain('"type":"done"');
});
