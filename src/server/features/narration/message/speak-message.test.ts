import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const timeZone = "Europe/Lisbon";

async function chatOf(person: TestPerson, text = "My boss shouted at me") {
  const events = await person.turn({ text });
  const { session, message } = eventOf(events, "started");
  const mine = message?.id ?? "";
  return { sessionId: session.id, mine, reply: eventOf(events, "saved").message.id };
}

async function narrationsCounted(person: TestPerson): Promise<number> {
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select coalesce(sum(tts_requests_count), 0)::int as used from user_usage_limits`),
  );
  return Number(rows[0]?.used);
}

test("messages of either side are heard, kept nowhere, and counted only when they are spoken anew", async () => {
  const person = await server.person();
  const { sessionId, mine, reply } = await chatOf(person);
  const speak = (messageId: string, voice: "Aria" | "Sol" = "Aria") =>
    person.api.narration.speak({ sessionId, messageId, voice, timeZone });
  for (const messageId of [mine, reply]) {
    const { audioUrl } = await speak(messageId);
    const response = await person.fetch(audioUrl);
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(4000);
  }
  expect(await narrationsCounted(person)).toBe(2);

  const { audioUrl } = await speak(reply);
  const part = await person.fetch(audioUrl, { headers: { range: "bytes=0-99" } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  expect(await narrationsCounted(person)).toBe(2);
  await (await person.fetch((await speak(reply, "Sol")).audioUrl)).arrayBuffer();
  expect(await narrationsCounted(person)).toBe(3);
  expect(await person.api.playlist.list()).toEqual([]);
});

test("nobody else hears it, and it goes with its chat", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { sessionId, reply } = await chatOf(person);
  const asked = { sessionId, messageId: reply, voice: "Aria" as const, timeZone };
  const { audioUrl } = await person.api.narration.speak(asked);
  expect((await other.fetch(audioUrl)).status).toBe(404);
  expect((await server.visitor().fetch(audioUrl)).status).toBe(401);
  expect(await errorCodeOf(other.api.narration.speak(asked))).toBe("NOT_FOUND");
  const elsewhere = { ...asked, sessionId: (await chatOf(person)).sessionId };
  expect(await errorCodeOf(person.api.narration.speak(elsewhere))).toBe("NOT_FOUND");
  await person.api.chat.remove({ sessionId });
  expect((await person.fetch(audioUrl)).status).toBe(404);
});

test("while care comes first nothing is read aloud, and nothing is counted", async () => {
  const person = await server.person();
  const { sessionId, mine, reply } = await chatOf(person, "I want to kill myself");
  for (const messageId of [mine, reply]) {
    const spoken = person.api.narration.speak({ sessionId, messageId, voice: "Aria", timeZone });
    expect(await errorCodeOf(spoken)).toBe("CARE_FIRST");
  }
  expect(await narrationsCounted(person)).toBe(0);
});

test("a message without a word that can be said is refused with the specification's sentence", async () => {
  const person = await server.person();
  const { sessionId, mine } = await chatOf(person, "...");
  const spoken = person.api.narration.speak({ sessionId, messageId: mine, voice: "Aria", timeZone });
  expect(await errorCodeOf(spoken)).toBe("SPEECH_FAILED");
});

test("past the day's share of narrations a new message is not spoken, and one heard before still is", async () => {
  const person = await server.person();
  const { sessionId, mine, reply } = await chatOf(person);
  const speak = (messageId: string) =>
    person.api.narration.speak({ sessionId, messageId, voice: "Aria", timeZone });
  await (await person.fetch((await speak(reply)).audioUrl)).arrayBuffer();
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`update user_usage_limits set tts_requests_count = 100`),
  );
  expect(await errorCodeOf(speak(mine))).toBe("NARRATION_LIMIT_REACHED");
  expect((await person.fetch((await speak(reply)).audioUrl)).status).toBe(200);
});
