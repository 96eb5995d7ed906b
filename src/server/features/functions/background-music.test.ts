import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { MusicUnavailable } from "#server/providers/music/music.ts";
import { callFunction, refusedWith } from "#server/testing/calls/call-function.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/contract/errors.ts";
import { soundAnswer } from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";

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

test("more sound than there are places for is refused at once with the time to come again, and a place is free afterwards", async () => {
  const { music } = server.services;
  const compose = music.compose;
  onTestFinished(() => {
    music.compose = compose;
  });
  const finished = Promise.withResolvers<void>();
  let composing = 0;
  music.compose = async () => {
    composing += 1;
    await finished.promise;
    return { mp3: new Uint8Array([1, 2, 3]), isSeamless: true };
  };
  const { soundsAtOnce, soundsOfOneAtOnce } = limits.functions;
  const people = [person];
  while (people.length < soundsAtOnce) people.push(await server.person());
  const ask = (who: typeof person) => callFunction(who, "generate-background-music", { prompt: "calm" });
  const answered: Promise<Response>[] = [];
  const busy = async (
    who: typeof person,
    name = "generate-background-music",
    body: object = { prompt: "calm" },
  ) => {
    const response = await callFunction(who, name, body);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.json()).toEqual({ error: errorText("SOUND_BUSY", { wait: "30 seconds" }) });
  };
  for (let each = 0; each < soundsOfOneAtOnce; each += 1) answered.push(ask(person));
  await vi.waitFor(() => expect(composing).toBe(soundsOfOneAtOnce), patiently);
  await busy(person);
  for (const other of people.slice(1, 1 + soundsAtOnce - soundsOfOneAtOnce)) answered.push(ask(other));
  await vi.waitFor(() => expect(composing).toBe(soundsAtOnce), patiently);
  await busy(people.at(-1) ?? person);
  await busy(people.at(-1) ?? person, "text-to-speech", { text: "Breathe." });
  finished.resolve();
  for (const answer of answered) expect((await answer).status).toBe(200);
  expect((await ask(person)).status).toBe(200);
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
