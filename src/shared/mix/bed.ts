import { integratedLoudness } from "#shared/sound/loudness.ts";
import { createResample } from "#shared/sound/resample.ts";
import { mixLevels } from "./levels.ts";

/** Decoded music. */
export interface BedMusic {
  channels: Float32Array[];
  sampleRate: number;
  /** Whether its end leads into its beginning sample by sample. */
  isSeamless: boolean;
}

/** Music that goes on for as long as it is asked for, at the mix's rate. */
export interface Bed {
  left: Float32Array;
  right: Float32Array;
  loudnessLufs: number;
}

/** Joins the end to the beginning by an equal-power cross-fade; the loop is shorter by its length. */
function crossFaded(samples: Float32Array, fade: number): Float32Array {
  const length = samples.length - fade;
  const loop = samples.slice(0, length);
  for (let at = 0; at < fade; at += 1) {
    const angle = (at / fade) * (Math.PI / 2);
    loop[at] = (samples[at] ?? 0) * Math.sin(angle) + (samples[length + at] ?? 0) * Math.cos(angle);
  }
  return loop;
}

/** Makes a loop of decoded music, and measures it. */
export function createBed({ channels, sampleRate, isSeamless }: BedMusic, mixRate: number): Bed {
  const [first = new Float32Array(), second = first] = channels;
  const resample = createResample(sampleRate, mixRate);
  const asLoop = (channel: Float32Array) => {
    const samples = resample(channel);
    const fade = Math.min(Math.round(mixLevels.crossFadeSeconds * mixRate), Math.floor(samples.length / 2));
    return isSeamless ? samples : crossFaded(samples, fade);
  };
  const left = asLoop(first);
  const right = second === first ? left : asLoop(second);
  return { left, right, loudnessLufs: integratedLoudness([left, right], mixRate) };
}
