import { createPowerMeter } from "#shared/sound/loudness.ts";
import { duckingStep } from "./duck.ts";
import { gainOf } from "./levels.ts";

/** What a mix has to know of a whole voice before its first part is mixed: little, however long it speaks. */
export interface VoiceLevels {
  /** Samples of the whole. */
  length: number;
  /** Its power in each block of 400 ms, as `blockPowers` gives it. */
  powers: readonly number[];
  /** Whether somebody speaks, step by step of the ducking curve. */
  isSpoken: readonly boolean[];
}

/** A voice to be mixed: measured before, and heard once more from its beginning. */
export interface MeasuredVoice {
  levels: VoiceLevels;
  parts: Iterable<Float32Array>;
}

/** Below this a step of a narration is silence. */
const silence = gainOf(-50);

function addPower(samples: Float32Array, before: number): number {
  let sum = before;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  return sum;
}

/** Measures a voice, which is not kept, part by part. */
export function measureVoice(parts: Iterable<Float32Array>, sampleRate: number): VoiceLevels {
  const step = duckingStep(sampleRate);
  const meter = createPowerMeter(sampleRate);
  const isSpoken: boolean[] = [];
  let [length, power, inStep] = [0, 0, 0];
  const closeStep = () => {
    isSpoken.push(power / inStep > silence ** 2);
    [power, inStep] = [0, 0];
  };
  for (const part of parts) {
    meter.add(part);
    length += part.length;
    for (let at = 0; at < part.length; ) {
      const end = Math.min(part.length, at + step - inStep);
      power = addPower(part.subarray(at, end), power);
      inStep += end - at;
      at = end;
      if (inStep === step) closeStep();
    }
  }
  if (inStep > 0) closeStep();
  return { length, powers: meter.blocks(4), isSpoken };
}

/** A voice that lies in memory as a whole. */
export function heldVoice(samples: Float32Array, sampleRate: number): MeasuredVoice {
  return { levels: measureVoice([samples], sampleRate), parts: [samples] };
}
