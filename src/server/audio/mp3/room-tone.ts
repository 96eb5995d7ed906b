import { randomFrom } from "#shared/listening/seeded-random.ts";
import { createFilter, highPass, lowPass } from "#shared/sound/biquad.ts";

/** The air of a quiet room, in decibels of full scale: some 45 below the voice, heard only when it is missing. */
const levelDb = -64;
/** How long it takes to come and to go. */
const rampSeconds = 1;

/** Lays the air of a room under sound that follows on what was given before, or lets it go. */
export type RoomTone = (samples: Float32Array, isWanted: boolean) => Float32Array;

/**
 * An engine that speaks out of nothing leaves nothing between its sentences, and an ear takes that for a fault of the
 * player. So the same soft air lies under all it says and under its pauses: low noise, always the same.
 */
export function createRoomTone(sampleRate: number): RoomTone {
  const random = randomFrom("a quiet room");
  const filters = [
    createFilter(lowPass({ hz: 700, sampleRate, q: Math.SQRT1_2 })),
    createFilter(highPass({ hz: 60, sampleRate, q: Math.SQRT1_2 })),
  ];
  // Even noise between -1 and 1 has a third of full power, and the filters leave about the share of their band.
  const share = Math.sqrt((700 - 60) / (sampleRate / 2) / 3);
  const gain = 10 ** (levelDb / 20) / share;
  const step = 1 / (rampSeconds * sampleRate);
  let risen = 0;
  return (samples, isWanted) => {
    if (!isWanted && risen === 0) return samples;
    const noise = Float32Array.from({ length: samples.length }, () => 2 * random() - 1);
    const air = filters.reduce((sound, filter) => filter(sound), noise);
    return samples.map((sample, at) => {
      risen = Math.min(1, Math.max(0, risen + (isWanted ? step : -step)));
      return sample + risen * gain * (air[at] ?? 0);
    });
  };
}
