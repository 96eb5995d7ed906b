import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { clearOrphans } from "./clear-orphans.ts";

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

async function start(clock?: () => Date): Promise<TestServer> {
  const server = await startTestServer({}, clock ? { clock } : {});
  servers.push(server);
  return server;
}

const twoHoursMs = 2 * 60 * 60 * 1000;
const recordings = (server: TestServer) => join(server.dataDir, "files/audio-uploads");

async function leave(server: TestServer, name: string, ageMs: number): Promise<void> {
  const path = join(recordings(server), name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, "sound");
  const at = new Date(Date.now() - ageMs);
  await utimes(path, at, at);
}

async function files(server: TestServer): Promise<string[]> {
  const entries = await readdir(recordings(server), { recursive: true });
  return entries.filter((name) => /\.\w+$/.test(name)).sort();
}

test("old recordings and drafts that no row names are removed, and nothing else", async () => {
  const server = await start();
  const person = await server.person();
  const { sessionId } = await seedEverything(server, person);
  const kept = [
    `${sessionId}/voice_1.mp3`,
    `${sessionId}/music_1.mp3`,
    `${sessionId}/video_1.mp4`,
    `${person.id}/background_1.mp3`,
  ];
  for (const name of kept) await leave(server, name, twoHoursMs);
  await leave(server, "gone/voice_2.mp3", twoHoursMs);
  await leave(server, "gone/video_2.webm", twoHoursMs);
  await leave(server, `${sessionId}/voice_3.mp3.of-a-crash.part`, twoHoursMs);
  await leave(server, "fresh/voice_4.mp3", twoHoursMs / 4);
  await leave(server, "an-operators.txt", twoHoursMs);
  await clearOrphans(server.services);
  expect(await files(server)).toEqual([...kept, "an-operators.txt", "fresh/voice_4.mp3"].sort());
});

test("a store of which the database names nothing is another's, and is left whole", async () => {
  const server = await start();
  await seedEverything(server, await server.person());
  for (const own of await files(server)) await server.services.storage.remove(`audio-uploads/${own}`);
  await leave(server, "another/voice_1.mp3", twoHoursMs);
  await clearOrphans(server.services);
  expect(await files(server)).toEqual(["another/voice_1.mp3"]);
});

test("it is done once a day, and not by a start", async () => {
  let now = new Date();
  const server = await start(() => now);
  const { sessionId } = await seedEverything(server, await server.person());
  await server.services.daily.runMissed();
  await leave(server, "gone/voice_2.mp3", twoHoursMs);
  await server.restart();
  expect(await files(server)).toContain("gone/voice_2.mp3");
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await server.services.daily.runMissed();
  expect(await files(server)).not.toContain("gone/voice_2.mp3");
  expect((await files(server)).join()).toContain(sessionId);
});
