import { readBalance } from "./balance.ts";
import { readLoudness } from "./loudness-range.ts";
import { attackTimes, novelty, onsetTimes } from "./onsets.ts";
import { clippedRuns, truePeak } from "./peaks.ts";
import { readSeam } from "./seam.ts";
import { quantileOf, type Sound } from "./sound.ts";
import { brightness } from "./spectrum.ts";
import { countedTempo, readTempo } from "./tempo.ts";

/** One rule, what was measured, and whether it holds. */
export interface Verdict {
  rule: string;
  value: number;
  holds: boolean;
}

const verdict = (rule: string, value: number, holds: boolean): Verdict => ({ rule, value, holds });
const between = (rule: string, value: number, low: number, high: number) =>
  verdict(rule, value, value >= low && value <= high);
const atMost = (rule: string, value: number, most: number) => verdict(rule, value, value <= most);

/** Judges a loop of background music by every rule a machine can check on the file itself. */
export function judgeMusic(sound: Sound): Verdict[] {
  const loudness = readLoudness(sound);
  const beginnings = novelty(sound);
  const onsets = onsetTimes(beginnings);
  const attacks = attackTimes(sound, onsets);
  const attack = attacks.length > 0 ? quantileOf(attacks, 0.1) : 1000;
  const tempo = countedTempo(readTempo(beginnings));
  const { centroidHz, rollOffHz } = brightness(sound);
  const seam = readSeam(sound);
  const balance = readBalance(sound);
  const seconds = (sound.channels[0]?.length ?? 0) / sound.sampleRate;
  return [
    verdict("tempo", tempo ?? 0, tempo === undefined || (tempo >= 48 && tempo <= 80)),
    between("lufs", loudness.lufs, -24, -20),
    atMost("truePeak", truePeak(sound), -1),
    atMost("clipping", clippedRuns(sound), 0),
    atMost("lra", loudness.lra, 8),
    atMost("jump", loudness.jump, 3),
    atMost("centroid", centroidHz, 2000),
    atMost("rollOff", rollOffHz, 4000),
    atMost("onsets", onsets.length / seconds, 2),
    verdict("attack", attack, attack >= 20),
    atMost("seamStep", seam.step, 1.5),
    atMost("seamLevel", seam.levelDb, 1),
    atMost("seamCentroid", seam.centroid, 0.2),
    atMost("dc", balance.dc, 0.001),
    verdict("stereo", balance.correlation, balance.correlation > 0),
    atMost("monoLoss", balance.monoLossDb, 3),
  ];
}
