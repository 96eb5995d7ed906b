import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const year = new Date().getUTCFullYear() + 1;
const noon = (month: number, day: number) => new Date(Date.UTC(year, month - 1, day, 12));
let now = noon(3, 30);
const server = await startTestServer({}, { clock: () => now });
afterAll(() => server.close());

const timeZone = "UTC";

async function rowsOf(person: TestPerson): Promise<unknown[]> {
  const read = sql`select user_id, date::text, chat_queries_count as chats, tts_requests_count as narrations,
    monthly_chat_count as chats_of_month, monthly_tts_count as narrations_of_month
    from user_usage_limits order by date`;
  return (await server.services.db.asUser(person.id, (tx) => tx.execute(read))).rows;
}

async function change(person: TestPerson, assignment: ReturnType<typeof sql>): Promise<void> {
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update user_usage_limits set ${assignment}`),
  );
}

const narrateOnce = (person: TestPerson) =>
  server.services.db.asUser(person.id, (tx) => server.services.usage.takeNarration(tx, person.id, timeZone));

test("a person has one row for each local day, with the month's totals running on in it", async () => {
  const person = await server.person();
  const row = (date: string, counts: number[]) => {
    const [chats, narrations, chats_of_month, narrations_of_month] = counts;
    return { user_id: person.id, date, chats, narrations, chats_of_month, narrations_of_month };
  };
  now = noon(3, 30);
  await person.turn({ text: "one", timeZone });
  await person.turn({ text: "two", timeZone });
  await narrateOnce(person);
  now = noon(3, 31);
  await person.turn({ text: "three", timeZone });
  now = noon(4, 1);
  await narrateOnce(person);
  expect(await rowsOf(person)).toEqual([
    row(`${year}-03-30`, [2, 1, 2, 1]),
    row(`${year}-03-31`, [1, 0, 3, 1]),
    row(`${year}-04-01`, [0, 1, 0, 1]),
  ]);
});

test("the first uses of a day at one moment make one row, and each is told its own count", async () => {
  const person = await server.person();
  now = noon(5, 5);
  const turns = await Promise.all(
    Array.from({ length: 12 }, (_, index) => person.turn({ text: `Moment ${index}`, timeZone })),
  );
  const told = turns.map((events) => eventOf(events, "started").usage?.used ?? 0).toSorted((a, b) => a - b);
  expect(told).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(await rowsOf(person)).toMatchObject([{ date: `${year}-05-05`, chats: 12, chats_of_month: 12 }]);
});

test("a day without a row is a day on which nothing was used, and asking makes none", async () => {
  const person = await server.person();
  now = noon(6, 6);
  expect(await person.api.usage.today({ timeZone })).toMatchObject({ day: `${year}-06-06`, used: 0 });
  expect(await rowsOf(person)).toEqual([]);
});

test("what is used is read from the row's two counts", async () => {
  const person = await server.person();
  now = noon(7, 7);
  const sessionId = eventOf(await person.turn({ text: "My boss shouted", timeZone }), "started").session.id;
  await change(person, sql`chat_queries_count = 98, tts_requests_count = 100`);
  expect(await person.api.usage.today({ timeZone })).toMatchObject({ used: 98, remaining: 2 });
  const narration = person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  expect(await errorCodeOf(narration)).toBe("NARRATION_LIMIT_REACHED");
});

test("the 100th narration of a day is made and the next refused with its sentence, counted nowhere", async () => {
  const person = await server.person();
  now = noon(8, 8);
  const sessionId = eventOf(await person.turn({ text: "My boss shouted", timeZone }), "started").session.id;
  const start = () => person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  await change(person, sql`tts_requests_count = 99`);
  const { id } = await start();
  await person.api.narration.cancel({ narrationId: id });
  await expect(start()).rejects.toMatchObject({
    status: 429,
    message: "Daily limit reached! You've used all 100 narrations for today.",
  });
  expect(await rowsOf(person)).toMatchObject([{ narrations: 100 }]);
  now = noon(8, 9);
  await start();
  expect(await rowsOf(person)).toMatchObject([{ narrations: 100 }, { narrations: 1 }]);
});
