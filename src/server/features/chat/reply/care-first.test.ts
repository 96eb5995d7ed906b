import { afterAll, expect, test } from "vitest";
import { errorCodeOf, eventOf, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer({ DAILY_CONVERSATION_LIMIT: "1" });
afterAll(() => server.close());

const inLisbon = { timeZone: "Europe/Lisbon" };
const crisis = "I want to kill myself tonight";

test("words of danger are answered with help at once, and are not counted", async () => {
  const person = await server.person();
  const events = await person.turn({ text: crisis });
  expect(textOf(events)).toContain("findahelpline.com");
  expect(eventOf(events, "started").usage).toBeNull();
  expect(eventOf(events, "saved").isCareActive).toBe(true);
  expect(events.some(({ type }) => type === "followUps")).toBe(false);
  expect((await person.api.usage.today(inLisbon)).used).toBe(0);
});

test("the help also comes when the day's conversations are used up", async () => {
  const person = await server.person();
  await person.turn({ text: "My boss shouted at me" });
  expect(await errorCodeOf(person.turn({ text: "And then he left" }))).toBe("DAILY_LIMIT_REACHED");
  const events = await person.turn({ text: crisis });
  expect(eventOf(events, "saved").isCareActive).toBe(true);
  expect((await person.api.usage.today(inLisbon)).used).toBe(1);
});

test("while safety comes first neither a meditation nor a narration is made", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: crisis }), "started").session.id;
  await person.turn({ sessionId, text: "yes, right now" });
  expect((await person.api.chat.messages({ sessionId })).isCareActive).toBe(true);
  expect(await errorCodeOf(person.api.meditation.create({ sessionId }))).toBe("CARE_FIRST");
  const narration = person.api.narration.start({ sessionId, voice: "Aria", ...inLisbon });
  expect(await errorCodeOf(narration)).toBe("CARE_FIRST");
});

test("a faint sign gets the ordinary reply and one question beside it, and nothing rests", async () => {
  const person = await server.person();
  const text = "If one more thing goes wrong I'm off a cliff";
  const events = await person.turn({ text });
  const [reply, beside] = textOf(events).split(/\n\n(?=[^\n]*$)/);
  expect(beside).toMatch(/in danger .*\?$/);
  expect(reply).not.toMatch(/\?$/);
  expect(eventOf(events, "followUps").questions).toContain("Nobody is in danger");
  expect(eventOf(events, "saved").isCareActive).toBe(false);
  expect((await person.api.usage.today(inLisbon)).used).toBe(1);
});

test("a yes to the question beside a reply is care", async () => {
  const person = await server.person();
  const text = "If one more thing goes wrong I'm off a cliff";
  const sessionId = eventOf(await person.turn({ text }), "started").session.id;
  const events = await person.turn({ sessionId, text: "Yes, I need help" });
  expect(eventOf(events, "saved").isCareActive).toBe(true);
  expect(textOf(events)).toContain("findahelpline.com");
});
