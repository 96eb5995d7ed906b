import { afterAll, expect, test } from "vitest";
import { errorCodeOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

let now = new Date();
const server = await startTestServer({ DAILY_CONVERSATION_LIMIT: "2" }, { clock: () => now });
afterAll(() => server.close());

const tomorrowAt = (hours: number) => {
  const day = new Date();
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1, hours));
};
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test("a day's share comes back at the person's own midnight and not before", async () => {
  const person = await server.person();
  now = tomorrowAt(10);
  const timeZone = "Asia/Tokyo"; // 19:00 there
  await person.turn({ text: "one", timeZone });
  await person.turn({ text: "two", timeZone });
  const today = await person.api.usage.today({ timeZone });
  expect(today).toEqual({
    day: dayOf(now),
    used: 2,
    limit: 2,
    remaining: 0,
    resetsAt: `${dayOf(now)}T15:00:00.000Z`,
  });
  now = new Date(Date.parse(today.resetsAt) - 1000);
  expect(await errorCodeOf(person.turn({ text: "three", timeZone }))).toBe("DAILY_LIMIT_REACHED");
  now = new Date(Date.parse(today.resetsAt));
  await person.turn({ text: "three", timeZone });
  expect((await person.api.usage.today({ timeZone })).used).toBe(1);
});

test("claiming another zone opens no second day while the first is open", async () => {
  const person = await server.person();
  now = tomorrowAt(10);
  await person.turn({ text: "one", timeZone: "UTC" });
  await person.turn({ text: "two", timeZone: "UTC" });
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo"]) {
    expect(await errorCodeOf(person.turn({ text: "three", timeZone }))).toBe("DAILY_LIMIT_REACHED");
  }
});

test("a day that begins in a zone further west is not counted a second time", async () => {
  const person = await server.person();
  now = tomorrowAt(10);
  const { day, resetsAt } = await person.api.usage.today({ timeZone: "Pacific/Kiritimati" });
  now = new Date(Date.parse(resetsAt) + 1000);
  const west = await person.api.usage.today({ timeZone: "Pacific/Pago_Pago" });
  expect(west.day >= day).toBe(true);
});
