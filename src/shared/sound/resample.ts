/** Changes the sample rate of one sound that begins and ends in silence. */
export type Resample = (samples: Float32Array) => Float32Array;

/** As `Resample`, for a sound that comes in parts: each answers with what can be reckoned by then, the last with the rest. */
export type ResampleParts = (part: Float32Array, isLast: boolean) => Float32Array;

/** Zero crossings of the filter on each side: enough that nothing folds back audibly. */
const crossings = 16;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** A sinc, narrowed to the lower of the two rates and closed by a Hann window. */
function weight(distance: number, cutoff: number, reach: number): number {
  if (Math.abs(distance) >= reach) return 0;
  const x = Math.PI * distance * cutoff;
  const sinc = distance === 0 ? 1 : Math.sin(x) / x;
  return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
}

interface FilterBank {
  /** A row of weights for each place between two samples; of few digits in many, so that no product has to be widened. */
  table: Float64Array;
  /** Weights in a row. */
  taps: number;
  reach: number;
  up: number;
  down: number;
}

function createFilterBank(from: number, to: number): FilterBank {
  const common = divisor(from, to);
  const [up, down] = [to / common, from / common];
  const cutoff = Math.min(1, to / from) * 0.97;
  const reach = Math.ceil(crossings / cutoff);
  const taps = 2 * reach;
  const table = new Float64Array(up * taps);
  for (let phase = 0; phase < up; phase += 1)
    for (let tap = 0; tap < taps; tap += 1)
      table[phase * taps + tap] = Math.fround(weight(tap - reach + 1 - phase / up, cutoff, reach));
  return { table, taps, reach, up, down };
}

/**
 * Fills `out` from `near`, where the first weight of the first sample lies at its beginning; tells where it would go on.
 * Two samples side by side: each is one long sum, and the processor waits for neither.
 */
function reckon(
  { table, taps, up, down }: FilterBank,
  near: Float64Array,
  out: Float32Array,
  firstPhase: number,
): { first: number; phase: number } {
  const [wholeStep, phaseStep] = [Math.floor(down / up), down % up];
  let first = 0;
  let phase = firstPhase;
  for (let at = 0; at < out.length; at += 2) {
    const isPair = at + 1 < out.length;
    const place = first;
    const row = phase * taps;
    first += wholeStep;
    phase += phaseStep;
    if (phase >= up) {
      phase -= up;
      first += 1;
    }
    const nextPlace = isPair ? first : place;
    const nextRow = isPair ? phase * taps : row;
    let sum = 0;
    let nextSum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      sum += (table[row + tap] ?? 0) * (near[place + tap] ?? 0);
      nextSum += (table[nextRow + tap] ?? 0) * (near[nextPlace + tap] ?? 0);
    }
    out[at] = sum;
    if (!isPair) break;
    out[at + 1] = nextSum;
    first += wholeStep;
    phase += phaseStep;
    if (phase >= up) {
      phase -= up;
      first += 1;
    }
  }
  return { first, phase };
}

function inParts(bank: FilterBank): ResampleParts {
  const { taps, reach, up, down } = bank;
  /** What was given and is still needed, behind the silence before it. */
  let kept = new Float64Array(reach - 1);
  let phase = 0;
  let given = 0;
  let made = 0;
  return (part, isLast) => {
    given += part.length;
    const near = new Float64Array(kept.length + part.length + (isLast ? taps : 0));
    near.set(kept);
    near.set(part, kept.length);
    // Steps after the present one for which every weight has its sample.
    const reachable = Math.floor(((near.length - taps) * up + up - 1 - phase) / down) + 1;
    const wanted = isLast ? Math.ceil((given * up) / down) - made : reachable;
    const out = new Float32Array(Math.max(0, wanted));
    const next = reckon(bank, near, out, phase);
    kept = near.slice(next.first);
    phase = next.phase;
    made += out.length;
    return out;
  };
}

/** A resampler between two whole-number rates for a sound in parts; the sound is the same wherever it is cut. */
export function createResampleParts(from: number, to: number): ResampleParts {
  return from === to ? (part) => part : inParts(createFilterBank(from, to));
}

/** A resampler between two whole-number rates, with its filter tables made once. */
export function createResample(from: number, to: number): Resample {
  if (from === to) return (samples) => samples;
  const bank = createFilterBank(from, to);
  return (samples) => inParts(bank)(samples, true);
}
