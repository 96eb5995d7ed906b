import { readdir, readlink } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { unzip } from "#server/testing/files/unzip.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { agreementText } from "#shared/account/agreement-text.ts";
import { chatMessage, chatSession } from "#shared/chat/chat-message.ts";

const server = await startTestServer();
afterAll(() => server.close());

const { db, storage } = server.services;
const wholeChats = z.array(chatSession.extend({ messages: z.array(chatMessage) }));
const rowOf = z.record(z.string(), z.unknown());

async function exported(person: TestPerson) {
  const response = await person.fetch("/api/export");
  const files = unzip(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files.get(name));
  return { response, files, text, json: (name: string): unknown => JSON.parse(text(name)) };
}

test("an export holds every row and every byte of a person's, and nothing of anybody else's", async () => {
  const [person, other] = [await server.person("Ada Quiet"), await server.person()];
  const own = await seedEverything(server, person);
  await seedEverything(server, other);
  await person.turn({ text: 'Another: day / <with> a "hard" title' });
  const sound = crypto.getRandomValues(new Uint8Array(60_000));
  await storage.put(`audio-uploads/${own.sessionId}/voice_1.mp3`, sound);

  const { response, files, text, json } = await exported(person);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(/filename="stillpoint-\d{4}-\d\d-\d\d\.zip"$/);

  const chats = wholeChats.parse(json("chats.json"));
  const sessions = await person.api.chat.sessions();
  expect(chats.map(({ messages: _, ...chat }) => chat)).toEqual(expect.arrayContaining(sessions));
  for (const { id, messages } of chats) {
    expect(messages).toEqual((await person.api.chat.messages({ sessionId: id })).messages);
    const readable = [...files.keys()].filter((name) => name.endsWith(".md")).map(text);
    const file = readable.find((each) => messages.every(({ content }) => each.includes(content.trim())));
    expect(file).toContain("**You**, ");
  }
  expect(chats).toHaveLength(2);

  const [item] = z.array(rowOf).parse(json("playlist.json"));
  const { rows } = await db.asUser(person.id, (tx) => tx.execute(sql`select * from audio_narrations`));
  expect(item).toMatchObject({
    id: own.narrationId,
    title: own.words,
    textContent: own.words,
  });
  expect(Object.keys(item ?? {})).toHaveLength(Object.keys(rows[0] ?? {}).length - 3);
  expect(files.get(String(item?.audioFile))).toEqual(sound);
  expect(String(item?.videoFile)).toMatch(/^video\/.*\.mp4$/);
  for (const file of [String(item?.musicFile), String(item?.videoFile), "audio/background-music.mp3"])
    expect(text(file)).toBe(own.words);

  const account = rowOf.parse(json("account.json"));
  expect(account).toMatchObject({
    person: { id: person.id, email: person.email, name: "Ada Quiet" },
    agreements: [{ agreementText }],
    usage: [{ chatQueriesCount: 2 }],
    heartRecordings: [{ id: own.recordingId, device: own.words, days: [{ day: "2026-05-01", value: 42 }] }],
    memory: { isOn: true, lines: [{ id: own.lineId, about: "topic", text: own.words }] },
  });
  expect(z.array(rowOf).parse(account.signedInBrowsers)).toHaveLength(2);
  expect(account.events).toMatchObject([{ kind: "signed up" }]);
  expect([...files.keys()].map((name) => name.split("/")[0]).toSorted()).toEqual([
    "account.json",
    "audio",
    "audio",
    "audio",
    "chats",
    "chats",
    "chats.json",
    "playlist.json",
    "video",
  ]);
  const all = [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join("");
  expect(all).not.toContain(other.email);
  expect(all).not.toContain(other.id);
  expect(all).not.toContain(person.cookie().split("=")[1] ?? "none");
});

test("somebody who has nothing yet gets an archive that says so", async () => {
  const { json, files } = await exported(await server.person());
  expect([json("chats.json"), json("playlist.json")]).toEqual([[], []]);
  expect([...files.keys()]).toEqual(["account.json", "chats.json", "playlist.json"]);
});

test("a sound that is not in the store any more is left out and said to be missing", async () => {
  const person = await server.person();
  const { sessionId } = await seedEverything(server, person);
  for (const file of [
    `${sessionId}/voice_1.mp3`,
    `${sessionId}/music_1.mp3`,
    `${person.id}/background_1.mp3`,
  ])
    await storage.remove(`audio-uploads/${file}`);
  const { json, files } = await exported(person);
  expect(json("playlist.json")).toMatchObject([{ audioFile: null, musicFile: null }]);
  expect([...files.keys()].filter((name) => name.startsWith("audio/"))).toEqual([]);
});

/** Files of the store that this process has open. */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir("/proc/self/fd");
  const paths = await Promise.all(
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => "closed")),
  );
  return paths.filter((path) => path.startsWith(`${server.dataDir}/files`));
}

test.skipIf(process.platform !== "linux")(
  "an export is made as fast as it is taken, and stops when the person leaves",
  async () => {
    const person = await server.person();
    const { sessionId } = await seedEverything(server, person);
    await storage.put(`audio-uploads/${sessionId}/voice_1.mp3`, new Uint8Array(20_000_000));
    const { body } = await person.fetch("/api/export");
    const reader = body?.getReader();
    let taken = 0;
    while (taken < 1_000_000) taken += (await reader?.read())?.value?.length ?? Number.POSITIVE_INFINITY;
    expect(await openFiles()).toHaveLength(1);
    await reader?.cancel();
    await expect.poll(openFiles).toEqual([]);
  },
);

test("one chat is taken along as Markdown, called by its day and title, by nobody else", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const events = await person.turn({ text: "Über mich: a / hard day" });
  const { id, createdAt } = eventOf(events, "started").session;
  const response = await person.fetch(`/api/chats/${id}/markdown`);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const day = createdAt.slice(0, 10);
  const name = encodeURIComponent(`${day}-über-mich-a-hard-day.md`);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="${day}-chat.md"; filename*=UTF-8''${name}`,
  );
  const text = await response.text();
  for (const { content } of (await person.api.chat.messages({ sessionId: id })).messages)
    expect(text).toContain(content.trim());
  expect(text).toContain("**You**, ");
  expect((await other.fetch(`/api/chats/${id}/markdown`)).status).toBe(404);
  expect((await server.visitor().fetch(`/api/chats/${id}/markdown`)).status).toBe(401);
});
