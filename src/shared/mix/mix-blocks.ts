import { limitPeaksTogether } from "#shared/sound/limit-peaks.ts";
import { gatedLoudness, powerOf } from "#shared/sound/loudness.ts";
import type { Bed } from "./bed.ts";
import { type DuckingCurve, duckingCurve, gainAt } from "./duck.ts";
import { gainOf, mixLevels } from "./levels.ts";
import type { MeasuredVoice } from "./voice-levels.ts";

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
export function mixLength(
  voice: { readonly length: number },
  sampleRate: number,
  room: MixRoom = { bed: null },
): number {
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

/** Copies sound that comes in parts into one place after the other; silence once it has ended. */
function createReader(parts: Iterable<Float32Array>): (into: Float32Array) => void {
  const coming = parts[Symbol.iterator]();
  let part: Float32Array = new Float32Array();
  return (into) => {
    for (let at = 0; at < into.length; ) {
      if (part.length === 0) {
        const next = coming.next();
        if (next.done) return;
        part = next.value;
      }
      const fits = part.subarray(0, into.length - at);
      into.set(fits, at);
      at += fits.length;
      part = part.subarray(fits.length);
    }
  };
}

/** What is laid under a voice, and how loud both are. */
interface Laying {
  bed: Pick<Bed, "left" | "right">;
  curve: DuckingCurve;
  voiceGain: number;
  bedGain: number;
  length: number;
  sampleRate: number;
}

/** Lays the bed under a voice from a sample of the mix on; the voice stands in both channels and becomes the mix. */
function layBed(
  { bed, curve, voiceGain, bedGain, length, sampleRate }: Laying,
  { left, right }: StereoBlock,
  from: number,
): void {
  const { left: bedLeft, right: bedRight } = bed;
  const { gains: steps, step } = curve;
  const end = from + left.length;
  const steady = {
    from: mixLevels.fadeInSeconds * sampleRate,
    to: length - mixLevels.fadeOutSeconds * sampleRate,
  };
  let place = from % bedLeft.length;
  for (let at = from; at < end; ) {
    const each = Math.floor(at / step);
    const before = steps[each] ?? 1;
    const rise = (steps[each + 1] ?? before) - before;
    const stepEnd = Math.min(end, (each + 1) * step);
    const isSteady = at >= steady.from && stepEnd <= steady.to;
    for (; at < stepEnd; at += 1) {
      const fade = isSteady ? 1 : fadeAt(at, length, sampleRate);
      const under = bedGain * (before + rise * (at / step - each)) * fade;
      const word = voiceGain * (left[at - from] ?? 0);
      left[at - from] = word + under * (bedLeft[place] ?? 0);
      right[at - from] = word + under * (bedRight[place] ?? 0);
      place += 1;
      if (place === bedLeft.length) place = 0;
    }
  }
}

/**
 * Mixes music under a voice, part by part: memory holds the music and some seconds, however long the voice is. The whole
 * comes to -16 LUFS from two speakers, the music 12 dB below the voice while somebody speaks. Throws for a voice that is
 * silent and was not said to be.
 */
export function* mixBlocks(
  { levels, parts }: MeasuredVoice,
  room: MixRoom,
  sampleRate: number,
): Generator<StereoBlock, void, void> {
  const { lead } = edges(room, sampleRate);
  const length = mixLength(levels, sampleRate, room);
  const curve = duckingCurve(levels.isSpoken, { lead, length, sampleRate });
  const spoken = levels.powers;
  const whole = { spoken, room, curve, lead, length, sampleRate };
  const laying: Laying = { ...whole, bed: room.bed ?? noBed, ...inLoudness(gains(spoken, room), whole) };
  const read = createReader(parts);
  const margin = Math.round(marginSeconds * sampleRate);
  /** What was mixed already of the next block and its margins, as it was before it was limited. */
  let ahead: StereoBlock = { left: new Float32Array(), right: new Float32Array() };
  for (let at = 0; at < length; at += blockSeconds * sampleRate) {
    const end = Math.min(length, at + blockSeconds * sampleRate);
    const start = Math.max(0, at - margin);
    const from = start + ahead.left.length;
    const left = new Float32Array(Math.min(length, end + margin) - start);
    left.set(ahead.left);
    const fresh = left.subarray(ahead.left.length);
    read(fresh.subarray(Math.max(0, lead - from)));
    const right = new Float32Array(left.length);
    right.set(ahead.right);
    layBed(laying, { left: fresh, right: right.subarray(ahead.right.length) }, from);
    const next = Math.max(0, end - margin) - start;
    ahead = { left: left.slice(next), right: right.slice(next) };
    limitPeaksTogether([left, right], sampleRate, gainOf(mixLevels.ceilingDb));
    yield { left: left.subarray(at - start, end - start), right: right.subarray(at - start, end - start) };
  }
}
