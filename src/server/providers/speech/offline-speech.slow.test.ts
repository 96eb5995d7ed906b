import { expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { reverbTailSeconds } from "#server/audio/reverb.ts";
import { voices } from "#shared/listening/voices.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { createOfflineSpeech } from "./offline-speech.ts";
import { SpeechUnavailable } from "./speech.ts";

const sentence =
  "Notice the weight of your body, and the quiet rhythm of your breath as it moves in and out.";
const script = [
  "Settle into a position that feels kind to your body, and let your hands rest.",
  "Perhaps your shoulders soften by themselves.",
  "Now bring your attention to the palms of your hands, and feel whether they are warm or cool.",
  "Imagine a warm light behind your chest, spreading with each exhale through your arms.",
];
const calm = () => new AbortController().signal;

/** Whatever else the machine is doing, no sentence is given up. */
const patient = { sentenceMs: 600_000 };

function openSpeech(options: { workers?: number; idleMs?: number } = {}) {
  const speech = createOfflineSpeech({ workers: 1, ...patient, ...options });
  onTestFinished(() => speech.close());
  return speech;
}

test("each voice speaks calmly, at the same loudness and without a peak above the ceiling", async () => {
  const speech = openSpeech();
  for (const voice of voices) {
    const sounds = await Promise.all(
      script.map((words) => speech.speak({ sentence: words, voice, signal: calm() })),
    );
    const sampleRate = sounds[0]?.sampleRate ?? 0;
    const samples = Float32Array.from(sounds.flatMap((sound) => [...sound.samples]));
    const minutes = (samples.length / sampleRate - script.length * reverbTailSeconds) / 60;
    expect(script.join(" ").split(" ").length / minutes).toBeGreaterThan(100);
    expect(script.join(" ").split(" ").length / minutes).toBeLessThan(130);
    expect(Math.abs(integratedLoudness(samples, sampleRate) + 18.5)).toBeLessThan(1.5);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.751);
  }
});

test("hostile sentences are skipped or spoken, and the voice goes on", async () => {
  const speech = openSpeech();
  const hostile = [
    "!".repeat(1000),
    "",
    "   ",
    "-h",
    "--voices",
    "👍",
    "你好",
    "<b>x</b>",
    "9".repeat(90),
    "\0\n",
  ];
  for (const words of hostile) await speech.speak({ sentence: words, voice: "Aria", signal: calm() });
  const crash = await speech.speak({ sentence: "!".repeat(1000), voice: "Aria", signal: calm() });
  expect(crash.samples.length).toBe(0);
  const after = await speech.speak({ sentence, voice: "Aria", signal: calm() });
  expect(after.samples.length).toBeGreaterThan(after.sampleRate);
  expect(speech.workersAlive()).toBe(1);
});

test("cancelling a long sentence frees the only voice, long before that sentence would have ended", async () => {
  const speech = openSpeech();
  await speech.speak({ sentence: "Hello.", voice: "Aria", signal: calm() });
  const stop = new AbortController();
  const long = speech.speak({ sentence: "1234567890 ".repeat(3000), voice: "Aria", signal: stop.signal });
  const waiting = speech.speak({ sentence: "Hello.", voice: "Wren", signal: calm() });
  stop.abort(new Error("stop"));
  await expect(long).rejects.toThrow("stop");
  expect((await waiting).samples.length).toBeGreaterThan(0);
});

test("a request cancelled while it waits is never spoken and costs no thread", async () => {
  const speech = openSpeech();
  const stop = new AbortController();
  const first = speech.speak({ sentence, voice: "Aria", signal: calm() });
  const waiting = speech.speak({ sentence, voice: "Aria", signal: stop.signal });
  stop.abort(new Error("stop"));
  await expect(waiting).rejects.toThrow("stop");
  expect((await first).samples.length).toBeGreaterThan(0);
  await expect(speech.speak({ sentence, voice: "Aria", signal: stop.signal })).rejects.toThrow("stop");
});

test("requests are served in the order they came, and threads are let go when nobody speaks", async () => {
  const speech = openSpeech({ workers: 1, idleMs: 20 });
  expect(speech.workersAlive()).toBe(0);
  const order: number[] = [];
  const requests = [0, 1, 2].map(async (place) => {
    await speech.speak({ sentence: "Breathe.", voice: "Aria", signal: calm() });
    order.push(place);
  });
  await Promise.all(requests);
  expect(order).toEqual([0, 1, 2]);
  await vi.waitFor(() => expect(speech.workersAlive()).toBe(0), patiently);
});

test("a closed voice says that it is unavailable, also to those who were waiting", async () => {
  const speech = openSpeech();
  const running = speech.speak({ sentence, voice: "Aria", signal: calm() });
  const refused = expect(running).rejects.toBeInstanceOf(SpeechUnavailable);
  await speech.close();
  await refused;
  await expect(speech.speak({ sentence, voice: "Aria", signal: calm() })).rejects.toBeInstanceOf(
    SpeechUnavailable,
  );
});
