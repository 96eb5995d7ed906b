import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import type { Stereo } from "./synthesise.ts";

/** How far before the first bar the loop may begin, in seconds. */
const earliestSeconds = 5;
/** What is compared on both sides of a cut, in seconds, and how finely places are tried. */
const sideSeconds = 0.05;
const gridSeconds = 0.005;

interface Side {
  level: number;
  /** Level of the steps between samples against the level of the samples: higher when the sound is brighter. */
  brightness: number;
}

function side({ left, right }: Stereo, from: number, samples: number): Side {
  const length = left.length;
  let power = 0;
  let steps = 0;
  let last = 0;
  for (let place = 0; place < samples; place += 1) {
    const at = (((from + place) % length) + length) % length;
    const sample = (left[at] ?? 0) + (right[at] ?? 0);
    power += sample ** 2;
    if (place > 0) steps += (sample - last) ** 2;
    last = sample;
  }
  return { level: 10 * Math.log10(power + 1e-12), brightness: Math.sqrt(steps / (power + 1e-12)) };
}

/** How much the sound changes across a cut: 1 is a decibel, or a fifth of its brightness. */
function change(sound: Stereo, cut: number): number {
  const samples = Math.round(sideSeconds * musicMp3Format.sampleRate);
  const before = side(sound, cut - samples, samples);
  const after = side(sound, cut, samples);
  const brighter =
    Math.abs(before.brightness - after.brightness) / Math.max(before.brightness, after.brightness);
  return Math.max(Math.abs(before.level - after.level), brighter / 0.2);
}

function turned(channel: Float32Array, cut: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(channel.length);
  out.set(channel.subarray(cut));
  out.set(channel.subarray(0, cut), channel.length - cut);
  return out;
}

/**
 * The same loop, begun where it changes least: shortly before its first bar, in the calm of the last chord. A loop has
 * no beginning of its own, so nothing is lost; a player that repeats it a little late or early is not heard to.
 */
export function cutLoop(sound: Stereo): Stereo {
  const { sampleRate } = musicMp3Format;
  const places = Math.round(earliestSeconds / gridSeconds);
  let best = { cut: 0, change: Number.POSITIVE_INFINITY };
  for (let place = 1; place <= places; place += 1) {
    const cut = sound.left.length - Math.round(place * gridSeconds * sampleRate);
    const found = cut > 0 ? change(sound, cut) : Number.POSITIVE_INFINITY;
    if (found < best.change) best = { cut, change: found };
  }
  return { left: turned(sound.left, best.cut), right: turned(sound.right, best.cut) };
}
