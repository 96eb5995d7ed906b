import { afterAll, expect, test } from "vitest";
import { MusicUnavailable } from "#server/providers/music/music.ts";
import { callFunction, refusedWith } from "#server/testing/call-function.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/errors.ts";
import { soundAnswer } from "#shared/functions.ts";

const server = await startTestServer();
afterAll(() => server.close());
const person = await server.person();
const make = (body: unknown) => callFunction(person, "generate-background-music", body);

test("the specification's body asks for a minute in the mood of its prompt, and is answered with base64", async () => {
  const { music } = server.services;
  const asked: unknown[] = [];
  const compose = music.compose;
  music.compose = async (request) => {
    asked.push({ mood: request.mood, durationMs: request.durationMs, prompt: request.prompt });
    return { mp3: new Uint8Array([1, 2, 3]), isSeamless: true };
  };
  const prompt = "Calm piano for sleep, no vocals";
  const response = await make({ prompt, durationMs: 60_000, userId: "somebody" });
  expect(soundAnswer.parse(await response.json())).toEqual({ audio: "AQID" });
  expect(asked).toEqual([{ mood: "sleep", durationMs: 60_000, prompt }]);
  music.compose = async () => {
    throw new MusicUnavailable("the far side said secret things");
  };
  expect(await refusedWith(make({ prompt }))).toEqual([502, { error: "Music generation failed" }]);
  music.compose = compose;
});

test("no music is made of words that speak of a danger, of nothing, or of another length", async () => {
  expect(await refusedWith(make({ prompt: "I want to kill myself" }))).toEqual([
    409,
    { error: errorText("CARE_FIRST") },
  ]);
  expect(await refusedWith(make({ prompt: " " }))).toEqual([400, { error: "prompt: Describe the music." }]);
  for (const durationMs of [1000, 600_000, "60"])
    expect((await refusedWith(make({ prompt: "calm", durationMs })))[0]).toBe(400);
});
