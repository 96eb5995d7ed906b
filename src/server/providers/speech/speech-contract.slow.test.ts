import { expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { type SoundServiceBehaviour, startSoundService } from "#server/testing/servers/sound-service.ts";
import { voices } from "#shared/listening/voices.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import type { ClosableSpeech } from "./cloud-speech.ts";
import { createCompatibleSpeech } from "./compatible-speech.ts";
import { createElevenLabsSpeech, type SpeechServiceOptions } from "./elevenlabs-speech.ts";
import { createOfflineSpeech } from "./offline-speech.ts";
import { createOpenAiSpeech } from "./openai-speech.ts";
import { type SpeakRequest, SpeechUnavailable } from "./speech.ts";

type Maker = (options: SpeechServiceOptions) => ClosableSpeech;

const ownServer: Maker = ({ baseUrl, ...options }) =>
  createCompatibleSpeech({ ...options, baseUrl: `${baseUrl}/v1`, model: "a-voice" });

const cloud: [string, Maker][] = [
  ["OpenAI", createOpenAiSpeech],
  ["ElevenLabs", createElevenLabsSpeech],
  ["an own server", ownServer],
];
const all: [string, Maker][] = [["offline", () => createOfflineSpeech()], ...cloud];

async function open(create: Maker, idleMs = 5000) {
  const service = await startSoundService();
  const speech = create({ apiKey: "key-of-a-test", baseUrl: service.baseUrl, idleMs });
  onTestFinished(async () => {
    await speech.close();
    await service.close();
  });
  return { service, speech };
}

const sentence = "Let your shoulders grow heavy and your breath slow down.";

function request(changes: Partial<SpeakRequest> = {}): SpeakRequest {
  return { sentence, voice: "Aria", signal: new AbortController().signal, ...changes };
}

test.each(all)("the %s voice speaks a sentence as loud as every other", async (_name, create) => {
  const { speech } = await open(create);
  const { samples, sampleRate } = await speech.speak(request());
  expect(samples.length / sampleRate).toBeGreaterThan(1);
  expect(integratedLoudness(samples, sampleRate)).toBeGreaterThan(-22);
  expect(integratedLoudness(samples, sampleRate)).toBeLessThan(-17);
});

test.each(all)("the %s voice stops at once when it is told to", async (_name, create) => {
  const { speech, service } = await open(create);
  service.behave("silent");
  const stopping = new AbortController();
  const speaking = speech.speak(request({ signal: stopping.signal }));
  const reason = new Error("stopped by the test");
  stopping.abort(reason);
  await expect(speaking).rejects.toBe(reason);
  await expect(speech.speak(request({ signal: stopping.signal }))).rejects.toBe(reason);
  await vi.waitFor(() => expect(service.open()).toBe(0), patiently);
});

test.each(cloud)(
  "%s is asked for each voice by a name of its own, with the key in a header only",
  async (_, create) => {
    const { speech, service } = await open(create);
    for (const voice of voices) await speech.speak(request({ voice }));
    const asked = service.calls.map(({ url, body }) => `${url} ${String(body.voice)}`);
    expect(new Set(asked).size).toBe(voices.length);
    for (const { key, url, body } of service.calls) {
      expect(key).toBe("key-of-a-test");
      expect(url + JSON.stringify(body)).not.toContain("key-of-a-test");
      expect(JSON.stringify(body)).toContain(sentence);
    }
  },
);

const faults: [SoundServiceBehaviour, RegExp][] = [
  ["wrong-key", /refuses the key/],
  ["quota", /quota/],
  ["html", /text and not sound/],
  ["truncated", /cut short/],
  ["hangs-up", /hung up|cut short/],
  ["endless", /too large/],
  ["redirects", /could not be reached/],
];

for (const [name, create] of cloud)
  test.each(faults)(
    `${name} that answers so: %s, is unavailable, and the log learns why without its words`,
    async (behaviour, words) => {
      const { speech, service } = await open(create);
      service.behave(behaviour);
      const failure = await speech.speak(request()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SpeechUnavailable);
      expect(String(failure)).toMatch(words);
      expect(String(failure)).not.toMatch(/secret text|key-of-a-test|shoulders/);
      await vi.waitFor(() => expect(service.open()).toBe(0), patiently);
    },
  );

test.each(cloud)("%s that stays silent, or is not there, is given up", async (_name, create) => {
  const { speech, service } = await open(create, 100);
  for (const behaviour of ["silent", "stalls"] as const) {
    service.behave(behaviour);
    await expect(speech.speak(request())).rejects.toThrow("silent");
    await vi.waitFor(() => expect(service.open()).toBe(0), patiently);
  }
  const nobody = create({ apiKey: "key", baseUrl: "http://127.0.0.1:1" });
  await expect(nobody.speak(request())).rejects.toBeInstanceOf(SpeechUnavailable);
  await nobody.close();
});
