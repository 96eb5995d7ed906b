import { filtered, highPass } from "#shared/sound/biquad.ts";
import { mono, quantileOf, type Sound } from "./sound.ts";
import { spectrogram } from "./spectrum.ts";

/** How much new sound begins at each moment. */
export interface Novelty {
  values: number[];
  hopSeconds: number;
}

/** The bands an ear tells apart, roughly: a third of an octave each from 80 Hz up. */
const bands = Array.from({ length: 20 }, (_, band) => ({
  from: 80 * 2 ** (band / 3),
  to: 80 * 2 ** ((band + 1) / 3),
}));
/** Rises smaller than this are vibrato and beating. */
const ripple = 0.05;

function bandLevels(frame: Float32Array, binHz: number): number[] {
  return bands.map(({ from, to }) => {
    let power = 0;
    const last = Math.max(Math.ceil(from / binHz), Math.floor(to / binHz));
    for (let bin = Math.ceil(from / binHz); bin <= last; bin += 1) power += (frame[bin] ?? 0) ** 2;
    return Math.sqrt(power);
  });
}

/** What is new must exceed all that was heard this many slices back (a quarter of a second), and last this many on. */
const memory = 25;
const lasting = 6;

/** By how much the bands rise above all they were a quarter of a second before, on a scale of perceived loudness. */
export function novelty(sound: Sound): Novelty {
  const hop = Math.round(sound.sampleRate / 100);
  const { frames, hopSeconds, binHz } = spectrogram(mono(sound), sound.sampleRate, 2048, hop);
  const levels = frames.map((frame) => bandLevels(frame, binHz));
  const loudest = Math.max(1e-9, ...levels.map((level) => Math.max(...level)));
  const compressed = levels.map((level) => level.map((one) => Math.log1p((30 * one) / loudest)));
  const rise = (at: number, band: number) => {
    let before = 0;
    let after = 0;
    for (let back = 1; back <= memory; back += 1)
      before = Math.max(before, compressed[at - back]?.[band] ?? 0);
    for (let on = 0; on < lasting; on += 1) after += (compressed[at + on]?.[band] ?? 0) / lasting;
    return Math.max(0, after - before - ripple);
  };
  const values = compressed.map((_, at) =>
    at < memory ? 0 : bands.reduce((sum, _band, band) => sum + rise(at, band), 0),
  );
  return { values, hopSeconds };
}

const apartSeconds = 0.1;
/** What a single quiet tone's beginning amounts to. */
const leastRise = 0.4;

/** The moments, in seconds, at which something audibly begins. */
export function onsetTimes({ values, hopSeconds }: Novelty): number[] {
  const reach = Math.round(apartSeconds / hopSeconds / 2);
  const top = quantileOf(values, 0.995);
  const times: number[] = [];
  for (const [at, value] of values.entries()) {
    const near = values.slice(Math.max(0, at - reach), at + reach + 1);
    const around = values.slice(Math.max(0, at - 100), at + 101);
    const floor = quantileOf(around, 0.5) + Math.max(0.25 * top, leastRise);
    const isPeak = value >= Math.max(...near) && value > floor;
    if (isPeak && at * hopSeconds - (times.at(-1) ?? -1) >= apartSeconds) times.push(at * hopSeconds);
  }
  return times;
}

/** Loudness of the last and next 8 ms, a value a millisecond, without the ripple of low tones. A blow rises in 13 ms on it. */
function envelope(sound: Sound): Float32Array {
  const { sampleRate } = sound;
  const corner = highPass({ hz: 180, sampleRate, q: Math.SQRT1_2 });
  const high = filtered(filtered(mono(sound), corner), corner);
  const step = sampleRate / 1000;
  const sums = new Float64Array(high.length + 1);
  for (let at = 0; at < high.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (high[at] ?? 0) ** 2;
  return Float32Array.from({ length: Math.floor(high.length / step) }, (_, ms) => {
    const from = Math.max(0, Math.round((ms - 8) * step));
    const to = Math.min(high.length, Math.round((ms + 8) * step));
    return Math.sqrt(((sums[to] ?? 0) - (sums[from] ?? 0)) / Math.max(1, to - from));
  });
}

/** Milliseconds of each onset's rise from a tenth to nine tenths; onsets that rise less than 6 dB cannot be told from beating and are left out. */
export function attackTimes(sound: Sound, onsets: readonly number[]): number[] {
  const level = envelope(sound);
  return onsets.flatMap((onset) => {
    const middle = Math.round(onset * 1000);
    const from = Math.max(0, middle - 80);
    const rising = level.subarray(from, middle + 220);
    const top = rising.reduce((best, value, at) => (value > (rising[best] ?? 0) ? at : best), 0);
    const before = rising.subarray(0, top + 1);
    const bottom = before.reduce((best, value, at) => (value < (before[best] ?? 0) ? at : best), 0);
    const [low, high] = [before[bottom] ?? 0, before[top] ?? 0];
    if (high < 2 * low) return [];
    const crosses = (share: number) => {
      for (let at = top; at > bottom; at -= 1) if ((before[at] ?? 0) < low + share * (high - low)) return at;
      return bottom;
    };
    return [crosses(0.9) - crosses(0.1)];
  });
}
