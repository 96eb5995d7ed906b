import { MPEGDecoder } from "mpg123-decoder";
import { expect, onTestFinished, test } from "vitest";
import { createOfflineSpeech } from "#server/providers/speech/offline-speech.ts";
import { type Speech, SpeechUnavailable } from "#server/providers/speech/speech.ts";
import { mp3Format } from "./mp3/mp3-format.ts";
import { type NarrateRequest, NothingToSpeak, narrate, type SpokenSoFar } from "./narrate.ts";

/** A voice from elsewhere: a second of a tone for each sentence, at a rate of its own. */
function toneVoice(sampleRate = 22_050): Speech {
  return {
    label: "tone",
    languages: new Set(["en"]),
    async speak({ signal }) {
      signal.throwIfAborted();
      const samples = Float32Array.from(
        { length: sampleRate },
        (_, at) =>
          0.5 * Math.sin((2 * Math.PI * 440 * at) / sampleRate) * Math.sin((Math.PI * at) / sampleRate),
      );
      return { samples, sampleRate };
    },
  };
}

function request(changes: Partial<NarrateRequest> = {}): NarrateRequest {
  return {
    speech: toneVoice(),
    text: "# Arriving\nSit down. Breathe in...\n\n[pause 3]\n\nBreathe out.",
    voice: "Aria",
    signal: new AbortController().signal,
    onAudio: () => undefined,
    onProgress: () => undefined,
    ...changes,
  };
}

async function decoded(mp3: Uint8Array): Promise<{ samples: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  expect(errors).toEqual([]);
  return { samples: channelData[0] ?? new Float32Array(), sampleRate };
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
}

test("the stored file decodes to exactly the sound that went in, with its pauses silent", async () => {
  const { mp3, durationMs, sentenceTimes, spokenWords } = await narrate(request());
  const { samples, sampleRate } = await decoded(mp3);
  expect(sampleRate).toBe(mp3Format.sampleRate);
  expect(durationMs).toBe(6750);
  expect(samples.length).toBe(6.75 * sampleRate);
  expect(sentenceTimes).toEqual([
    { text: "Sit down.", startMs: 0, endMs: 1000 },
    { text: "Breathe in.", startMs: 1750, endMs: 2750 },
    { text: "Breathe out.", startMs: 5750, endMs: 6750 },
  ]);
  expect(spokenWords).toBe(6);
  expect(rms(samples.subarray(0, sampleRate))).toBeCloseTo(0.25 * mp3Format.level, 2);
  expect(rms(samples.subarray(3 * sampleRate, 5.5 * sampleRate))).toBeLessThan(0.001);
});

test("each sentence is due when a listener from the first sound on has heard those before it", async () => {
  const due: number[] = [];
  const tone = toneVoice();
  const speak: Speech["speak"] = (asked) => {
    due.push(asked.dueAt ?? Number.NaN);
    return tone.speak(asked);
  };
  const askedAt = performance.now();
  await narrate(request({ speech: { ...tone, speak } }));
  const [first = 0, second = 0, third = 0] = due;
  expect(first).toBeGreaterThanOrEqual(askedAt);
  expect(first).toBeLessThan(second);
  expect(third - second).toBeCloseTo(5750 - 1750, 0);
});

test("the stored file starts on the very sample the sound started on", async () => {
  const voice = toneVoice(mp3Format.sampleRate);
  const { samples } = await voice.speak({ sentence: "Sit.", voice: "Aria", signal: request().signal });
  const { mp3 } = await narrate(request({ speech: voice, text: "Sit." }));
  const heard = (await decoded(mp3)).samples;
  const error = heard.map((sample, at) => sample - mp3Format.level * (samples[at] ?? 0));
  expect(rms(error)).toBeLessThan(0.01 * rms(heard));
});

test("what was streamed is the stored file without its first frame", async () => {
  const chunks: Uint8Array[] = [];
  const { mp3 } = await narrate(request({ onAudio: (chunk) => chunks.push(chunk) }));
  expect(chunks.length).toBeGreaterThan(3);
  expect(Buffer.concat(chunks).equals(mp3.subarray(mp3Format.frameBytes))).toBe(true);
  expect(Buffer.from(mp3.subarray(13, 17)).toString()).toBe("Info");
});

test("the first sentence is heard before the second is spoken", async () => {
  const events: string[] = [];
  const voice = toneVoice();
  const speech: Speech = {
    label: "tone",
    languages: new Set(["en"]),
    speak: (sentence) => {
      events.push("speak");
      return voice.speak(sentence);
    },
  };
  await narrate(request({ speech, onAudio: () => events.push("heard") }));
  expect(events.slice(0, 2)).toEqual(["speak", "heard"]);
});

test("progress never falls and ends at one", async () => {
  const shares: number[] = [];
  await narrate(request({ onProgress: (share) => shares.push(share) }));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
  expect(shares.at(-1)).toBe(1);
});

test("a text without a word a voice can say is refused", async () => {
  for (const text of ["", "!".repeat(1000), "你好", "[pause 9]"])
    await expect(narrate(request({ text }))).rejects.toBeInstanceOf(NothingToSpeak);
});

test("hostile text becomes a narration by the offline voice, and says what was left out", async () => {
  const speech = createOfflineSpeech({ workers: 1 });
  onTestFinished(() => speech.close());
  // Short, as it takes the voice a breath for each sign: offline-speech.slow.test.ts has the long ones.
  const text = `${"!".repeat(1000)} 👍 你好 <b>Rest</b> 99 xxx. End.`;
  const { mp3, droppedCharacters, durationMs } = await narrate(request({ speech, text }));
  expect(droppedCharacters).toBe(2);
  const { samples } = await decoded(mp3);
  expect(Math.abs(samples.length / 24 - durationMs)).toBeLessThan(2);
  expect(rms(samples)).toBeGreaterThan(0.03);
});

test("a sentence without sound is left out, and a text of nothing else is refused", async () => {
  const voice = toneVoice();
  const speech: Speech = {
    label: "half mute",
    languages: new Set(["en"]),
    speak: async (sentence) =>
      sentence.sentence.startsWith("Sit")
        ? { samples: new Float32Array(), sampleRate: 16_000 }
        : voice.speak(sentence),
  };
  const { skippedSentences, durationMs } = await narrate(request({ speech, text: "Sit down. Breathe." }));
  expect([skippedSentences, durationMs]).toEqual([1, 1000]);
  await expect(narrate(request({ speech, text: "Sit." }))).rejects.toBeInstanceOf(NothingToSpeak);
});

test("a service that sends silence for a voice is refused, and no silent narration is kept", async () => {
  const speech: Speech = {
    ...toneVoice(),
    speak: async () => ({ samples: new Float32Array(22_050).fill(1e-5), sampleRate: 22_050 }),
  };
  await expect(narrate(request({ speech }))).rejects.toBeInstanceOf(NothingToSpeak);
});

test("a cancelled narration ends at once with the signal's reason and no further audio", async () => {
  const stop = new AbortController();
  let chunks = 0;
  const running = narrate(
    request({
      text: "Breathe in. ".repeat(200),
      signal: stop.signal,
      onAudio: () => {
        chunks += 1;
        stop.abort(new Error("changed my mind"));
      },
    }),
  );
  await expect(running).rejects.toThrow("changed my mind");
  expect(chunks).toBe(1);
});

test("a narration that is handed over is gone on with: no sentence is spoken twice, and what was streamed still stands", async () => {
  const said: string[] = [];
  const tone = toneVoice();
  const speech: Speech = {
    ...tone,
    speak: (asked) => {
      said.push(asked.sentence);
      return tone.speak(asked);
    },
  };
  const streamed: Uint8Array[] = [];
  const onAudio = (chunk: Uint8Array) => streamed.push(chunk);
  const stopping = new AbortController();
  const left: SpokenSoFar[] = [];
  const handOver = {
    signal: stopping.signal,
    keep: async (spoken: SpokenSoFar) => void left.push(spoken),
  };
  const first = narrate(
    request({
      speech,
      handOver,
      onAudio,
      onProgress: () => said.length === 2 && stopping.abort(new Error("the process stops")),
    }),
  );
  await expect(first).rejects.toThrow("the process stops");
  const before = left[0];
  expect(before?.sentenceTimes.map(({ text }) => text)).toEqual(["Sit down.", "Breathe in."]);
  expect(Buffer.from(before?.mp3 ?? []).subarray(0, Buffer.concat(streamed).length)).toEqual(
    Buffer.concat(streamed),
  );

  const goneOn: Uint8Array[] = [];
  const made = await narrate(request({ speech, before, onAudio: (chunk) => goneOn.push(chunk) }));
  expect(said).toEqual(["Sit down.", "Breathe in.", "Breathe out."]);
  expect(goneOn[0]).toEqual(before?.mp3);
  const { samples, sampleRate } = await decoded(made.mp3);
  const last = made.sentenceTimes[2] ?? { startMs: 0, endMs: 0 };
  expect(made.durationMs).toBe(Math.round(last.endMs));
  expect(samples.length / sampleRate).toBeCloseTo(made.durationMs / 1000, 2);
  // Where it was cut there is a little more rest, and nothing else.
  expect(made.durationMs - 6750).toBeGreaterThanOrEqual(0);
  expect(made.durationMs - 6750).toBeLessThan(100);
  const part = (from: number, to: number) =>
    rms(samples.subarray((from * sampleRate) / 1000, (to * sampleRate) / 1000));
  expect(part(2800, last.startMs - 50)).toBeLessThan(0.001);
  expect(part(last.startMs, last.endMs)).toBeCloseTo(0.25 * mp3Format.level, 2);
});

test("what was spoken of another text is not gone on with", async () => {
  const before = { mp3: new Uint8Array(mp3Format.frameBytes), sentenceTimes: [], steps: 40, done: 7 };
  const { sentenceTimes } = await narrate(request({ before }));
  expect(sentenceTimes.map(({ text }) => text)).toEqual(["Sit down.", "Breathe in.", "Breathe out."]);
});

test("a voice that fails half-way fails the narration with its own error", async () => {
  let calls = 0;
  const voice = toneVoice();
  const speech: Speech = {
    label: "fragile",
    languages: new Set(["en"]),
    async speak(sentence) {
      calls += 1;
      if (calls === 2) throw new SpeechUnavailable("gone", "unreachable");
      return voice.speak(sentence);
    },
  };
  await expect(narrate(request({ speech }))).rejects.toBeInstanceOf(SpeechUnavailable);
});

test("a bell stands before the words and after them, and their times are where they are heard", async () => {
  const { mp3, durationMs, sentenceTimes } = await narrate(request({ bells: "both" }));
  const { samples, sampleRate } = await decoded(mp3);
  expect(sentenceTimes[0]).toMatchObject({ startMs: 5500, endMs: 6500 });
  expect(durationMs).toBe(5500 + 6750 + 3000 + 5000);
  const part = (from: number, to: number) => rms(samples.subarray(from * sampleRate, to * sampleRate));
  expect(part(0, 1)).toBeGreaterThan(0.01);
  expect(part(5.1, 5.4)).toBeLessThan(0.001);
  expect(part(12.5, 15)).toBeLessThan(0.001);
  expect(part(15.3, 16.3)).toBeGreaterThan(0.01);
  expect(part(20, 20.2)).toBeLessThan(0.001);
  const early = await narrate(request({ bells: "start" }));
  expect(early.durationMs).toBe(5500 + 6750);
});
