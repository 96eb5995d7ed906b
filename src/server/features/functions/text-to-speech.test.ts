import { afterAll, expect, test } from "vitest";
import { mp3FrameLength } from "#server/audio/mp3/mp3-frames.ts";
import { chooseBuiltInSpeech } from "#server/choose-providers.ts";
import { callFunction, refusedWith } from "#server/testing/calls/call-function.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/contract/errors.ts";
import { soundAnswer } from "#shared/contract/functions.ts";

const server = await startTestServer({}, { builtInSpeech: chooseBuiltInSpeech });
afterAll(() => server.close());
const person = await server.person();
const speak = (body: unknown) => callFunction(person, "text-to-speech", body);

test("the specification's body is answered with base64 of an MP3, and counts as a narration", async () => {
  const response = await speak({ text: "Let the breath come and go.", voice: "Wren", userId: "somebody" });
  expect(response.status).toBe(200);
  const { audio } = soundAnswer.parse(await response.json());
  const sound = new Uint8Array(Buffer.from(audio, "base64"));
  expect(mp3FrameLength(sound, 0)).toBeGreaterThan(0);
  expect(sound.length).toBeGreaterThan(5000);
  expect(await server.services.usage.list(person.id)).toMatchObject([{ ttsRequestsCount: 1 }]);
});

test("words that speak of a danger, an unknown voice, and what cannot be spoken are refused with a sentence", async () => {
  expect(await refusedWith(speak({ text: "I want to kill myself" }))).toEqual([
    409,
    { error: errorText("CARE_FIRST") },
  ]);
  for (const text of ["...", "🙂🙂", "深呼吸"])
    expect(await refusedWith(speak({ text })), text).toEqual([422, { error: errorText("NOTHING_TO_SPEAK") }]);
  expect(await refusedWith(speak({ text: "  " }))).toEqual([
    400,
    { error: "text: Send some text to speak." },
  ]);
  expect((await refusedWith(speak({ text: "Hello", voice: "alloy" })))[0]).toBe(400);
  expect((await refusedWith(speak({ text: "a".repeat(10_001) })))[0]).toBe(400);
});
