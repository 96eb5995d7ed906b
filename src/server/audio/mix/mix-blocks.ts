import { limitPeaksTogether } from "#server/audio/limit-peaks.ts";
import { integratedLoudness } from "#server/audio/loudness.ts";
import type { Bed } from "./bed.ts";
import { duckingCurve, gainAt } from "./duck.ts";
import { gainOf, mixLevels } from "./levels.ts";

/** Two channels of the same length. */
export interface StereoBlock {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}

const blockSeconds = 10;
/** More than the limiter looks ahead and back, so that a block is limited as if it were part of the whole. */
const marginSeconds = 0.05;

/** What one channel loses against the same from two speakers, in decibels. */
const oneChannelDb = 10 * Math.log10(2);

/** Samples of the whole mix: the voice with music before and after it. */
export function mixLength(voice: Float32Array, sampleRate: number): number {
  return voice.length + Math.round((mixLevels.leadSeconds + mixLevels.tailSeconds) * sampleRate);
}

/** The whole's fade at a sample, from silence to silence. */
function fadeAt(at: number, length: number, sampleRate: number): number {
  const rising = at / (mixLevels.fadeInSeconds * sampleRate);
  const falling = (length - at) / (mixLevels.fadeOutSeconds * sampleRate);
  return Math.max(0, Math.min(1, rising, falling)) ** 2;
}

/**
 * Mixes music under a voice, part by part so that memory stays small. The voice comes to -16 LUFS from two speakers, the
 * music 20 dB below it while somebody speaks. Throws for a voice that is silent.
 */
export function* mixBlocks(voice: Float32Array, bed: Bed, sampleRate: number): Generator<StereoBlock> {
  const loudness = integratedLoudness(voice, sampleRate) + oneChannelDb;
  if (!Number.isFinite(loudness)) throw new Error("the narration is silent");
  const voiceGain = gainOf(mixLevels.loudnessLufs - loudness);
  const bedLufs = mixLevels.loudnessLufs - mixLevels.bedBelowDb;
  const bedGain = Number.isFinite(bed.loudnessLufs) ? gainOf(bedLufs - bed.loudnessLufs) : 0;
  const lead = Math.round(mixLevels.leadSeconds * sampleRate);
  const length = mixLength(voice, sampleRate);
  const curve = duckingCurve(voice, { lead, length, sampleRate });
  const fill = (from: number, to: number): StereoBlock => {
    const left = new Float32Array(to - from);
    const right = new Float32Array(to - from);
    for (let at = from; at < to; at += 1) {
      const spoken = voiceGain * (voice[at - lead] ?? 0);
      const under = bedGain * gainAt(curve, at) * fadeAt(at, length, sampleRate);
      left[at - from] = spoken + under * (bed.left[at % bed.left.length] ?? 0);
      right[at - from] = spoken + under * (bed.right[at % bed.right.length] ?? 0);
    }
    return { left, right };
  };
  const margin = Math.round(marginSeconds * sampleRate);
  for (let at = 0; at < length; at += blockSeconds * sampleRate) {
    const end = Math.min(length, at + blockSeconds * sampleRate);
    const start = Math.max(0, at - margin);
    const { left, right } = fill(start, Math.min(length, end + margin));
    limitPeaksTogether([left, right], sampleRate, gainOf(mixLevels.ceilingDb));
    yield { left: left.slice(at - start, end - start), right: right.slice(at - start, end - start) };
  }
}
