import { afterAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "#server/testing/calls/call-function.ts";
import { startSoundService } from "#server/testing/servers/sound-service.ts";
import { collect, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const service = await startSoundService();
const server = await startTestServer(
  { ELEVENLABS_API_KEY: "k", SPEECH_SECONDS_PER_PERSON_PER_DAY: "10" },
  { providerUrls: { elevenLabs: service.baseUrl } },
);
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => service.behave("ok"));

const timeZone = "UTC";
const { metering } = server.services;
/** The service's tone for each sentence, as long as it comes back from its MP3. */
const toneMs = { least: 1450, most: 1650 };

async function chatOf(person: TestPerson, text = "My boss shouted at me") {
  const events = await person.turn({ text });
  return { sessionId: eventOf(events, "started").session.id, messageId: eventOf(events, "saved").message.id };
}

async function narrated(person: TestPerson, sessionId: string) {
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone });
  return (await collect(await person.api.narration.watch({ narrationId: id }))).at(-1);
}

test("each sentence that a service speaks is counted for its person, and for nobody else", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { sessionId } = await chatOf(person);
  const from = service.calls.length;
  expect(await narrated(person, sessionId)).toMatchObject({ status: "ready", isStandIn: false });
  const sentences = service.calls.length - from;
  const [day] = await metering.list(person.id);
  expect(day?.serviceSpeechMs).toBeGreaterThan(sentences * toneMs.least);
  expect(day?.serviceSpeechMs).toBeLessThan(sentences * toneMs.most);
  expect(day?.builtInSpeechMs).toBe(0);
  expect(await metering.list(other.id)).toEqual([]);
});

test("with the seconds used up the built-in voice speaks, the service is not asked, and the narration says so", async () => {
  const person = await server.person();
  const { sessionId, messageId } = await chatOf(person);
  metering.add(person.id, { serviceSpeechMs: 10_000 });
  const from = service.calls.length;
  expect(await narrated(person, sessionId)).toMatchObject({
    status: "ready",
    isStandIn: true,
    foreignLanguage: null,
  });
  const { audioUrl } = await person.api.narration.speak({ sessionId, messageId, voice: "Sol", timeZone });
  expect((await (await person.fetch(audioUrl)).arrayBuffer()).byteLength).toBeGreaterThan(4000);
  const spoken = await callFunction(person, "text-to-speech", { text: "Let the breath come and go." });
  expect(spoken.status).toBe(200);
  expect(service.calls.length).toBe(from);
  const [day] = await metering.list(person.id);
  expect(day?.serviceSpeechMs).toBe(10_000);
  expect(day?.builtInSpeechMs).toBeGreaterThan(2000);
});

test("a narration that was begun within the share is spoken to its end, and the next one is not the service's", async () => {
  const person = await server.person();
  const { sessionId } = await chatOf(person);
  metering.add(person.id, { serviceSpeechMs: 9_900 });
  expect(await narrated(person, sessionId)).toMatchObject({ status: "ready", isStandIn: false });
  const { sessionId: next } = await chatOf(person);
  expect(await narrated(person, next)).toMatchObject({ status: "ready", isStandIn: true });
});

test("a service that refuses speaks no second, and none is counted", async () => {
  const person = await server.person();
  const { sessionId } = await chatOf(person);
  service.behave("quota");
  expect(await narrated(person, sessionId)).toMatchObject({ status: "failed" });
  const [day] = await metering.list(person.id);
  expect(day?.serviceSpeechMs ?? 0).toBe(0);
});
