import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { limits } from "#shared/limits/limits.ts";
import { filtered, highPass, lowPass } from "#shared/sound/biquad.ts";
import { limitPeaksTogether } from "#shared/sound/limit-peaks.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { rideLevel } from "./ride-level.ts";
import type { Stereo } from "./synthesise.ts";

/** -2 dB: room for what MP3 adds, under a true peak of -1 dB. */
const ceiling = 10 ** (-2 / 20);
/** Below this there is rumble and no music. */
const rumbleHz = 32;
/** A filter needs a moment to settle; it is given the loop's end before its beginning. */
const settleSeconds = 0.5;

/** Filters a loop as if it had been running for ever. */
function filteredLoop(loop: Float32Array, darkAboveHz: number): Float32Array<ArrayBuffer> {
  const { sampleRate } = musicMp3Format;
  const settle = Math.min(loop.length, Math.round(settleSeconds * sampleRate));
  const longer = new Float32Array(settle + loop.length);
  longer.set(loop.subarray(loop.length - settle));
  longer.set(loop, settle);
  const dark = { hz: darkAboveHz, sampleRate, q: Math.SQRT1_2 };
  const toned = filtered(
    filtered(longer, highPass({ hz: rumbleHz, sampleRate, q: Math.SQRT1_2 })),
    lowPass(dark),
  );
  return toned.slice(settle);
}

/** The finished loop: no rumble, a soft treble, the loudness all our music has, no peak above the ceiling. */
export function master({ left, right }: Stereo, darkAboveHz: number): Stereo {
  const channels: [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] = [
    filteredLoop(left, darkAboveHz),
    filteredLoop(right, darkAboveHz),
  ];
  rideLevel(channels, musicMp3Format.sampleRate);
  const loudness = integratedLoudness(channels, musicMp3Format.sampleRate);
  if (!Number.isFinite(loudness)) throw new Error("the piece is silent");
  const gain = 10 ** ((limits.music.loudnessLufs - loudness) / 20) / musicMp3Format.level;
  for (const channel of channels)
    for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] ?? 0) * gain;
  limitPeaksTogether(channels, musicMp3Format.sampleRate, ceiling);
  return { left: channels[0], right: channels[1] };
}
