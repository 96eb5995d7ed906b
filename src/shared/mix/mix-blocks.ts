import { limitPeaksTogether } from "#shared/sound/limit-peaks.ts";
import { blockPowers, gatedLoudness, powerOf } from "#shared/sound/loudness.ts";
import type { Bed } from "./bed.ts";
import { type DuckingCurve, duckingCurve, gainAt } from "./duck.ts";
import { gainOf, mixLevels } from "./levels.ts";

/** Two channels of the same length. */
export interface StereoBlock {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}

const blockSeconds = 10;
/** More than the limiter looks ahead and back, so that a block is limited as if it were part of the whole. */
const marginSeconds = 0.05;

const noBed = { left: new Float32Array(1), right: new Float32Array(1) };

/** What one channel loses against the same from two speakers, in decibels. */
const oneChannelDb = 10 * Math.log10(2);

/** What lies around a voice: its music, and how long the mix lasts before and after it. */
export interface MixRoom {
  /** Nothing where there is no music. */
  bed: Bed | null;
  leadSeconds?: number;
  tailSeconds?: number;
  /** The voice is silence that only gives the length: the music is then what is heard. */
  isVoiceless?: boolean;
}

function edges(room: MixRoom, sampleRate: number): { lead: number; tail: number } {
  const { leadSeconds = mixLevels.leadSeconds, tailSeconds = mixLevels.tailSeconds } = room;
  return { lead: Math.round(leadSeconds * sampleRate), tail: Math.round(tailSeconds * sampleRate) };
}

/** Samples of the whole mix: the voice with music before and after it. */
export function mixLength(voice: Float32Array, sampleRate: number, room: MixRoom = { bed: null }): number {
  const { lead, tail } = edges(room, sampleRate);
  return lead + voice.length + tail;
}

/** The whole's fade at a sample, from silence to silence. */
function fadeAt(at: number, length: number, sampleRate: number): number {
  const rising = at / (mixLevels.fadeInSeconds * sampleRate);
  const falling = (length - at) / (mixLevels.fadeOutSeconds * sampleRate);
  return Math.max(0, Math.min(1, rising, falling)) ** 2;
}

function gains(spoken: readonly number[], { bed, isVoiceless }: MixRoom) {
  const loudness = isVoiceless ? 0 : gatedLoudness(spoken) + oneChannelDb;
  if (!Number.isFinite(loudness)) throw new Error("the narration is silent");
  const below = isVoiceless ? mixLevels.aloneBelowDb : mixLevels.bedBelowDb;
  const bedDb = mixLevels.loudnessLufs - below - (bed?.loudnessLufs ?? Number.NEGATIVE_INFINITY);
  return {
    voiceGain: isVoiceless ? 0 : gainOf(mixLevels.loudnessLufs - loudness),
    bedGain: Number.isFinite(bedDb) ? gainOf(bedDb) : 0,
  };
}

interface WholeMix {
  /** The voice's power in each block of 400 ms, as `blockPowers` gives it. */
  spoken: readonly number[];
  room: MixRoom;
  curve: DuckingCurve;
  /** In samples: the music before the voice, and the whole. */
  lead: number;
  length: number;
  sampleRate: number;
}

/**
 * Both gains so that the whole comes to its loudness. A meter hears the music in long rests as a part of the sound, so the
 * sum is reckoned block by block as it gates it; voice and music are independent, and their powers add.
 */
function inLoudness(
  { voiceGain, bedGain }: { voiceGain: number; bedGain: number },
  { spoken, room, curve, lead, length, sampleRate }: WholeMix,
) {
  if (room.isVoiceless || bedGain === 0) return { voiceGain, bedGain };
  const bedPower = powerOf(room.bed?.loudnessLufs ?? Number.NEGATIVE_INFINITY);
  const tenth = sampleRate / 10;
  const powers = Array.from({ length: Math.floor(length / tenth) }, (_, each) => {
    const at = each * tenth;
    const voicePower = 2 * (spoken[Math.round((at - lead) / tenth)] ?? 0);
    const under = bedGain * gainAt(curve, at) * fadeAt(at, length, sampleRate);
    return voiceGain ** 2 * voicePower + under ** 2 * bedPower;
  });
  const makeUp = gainOf(mixLevels.loudnessLufs - gatedLoudness(powers));
  return { voiceGain: voiceGain * makeUp, bedGain: bedGain * makeUp };
}

/**
 * Mixes music under a voice, part by part so that memory stays small. The whole comes to -16 LUFS from two speakers, the
 * music 12 dB below the voice while somebody speaks. Throws for a voice that is silent and was not said to be.
 */
export function* mixBlocks(
  voice: Float32Array,
  room: MixRoom,
  sampleRate: number,
): Generator<StereoBlock, void, void> {
  const { left: bedLeft, right: bedRight } = room.bed ?? noBed;
  const { lead } = edges(room, sampleRate);
  const length = mixLength(voice, sampleRate, room);
  const curve = duckingCurve(voice, { lead, length, sampleRate });
  const spoken = blockPowers([voice], sampleRate, 4);
  const { voiceGain, bedGain } = inLoudness(gains(spoken, room), {
    spoken,
    room,
    curve,
    lead,
    length,
    sampleRate,
  });
  const fill = (from: number, to: number): StereoBlock => {
    const left = new Float32Array(to - from);
    const right = new Float32Array(to - from);
    for (let at = from; at < to; at += 1) {
      const word = voiceGain * (voice[at - lead] ?? 0);
      const under = bedGain === 0 ? 0 : bedGain * gainAt(curve, at) * fadeAt(at, length, sampleRate);
      const place = at % bedLeft.length;
      left[at - from] = word + under * (bedLeft[place] ?? 0);
      right[at - from] = word + under * (bedRight[place] ?? 0);
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
