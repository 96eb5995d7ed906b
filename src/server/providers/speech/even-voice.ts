import { limitPeaks } from "#shared/sound/limit-peaks.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import type { Sound } from "./speech.ts";

/** As loud as the offline voices: -19 LUFS as one channel, which is -16 LUFS from two speakers. */
const loudnessLufs = -19;
/** A sentence is turned up or down by no more than this, so that a whisper stays one. */
const mostDb = 12;
const ceiling = 10 ** (-1.5 / 20);

/** Brings a spoken sentence to the loudness of all our narrations; one that is too short to be measured stays as it is. */
export function evenVoice({ channels, sampleRate }: { channels: Float32Array[]; sampleRate: number }): Sound {
  const [first = new Float32Array()] = channels;
  const samples = first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
  const loudness = integratedLoudness(samples, sampleRate);
  if (!Number.isFinite(loudness)) return { samples, sampleRate };
  const gain = 10 ** (Math.max(-mostDb, Math.min(mostDb, loudnessLufs - loudness)) / 20);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * gain;
  limitPeaks(samples, sampleRate, ceiling);
  return { samples, sampleRate };
}
