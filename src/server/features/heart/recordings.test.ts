import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { emptyReading } from "#server/heart/exports/reading.ts";
import { reportHeart } from "#server/heart/report/report-heart.ts";
import { simulatedHeart } from "#server/testing/simulated-heart.ts";
import { eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer();
afterAll(() => server.close());

const timeZone = "UTC";

type Person = Awaited<ReturnType<typeof server.person>>;

/** A reply of the person's that brought figures of the heart. */
async function toldOf(person: Person, reading: Parameters<typeof reportHeart>[0]): Promise<string> {
  const { message } = eventOf(await person.turn({ text: "Here is my night" }), "saved");
  const outcome = reportHeart(reading);
  if ("fault" in outcome) throw new Error(outcome.fault);
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(
      sql`update chat_messages set heart = ${JSON.stringify(outcome.report)}::jsonb where id = ${message.id}`,
    ),
  );
  return message.id;
}

const night = (day: string, seed: number) => ({
  ...emptyReading("a strap"),
  runs: [{ startMs: Date.parse(`${day}T06:30:00Z`), intervalsMs: simulatedHeart({ seed, beats: 300 }) }],
});

test("a recording is kept by choice, once, with its figures by day and without its beats", async () => {
  const person = await server.person();
  const messageId = await toldOf(person, night("2026-05-01", 1));
  expect(await person.api.heart.recordings()).toEqual([]);
  const [kept, other] = await person.api.heart.keep({ messageId, timeZone });
  expect(other).toBeUndefined();
  expect(kept).toMatchObject({ device: "a strap", firstDay: "2026-05-01", lastDay: "2026-05-01" });
  expect(kept?.days.map(({ metric }) => metric)).toEqual(["RMSSD", "SDNN", "heart rate"]);
  expect(await person.api.heart.keep({ messageId, timeZone })).toHaveLength(1);
});

test("beats without a date are of the day they were given, on the person's own calendar", async () => {
  const person = await server.person();
  const undated = {
    ...night("2026-05-01", 5),
    runs: [{ startMs: null, intervalsMs: simulatedHeart({ seed: 5 }) }],
  };
  const messageId = await toldOf(person, undated);
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update chat_messages set created_at = '2026-05-03T22:30:00Z' where id = ${messageId}`),
  );
  const [kept] = await person.api.heart.keep({ messageId, timeZone: "Europe/Berlin" });
  expect(kept?.firstDay).toBe("2026-05-04");
  const again = await toldOf(person, undated);
  expect(await person.api.heart.keep({ messageId: again, timeZone: "UTC" })).toEqual([kept]);
});

test("a month of a watch is kept day by day", async () => {
  const person = await server.person();
  const days = Array.from({ length: 30 }, (_, at) => ({
    atMs: Date.parse("2026-04-01T00:00:00Z") + at * 86_400_000,
    value: 50 + at,
  }));
  const watch = { ...emptyReading("a watch"), resting: days };
  const [kept] = await person.api.heart.keep({ messageId: await toldOf(person, watch), timeZone });
  expect(kept).toMatchObject({ firstDay: "2026-04-01", lastDay: "2026-04-30" });
  expect(kept?.days).toHaveLength(30);
});

test("what is kept is seen and erased by its person alone", async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const messageId = await toldOf(person, night("2026-05-01", 2));
  const [kept] = await person.api.heart.keep({ messageId, timeZone });
  await person.api.heart.keep({ messageId: await toldOf(person, night("2026-05-02", 3)), timeZone });
  await expect(stranger.api.heart.keep({ messageId, timeZone })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await stranger.api.heart.recordings()).toEqual([]);
  const recordingId = kept?.id ?? "";
  await expect(stranger.api.heart.remove({ recordingId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await person.api.heart.remove({ recordingId })).toHaveLength(1);
  expect(await person.api.heart.removeAll()).toEqual([]);
});

test("a message that says nothing of the heart is not kept", async () => {
  const person = await server.person();
  const { message } = eventOf(await person.turn({ text: "hello" }), "saved");
  await expect(person.api.heart.keep({ messageId: message.id, timeZone })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test.each([
  ["recordings", limits.heart.recordings, 0],
  ["figures of days", 10, limits.heart.dayFigures / 10],
])("no more %s are kept than fit, and that is said", async (_what, recordings, dayFigures) => {
  const person = await server.person();
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`insert into heart_recordings (user_id, device, first_day, last_day, days, checksum, kept_at)
      select ${person.id}, 'a strap', '2026-05-01', '2026-05-01',
        to_jsonb(array_fill(1, array[${dayFigures}::int])), n::text, now()
      from generate_series(1, ${recordings}::int) n`),
  );
  await expect(
    person.api.heart.keep({ messageId: await toldOf(person, night("2026-05-01", 4)), timeZone }),
  ).rejects.toMatchObject({ code: "HEART_NOT_KEPT" });
});
