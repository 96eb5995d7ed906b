import { withReverb } from "#server/audio/reverb.ts";
import { type Biquad, filtered, highPass, lowShelf, peak } from "#shared/sound/biquad.ts";
import { limitPeaks } from "#shared/sound/limit-peaks.ts";
import type { Sound } from "./speech.ts";

/** -2.5 dB: room for the half decibel and more that encoding to MP3 adds, under a true peak of -1 dB. */
const ceiling = 10 ** (-2.5 / 20);
/** Quieter than this is the engine's own silence around a sentence; our pauses replace it. */
const silence = 10 ** (-50 / 20);
const keptBeforeSeconds = 0.02;
const keptAfterSeconds = 0.06;
const fadeSeconds = 0.005;
/** The last of a sentence is said more softly, as by somebody who has breath left and is in no hurry. */
const soft = { seconds: 0.4, db: -4 } as const;

/** Less rumble and mud, a little more presence: what makes a thin synthetic voice easier to listen to. */
function tone(sampleRate: number): Biquad[] {
  return [
    highPass({ hz: 70, sampleRate, q: Math.SQRT1_2 }),
    lowShelf({ hz: 240, sampleRate, q: Math.SQRT1_2, db: -3 }),
    peak({ hz: 2800, sampleRate, q: 0.9, db: 1.5 }),
    peak({ hz: 5200, sampleRate, q: 1.1, db: 2 }),
  ];
}

/** The sound from just before its first to just after its last audible sample; empty when there is none. */
function trimmed(samples: Float32Array, sampleRate: number): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > silence);
  if (first < 0) return new Float32Array();
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silence);
  const from = Math.max(0, first - Math.round(keptBeforeSeconds * sampleRate));
  return samples.slice(from, last + Math.round(keptAfterSeconds * sampleRate));
}

function fadeIn(samples: Float32Array, sampleRate: number): void {
  const length = Math.min(samples.length, Math.round(fadeSeconds * sampleRate));
  for (let at = 0; at < length; at += 1) samples[at] = ((samples[at] ?? 0) * at) / length;
}

/** An engine stops at full voice; a calm speaker lets go before. */
function softenEnd(samples: Float32Array, sampleRate: number): void {
  const length = Math.min(samples.length, Math.round(soft.seconds * sampleRate));
  const from = samples.length - length;
  for (let at = 0; at < length; at += 1) {
    const share = (1 - Math.cos((Math.PI * at) / length)) / 2;
    samples[from + at] = (samples[from + at] ?? 0) * 10 ** ((share * soft.db) / 20);
  }
}

/** The engine's dry sentence as it is heard: tone, loudness, a little room, no peak above the ceiling. */
export function shapeVoice(dry: Sound, gainDb: number): Sound {
  const { sampleRate } = dry;
  const toned = tone(sampleRate).reduce(filtered, dry.samples);
  const voice = trimmed(toned, sampleRate);
  if (voice.length === 0) return { samples: voice, sampleRate };
  fadeIn(voice, sampleRate);
  softenEnd(voice, sampleRate);
  const gain = 10 ** (gainDb / 20);
  const heard = withReverb(
    voice.map((sample) => sample * gain),
    sampleRate,
  );
  limitPeaks(heard, sampleRate, ceiling);
  return { samples: heard, sampleRate };
}
