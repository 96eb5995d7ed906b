import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { unzip } from "#server/testing/files/unzip.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const day = (at: string) => Date.parse(`${at}T00:00:00Z`);
let now = new Date(day("2031-03-30") + 12 * 3_600_000);
const caps = {
  OPENAI_API_KEY: "sk-test",
  LLM_TOKENS_PER_PERSON_PER_DAY: "100",
  SPEECH_SECONDS_PER_PERSON_PER_DAY: "60",
};
const server = await startTestServer(caps, { clock: () => now });
afterAll(() => server.close());

const none = {
  dictatedMs: 0,
  tokensIn: 0,
  tokensOut: 0,
  estimatedTokensIn: 0,
  estimatedTokensOut: 0,
  serviceSpeechMs: 0,
  builtInSpeechMs: 0,
};

test("what many calls that end at one moment come to is added up, apart by what told it", async () => {
  const { metering } = server.services;
  const [one, other] = [await server.person(), await server.person()];
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      metering.add(one.id, { tokensIn: 10, tokensOut: 3 });
      if (at % 2) await metering.list(one.id);
      metering.add(one.id, { estimatedTokensIn: 5, estimatedTokensOut: 1 });
      metering.add(other.id, { serviceSpeechMs: 1500, builtInSpeechMs: 700 });
    }),
  );
  expect(await metering.list(one.id)).toEqual([
    {
      ...none,
      day: "2031-03-30",
      tokensIn: 200,
      tokensOut: 60,
      estimatedTokensIn: 100,
      estimatedTokensOut: 20,
    },
  ]);
  expect(await metering.list(other.id)).toEqual([
    { ...none, day: "2031-03-30", serviceSpeechMs: 30_000, builtInSpeechMs: 14_000 },
  ]);
});

test("what two processes add to one day is added up", async () => {
  const { metering, db } = server.services;
  const person = await server.person();
  metering.add(person.id, { tokensIn: 1 });
  await metering.list(person.id);
  await db.asUser(person.id, (tx) => tx.execute(sql`update metered_days set tokens_in = tokens_in + 41`));
  metering.add(person.id, { tokensIn: 1 });
  expect(await metering.list(person.id)).toMatchObject([{ tokensIn: 43 }]);
});

test("a share is used up at its cap and whole again at midnight UTC, and not a moment before", async () => {
  const { metering } = server.services;
  const person = await server.person();
  now = new Date(day("2031-05-02") - 1);
  metering.add(person.id, { tokensIn: 60, estimatedTokensOut: 39 });
  expect(await metering.share(person.id, "tokens")).toEqual({ used: 99, cap: 100 });
  expect(await metering.isUsedUp(person.id, "tokens")).toBe(false);
  metering.add(person.id, { tokensOut: 1, serviceSpeechMs: 59_999, builtInSpeechMs: 900_000 });
  expect(await metering.isUsedUp(person.id, "tokens")).toBe(true);
  expect(await metering.isUsedUp(person.id, "speechSeconds")).toBe(false);
  expect(metering.resetsAt()).toEqual(new Date("2031-05-02T00:00:00Z"));
  now = new Date(day("2031-05-02"));
  expect(await metering.isUsedUp(person.id, "tokens")).toBe(false);
  metering.add(person.id, { tokensIn: 7 });
  expect((await metering.list(person.id)).map((each) => [each.day, each.tokensIn])).toEqual([
    ["2031-05-01", 60],
    ["2031-05-02", 7],
  ]);
});

test("a month later the days are forgotten, and the month's are not", async () => {
  const { metering } = server.services;
  const person = await server.person();
  now = new Date(day("2031-06-01"));
  metering.add(person.id, { tokensIn: 1 });
  await metering.list(person.id);
  now = new Date(day("2031-07-02"));
  metering.add(person.id, { tokensIn: 2 });
  await metering.list(person.id);
  await metering.forgetOld();
  expect(await metering.list(person.id)).toHaveLength(2);
  now = new Date(day("2031-07-03"));
  await server.services.daily.runMissed();
  expect(await metering.list(person.id)).toMatchObject([{ day: "2031-07-02" }]);
});

test("a person takes their days with them", async () => {
  const person = await server.person();
  server.services.metering.add(person.id, { tokensIn: 12, builtInSpeechMs: 3000 });
  const files = unzip(Buffer.from(await (await person.fetch("/api/export")).arrayBuffer()));
  const account = JSON.parse(Buffer.from(files.get("account.json") ?? []).toString());
  expect(account.metered).toEqual([{ ...none, day: "2031-07-03", tokensIn: 12, builtInSpeechMs: 3000 }]);
});

test("who was erased meanwhile is not counted, and keeps nobody else from it", async () => {
  const { metering } = server.services;
  const person = await server.person();
  metering.add(crypto.randomUUID(), { tokensIn: 1 });
  metering.add(person.id, { tokensIn: 4 });
  expect(await metering.list(person.id)).toMatchObject([{ tokensIn: 4 }]);
});
