import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { encodeLoop } from "#server/audio/music/rendering/encode-loop.ts";
import { madeVideo } from "#server/testing/files/made-videos.ts";
import { errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";

const server = await startTestServer({ STORAGE_PER_PERSON_MB: "2" });
afterAll(() => server.close());

const limitBytes = 2_000_000;
let person: TestPerson;
let sessionId: string;
let messageId: string;

beforeEach(async () => {
  person = await server.person();
  sessionId = eventOf(await person.turn({ text: "I cannot sleep, I lie awake all night" }), "started").session
    .id;
  messageId = (await person.api.chat.messages({ sessionId })).messages.at(-1)?.id ?? "";
});

/** A recording of so many bytes in the playlist, of no message. */
const keep = (sizeBytes: number) =>
  server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`insert into audio_narrations (user_id, chat_session_id, title, text_content, file_name, size_bytes)
      values (${person.id}, ${sessionId}, 't', 't', 'a.mp3', ${sizeBytes})`),
  );

const send = (path: string, method: string, body: BodyInit) => person.fetch(path, { method, body });
const upload = (body: BodyInit) =>
  send(transferUrl("keepVideo", { sessionId, messageId, durationMs: 61_000 }), "PUT", body);

test("recordings, music, videos and files count together, each person's alone", async () => {
  expect(await person.api.usage.room()).toEqual({ usedBytes: 0, limitBytes });
  await server.services.db.asUser(person.id, async (tx) => {
    await tx.execute(sql`insert into audio_narrations (user_id, chat_session_id, title, text_content, file_name,
        size_bytes, music_size_bytes, video_size_bytes)
      values (${person.id}, ${sessionId}, 't', 't', 'a.mp3', 1000, 200, 30)`);
    await tx.execute(sql`insert into background_music (user_id, file_name, name, duration_ms, size_bytes)
      values (${person.id}, 'b.mp3', 'b', 1000, 4)`);
  });
  expect(await person.api.usage.room()).toEqual({ usedBytes: 1234, limitBytes });
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update chat_messages set file = '{"name":"f"}' where chat_session_id = ${sessionId}`),
  );
  expect((await person.api.usage.room()).usedBytes).toBeGreaterThan(1234);
  expect(await (await server.person()).api.usage.room()).toEqual({ usedBytes: 0, limitBytes });
});

test("who is full begins no recording, no music and no file, and is told what to delete", async () => {
  await keep(limitBytes);
  const narration = person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
  await expect(narration).rejects.toMatchObject({
    code: "STORAGE_FULL",
    message:
      "Your storage of 2 MB is full. Delete recordings, music or videos in your playlist, or chats with files, to make room.",
  });
  expect(await errorCodeOf(person.api.music.start({ sessionId }))).toBe("STORAGE_FULL");
  const file = transferUrl("readFile", { name: "a.csv", mode: "text", timeZone: "UTC" });
  expect(await (await send(file, "POST", "a,b\n1,2\n")).json()).toMatchObject({ code: "STORAGE_FULL" });
  const setAside = async () => {
    const [kept] = await person.api.playlist.list();
    await person.api.playlist.setAside({ id: kept?.id ?? "" });
  };
  await setAside();
  expect((await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" })).id).toBeTruthy();
  // What may be brought back has as much room again, and no more: keeping and deleting in turns fills no disk.
  await keep(limitBytes);
  await setAside();
  expect(await person.api.usage.room()).toEqual({ usedBytes: limitBytes, limitBytes });
});

test("a video is taken as far as there is room, and one in its place has the room of the one before", async () => {
  const video = await madeVideo("mp4", { packetBytes: 15_000 });
  await keep(limitBytes - video.length + 1);
  expect(await (await upload(video)).json()).toMatchObject({ code: "STORAGE_FULL" });
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update audio_narrations set size_bytes = ${limitBytes - video.length}`),
  );
  expect((await upload(video)).status).toBe(200);
  expect((await upload(video)).status).toBe(200);
  expect((await person.api.usage.room()).usedBytes).toBe(limitBytes);
});

test("music of one's own needs room as well, and the piece before makes some", async () => {
  const tone = Float32Array.from(
    { length: 3 * musicMp3Format.sampleRate },
    (_, at) => 0.3 * Math.sin(at * 0.05),
  );
  const mp3 = await encodeLoop({ left: tone, right: tone });
  const keepOwn = () => send(transferUrl("keepOwnMusic", { name: "a.mp3" }), "PUT", mp3);
  await keep(limitBytes);
  expect(await (await keepOwn()).json()).toMatchObject({ code: "STORAGE_FULL" });
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update audio_narrations set size_bytes = ${limitBytes - mp3.length}`),
  );
  expect((await keepOwn()).status).toBe(200);
  expect((await keepOwn()).status).toBe(200);
});
