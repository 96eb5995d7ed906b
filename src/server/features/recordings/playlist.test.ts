import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { collect, errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { plainCover } from "#shared/cover/cover.ts";
import { limits } from "#shared/limits/limits.ts";

let now = new Date("2026-03-12T10:00:00Z");
const server = await startTestServer({}, { clock: () => now });
afterAll(() => server.close());

const timeZone = "Europe/Lisbon";

async function narrated(person: TestPerson, sessionId: string) {
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  await collect(await person.api.narration.watch({ narrationId: id }));
}

async function onlyItem(person: TestPerson) {
  const [item, ...others] = await person.api.playlist.list();
  expect(others).toEqual([]);
  if (!item) throw new Error("the playlist is empty");
  return item;
}

test("a recording is called what the person told, keeps that when it is made anew, and tells nothing to who wants it discreet", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  await narrated(person, sessionId);
  const item = await onlyItem(person);
  expect(item).toMatchObject({ name: "My boss shouted at me", isOwnName: false, heardMs: 0 });
  await person.api.playlist.heard({ id: item.id, heardMs: 4000 });
  expect(await onlyItem(person)).toMatchObject({ heardMs: 4000 });
  expect(await person.api.playlist.choices()).toEqual({ isDiscreet: false, pauses: "usual" });
  const toldBy = (await onlyItem(person)).cover;
  expect(toldBy.ground).not.toBe(plainCover.ground);
  await person.api.playlist.choose({ isDiscreet: true });
  expect(await onlyItem(person)).toMatchObject({
    name: "A meditation",
    cover: { shape: plainCover.shape, ground: plainCover.ground },
  });
  expect((await person.api.narration.latest({ sessionId }))?.cover).toEqual((await onlyItem(person)).cover);
  expect((await person.api.playlist.change({ id: item.id, name: "  For the train  " })).name).toBe(
    "For the train",
  );
  await narrated(person, sessionId);
  expect(await onlyItem(person)).toMatchObject({ name: "For the train", isOwnName: true, heardMs: 0 });
  const back = await person.api.playlist.choose({ isDiscreet: false });
  expect(back).toEqual({ isDiscreet: false, pauses: "usual" });
  const named = await person.api.playlist.change({ id: item.id, name: null });
  expect([named.name, named.cover]).toEqual(["My boss shouted at me", toldBy]);
});

test("the rests of what is narrated are as long as the person wants them, and what is kept stays as it is", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  await narrated(person, sessionId);
  const usual = (await onlyItem(person)).durationMs;
  await person.api.playlist.choose({ isDiscreet: true });
  expect(await person.api.playlist.choose({ pauses: "longer" })).toEqual({
    isDiscreet: true,
    pauses: "longer",
  });
  expect((await onlyItem(person)).durationMs).toBe(usual);
  await narrated(person, sessionId);
  expect((await onlyItem(person)).durationMs).toBeGreaterThan(usual);
});

test("when each sentence is spoken can be asked, in the order of the voice and within its length", async () => {
  const person = await server.person();
  await narrated(person, eventOf(await person.turn({ text: "I slept badly" }), "started").session.id);
  const { id, durationMs } = await onlyItem(person);
  const sentences = await person.api.playlist.sentences({ id });
  expect(sentences.length).toBeGreaterThan(0);
  const moments = sentences.flatMap(({ startMs, endMs }) => [startMs, endMs]);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  // The length is kept in whole milliseconds, rounded.
  expect(moments.at(-1)).toBeLessThanOrEqual(durationMs + 0.5);
});

test("a favourite stays one, and a name has letters and an end", async () => {
  const person = await server.person();
  const { narrationId: id } = await seedEverything(server, person);
  await person.api.playlist.change({ id, isFavourite: true });
  expect(await onlyItem(person)).toMatchObject({ id, isFavourite: true, isOwnName: true });
  // Asked to change nothing, it is as it was.
  expect(await person.api.playlist.change({ id })).toMatchObject({ id, isFavourite: true });
  for (const name of ["   ", "a".repeat(121)])
    expect(await errorCodeOf(person.api.playlist.change({ id, name }))).toBe("INVALID_INPUT");
  expect(await errorCodeOf(person.api.playlist.heard({ id, heardMs: -1 }))).toBe("INVALID_INPUT");
});

test("what was deleted is in no list and cannot be heard, comes back whole, and is erased with its sound when nobody asks for it", async () => {
  const person = await server.person();
  const { narrationId: id, messageId } = await seedEverything(server, person);
  const before = await onlyItem(person);
  const heard = async () => (await person.fetch(before.audioUrl ?? "")).status;
  await person.api.playlist.setAside({ id });
  expect([await person.api.playlist.list(), await heard()]).toEqual([[], 404]);
  expect(await errorCodeOf(person.api.playlist.setAside({ id }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.api.playlist.change({ id, isFavourite: true }))).toBe("NOT_FOUND");
  expect(await person.api.playlist.bringBack({ id })).toEqual(before);
  expect([await onlyItem(person), await heard()]).toEqual([before, 200]);
  // Asked for twice, as by two presses of Undo.
  expect(await person.api.playlist.bringBack({ id })).toEqual(before);

  const { recordings } = server.services;
  await person.api.playlist.setAside({ id });
  now = new Date(now.getTime() + 59 * 60_000);
  await recordings.eraseAside();
  await person.api.playlist.bringBack({ id });
  await person.api.playlist.setAside({ id });
  now = new Date(now.getTime() + 61 * 60_000);
  await recordings.eraseAside();
  expect(await errorCodeOf(person.api.playlist.bringBack({ id }))).toBe("NOT_FOUND");
  expect(await recordings.openSound(before.fileName ?? "")).toBeUndefined();
  expect(messageId).not.toBe("");
});

test("a message whose recording was deleted gets a new one, and the old one still comes back beside it", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "I miss my friend" }), "started").session.id;
  await narrated(person, sessionId);
  const { id } = await onlyItem(person);
  await person.api.playlist.setAside({ id });
  await narrated(person, sessionId);
  expect((await onlyItem(person)).id).not.toBe(id);
  expect(await person.api.playlist.bringBack({ id })).toMatchObject({ id, messageId: null });
  expect(await person.api.playlist.list()).toHaveLength(2);
});

test("a record that is older than names is called by what it says", async () => {
  const person = await server.person();
  const { narrationId: id } = await seedEverything(server, person);
  const text = "# Thought awareness\n\nYou said: “I never finish anything.” Let it be. [pause 4]";
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update audio_narrations set name = '', own_name = null, text_content = ${text}
      where id = ${id}`),
  );
  expect((await onlyItem(person)).name).toBe("I never finish anything");
});

test("a long playlist comes in pages, newest first, each recording once, and never another person's", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { listed } = limits.playlist;
  for (const { id } of [person, other])
    await server.services.db.asUser(id, (tx) =>
      tx.execute(sql`insert into audio_narrations (user_id, title, text_content, created_at,
          music_url, music_file_name, music_duration_ms, music_size_bytes)
        select ${id}, 'Meditation_' || n, 'Breathe.', now() - n / 2 * interval '1 microsecond',
          '/music', 'none/music_1.mp3', 1000, 1
        from generate_series(1, ${listed + 7}) n`),
    );
  const first = await person.api.playlist.list();
  const second = await person.api.playlist.list({ after: first.at(-1)?.id });
  expect([first.length, second.length]).toEqual([listed, 7]);
  expect(await person.api.playlist.list({ after: second.at(-1)?.id })).toEqual([]);
  const titles = [...first, ...second].map(({ title }) => title);
  expect(new Set(titles).size).toBe(listed + 7);
  const pairs = titles.map((title) => Math.floor(Number(title.slice("Meditation_".length)) / 2));
  expect(pairs).toEqual(pairs.toSorted((a, b) => a - b));
  const foreign = (await other.api.playlist.list())[0]?.id;
  expect(await errorCodeOf(person.api.playlist.list({ after: foreign }))).toBe("NOT_FOUND");
  await person.api.playlist.remove({ id: first[0]?.id ?? "" });
  expect(await errorCodeOf(person.api.playlist.list({ after: first[0]?.id }))).toBe("NOT_FOUND");
});
