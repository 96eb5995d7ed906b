import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { madeVideo } from "#server/testing/files/made-videos.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { limits } from "#shared/limits/limits.ts";
import { playlistItem } from "#shared/listening/playlist.ts";

const server = await startTestServer();
afterAll(() => server.close());

const mp4 = await madeVideo("mp4");
const webm = await madeVideo("webm");

async function chatOf(person: TestPerson, text = "I cannot sleep, I lie awake all night") {
  const sessionId = eventOf(await person.turn({ text }), "started").session.id;
  const { messages } = await person.api.chat.messages({ sessionId });
  return { sessionId, messageId: messages.at(-1)?.id ?? "", own: messages[0]?.id ?? "" };
}

function upload(person: TestPerson, of: { sessionId: string; messageId: string }, body: BodyInit) {
  const path = transferUrl("keepVideo", { ...of, durationMs: 61_000 });
  // A streamed body has to say that it is one; the type of the browser's fetch does not know the word.
  const request: RequestInit & { duplex: "half" } = { method: "PUT", body, duplex: "half" };
  return person.fetch(path, request);
}

async function files(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, "files"), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.(mp4|webm|part)$/.test(name));
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

test("a plan names the last reply's sentences, the mood of the conversation and no sound that is not there", async () => {
  const person = await server.person();
  const { sessionId, messageId } = await chatOf(person);
  const plan = await person.api.video.plan({ sessionId });
  expect(plan).toMatchObject({ messageId, mood: "sleep", isScript: false, voiceUrl: null, musicUrl: null });
  expect(plan.lines.length).toBeGreaterThan(0);
  expect(plan.durationMs).toBe(Math.round(plan.lines.at(-1)?.endMs ?? 0));
});

test("a plan of a narrated reply has the voice's own times, its music, and the script before the last reply", async () => {
  const person = await server.person();
  const { sessionId, messageId } = await chatOf(person);
  const times = JSON.stringify([{ text: "Breathe.", startMs: 100, endMs: 900 }]);
  await server.services.db.asUser(person.id, async (tx) => {
    await tx.execute(sql`update chat_messages set kind = 'script' where id = ${messageId}`);
    await tx.execute(sql`insert into audio_narrations (user_id, chat_session_id, message_id, title, text_content,
      file_name, duration_ms, music_file_name, is_music_seamless, sentence_times)
      values (${person.id}, ${sessionId}, ${messageId}, 't', 't', 'a.mp3', 1000, 'm.mp3', true, ${times}::jsonb)`);
  });
  await person.turn({ text: "And my neck hurts", sessionId });
  const plan = await person.api.video.plan({ sessionId });
  expect(plan).toMatchObject({ messageId, isScript: true, durationMs: 1000, isMusicSeamless: true });
  expect(plan.lines).toEqual([{ text: "Breathe.", startMs: 100, endMs: 900 }]);
  expect(plan.voiceUrl).toMatch(/\/audio$/);
  expect(plan.musicUrl).toMatch(/\/music$/);
});

test("no plan is made without a chat, for a chat of somebody else's, without words to show, or while care comes first", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { sessionId, messageId } = await chatOf(person);
  const plan = (of: TestPerson, id: string | null) => errorCodeOf(of.api.video.plan({ sessionId: id }));
  expect(await plan(person, null)).toBe("NO_ACTIVE_SESSION");
  expect(await plan(other, sessionId)).toBe("NOT_FOUND");
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update chat_messages set content = ' ... ' where id = ${messageId}`),
  );
  expect(await plan(person, sessionId)).toBe("VIDEO_WITHOUT_REPLY");
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`delete from chat_messages where id = ${messageId}`),
  );
  expect(await plan(person, sessionId)).toBe("VIDEO_WITHOUT_REPLY");
  const hurt = await chatOf(other, "I want to kill myself");
  expect(await plan(other, hurt.sessionId)).toBe("CARE_FIRST");
  expect(await codeOf(await upload(other, hurt, mp4))).toEqual([409, "CARE_FIRST"]);
  await withdrawAgreement(server, person.id);
  expect(await plan(person, sessionId)).toBe("AGREEMENT_NEEDED");
  expect(await codeOf(await upload(person, { sessionId, messageId }, mp4))).toEqual([
    403,
    "AGREEMENT_NEEDED",
  ]);
});

test("a video is kept in the playlist for its owner, with ranges, and another one takes its place", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const chat = await chatOf(person);
  const sent = await upload(person, chat, mp4);
  const item = playlistItem.parse(await sent.json());
  expect(item).toMatchObject({
    messageId: chat.messageId,
    audioUrl: null,
    musicUrl: null,
    durationMs: 61_000,
  });
  expect(item.video).toMatchObject({ kind: "mp4", durationMs: 61_000, sizeBytes: mp4.length });
  const url = item.video?.url ?? "";
  const whole = await person.fetch(url);
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(mp4);
  const part = await person.fetch(url, { headers: { range: "bytes=4-7" } });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  expect((await other.fetch(url)).status).toBe(404);
  expect((await server.visitor().fetch(url)).status).toBe(401);
  const again = playlistItem.parse(await (await upload(person, chat, webm)).json());
  expect(again).toMatchObject({ id: item.id, video: { kind: "webm" } });
  expect(again.video?.url).not.toBe(url);
  expect((await person.fetch(url)).headers.get("content-type")).toBe("video/webm");
  expect(await person.api.playlist.list()).toEqual([again]);
  expect(await files()).toHaveLength(1);
  await person.api.playlist.remove({ id: item.id });
  expect(await files()).toEqual([]);
  expect((await person.fetch(url)).status).toBe(404);
});

test("a video joins the narration that is kept of the same reply, and an erased account leaves none behind", async () => {
  const person = await server.person();
  const { sessionId } = await seedEverything(server, person);
  const { messages } = await person.api.chat.messages({ sessionId });
  const messageId = messages.at(-1)?.id ?? "";
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update audio_narrations set message_id = ${messageId}`),
  );
  const item = playlistItem.parse(await (await upload(person, { sessionId, messageId }, mp4)).json());
  expect(item.audioUrl).not.toBeNull();
  expect(await files()).toHaveLength(1);
  await server.services.recordings.removeAll(person.id);
  expect(await files()).toEqual([]);
});

test("what is no video, too large, of no reply of one's own, or of a broken-off upload is refused, and nothing of it is kept", async () => {
  const person = await server.person();
  const { sessionId, messageId, own } = await chatOf(person);
  const stranger = await chatOf(await server.person());
  const refused = async (response: Promise<Response>) => codeOf(await response);
  expect(await refused(upload(person, { sessionId, messageId }, "<html>".repeat(99)))).toEqual([
    400,
    "VIDEO_REFUSED",
  ]);
  expect(await refused(upload(person, { sessionId, messageId }, ""))).toEqual([400, "VIDEO_REFUSED"]);
  expect(await refused(upload(person, { sessionId, messageId: own }, mp4))).toEqual([404, "NOT_FOUND"]);
  expect(await refused(upload(person, { ...stranger }, mp4))).toEqual([404, "NOT_FOUND"]);
  expect(await refused(upload(person, { sessionId, messageId: "no-id" }, mp4))).toEqual([
    400,
    "INVALID_INPUT",
  ]);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? mp4 : new Uint8Array(4_000_000));
      sent += 4_000_000;
    },
  });
  expect(await refused(upload(person, { sessionId, messageId }, endless))).toEqual([400, "VIDEO_REFUSED"]);
  expect(sent).toBeLessThan(limits.video.maxBytes + 40_000_000);
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => (sent++ % 2 === 0 ? controller.enqueue(mp4) : controller.error(new Error("gone"))),
  });
  await upload(person, { sessionId, messageId }, broken).catch(() => undefined);
  expect(await person.api.playlist.list()).toEqual([]);
  expect(await files()).toEqual([]);
});

test("what only begins like a video, is cut off, padded or of another length is refused, and nothing of it is kept", async () => {
  const person = await server.person();
  const chat = await chatOf(person);
  const refusal = async (body: BodyInit) => {
    const answer = await upload(person, chat, body);
    return [answer.status, (await answer.json()).message];
  };
  const letters = Buffer.alloc(300_000, "J");
  const beginning = Buffer.from("\0\0\0\x18ftypmp42", "latin1");
  const refused = (reason: string) => [400, `This video can't be saved: ${reason}`];
  expect(await refusal(Buffer.concat([beginning, letters]))).toEqual(refused("there are no pictures in it"));
  for (const video of [mp4, webm])
    expect(await refusal(Buffer.concat([video, letters]))).toEqual(refused("it is not whole"));
  expect(await refusal(mp4.subarray(0, mp4.length - 3000))).toEqual(refused("it is not whole"));
  expect(await refusal(Buffer.from(await madeVideo("webm", { seconds: 30 })))).toEqual(
    refused("it is not as long as it was said to be"),
  );
  expect(await files()).toEqual([]);
  expect(await readdir(join(server.dataDir, "incoming-videos"))).toEqual([]);
  expect(await person.api.playlist.list()).toEqual([]);
});

test("a store that cannot take a video says so, and nothing is kept", async () => {
  const person = await server.person();
  const chat = await chatOf(person);
  await writeFile(join(server.dataDir, "files", "audio-uploads", chat.sessionId), "in the way");
  const response = await upload(person, chat, mp4);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: "Failed to save: the file could not be stored" });
  expect(await person.api.playlist.list()).toEqual([]);
});
