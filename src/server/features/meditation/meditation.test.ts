import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { collect, eventOf, refusalOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a meditation needs two messages of the person's, and a chat of their own", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  expect(await refusalOf(person.api.meditation.create({ sessionId }))).toBe("MEDITATION_REFUSED");
  expect((await person.api.chat.messages({ sessionId })).messages).toHaveLength(2);
  await person.turn({ sessionId, text: "I felt small" });
  expect(await refusalOf(other.api.meditation.create({ sessionId }))).toBe("NOT_FOUND");
  expect(await refusalOf(person.api.meditation.create({ sessionId: randomUUID() }))).toBe("NOT_FOUND");
});

test("a meditation has 500 to 700 words in four stages and becomes the chat's latest script", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  await person.turn({ sessionId, text: "My chest got tight and I felt small" });
  const events = await collect(await person.api.meditation.create({ sessionId }));
  expect(eventOf(events, "started")).toMatchObject({ kind: "meditation", message: null, usage: null });
  const steps = events.flatMap((event) => (event.type === "progress" ? [[event.value, event.step]] : []));
  expect(steps).toEqual([
    [10, "Analyzing your conversation..."],
    [30, "Finding relevant guidance..."],
    [60, "Creating your personalized meditation..."],
    [80, "Finalizing your meditation..."],
  ]);
  const { message } = eventOf(events, "saved");
  expect(message).toMatchObject({ kind: "script", status: "complete", isUser: false });
  expect(message.content.match(/^# .+$/gm)).toHaveLength(4);
  const words =
    message.content
      .replace(/^# .*$/gm, "")
      .replace(/\[pause [^\]]*\]/g, "")
      .match(/\S+/g) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(500);
  expect(words.length).toBeLessThanOrEqual(700);
  const { messages } = await person.api.chat.messages({ sessionId });
  expect(messages.at(-1)).toEqual(message);
  expect((await person.api.usage.today({ timeZone: "Europe/Lisbon" })).used).toBe(2);
});
