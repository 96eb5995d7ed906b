/** Several measurements of one thing, boiled down. All in the unit they were taken in. */
export interface Summary {
  median: number;
  min: number;
  max: number;
  /** Where the middle half lies: the spread that one outlier cannot move. */
  lowerQuartile: number;
  upperQuartile: number;
  count: number;
}

/** The value below which the share `q` (0-1) of the samples lies, between neighbours in proportion. Throws without samples. */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("no samples, no figure");
  return below + (above - below) * (place - Math.floor(place));
}

/** Median and spread of the samples. Throws without samples. */
export function summarise(samples: readonly number[]): Summary {
  return {
    median: quantile(samples, 0.5),
    min: quantile(samples, 0),
    max: quantile(samples, 1),
    lowerQuartile: quantile(samples, 0.25),
    upperQuartile: quantile(samples, 0.75),
    count: samples.length,
  };
}

/** How many times the control's median the subject's median is; both must come from the same run. */
export function ratio(subject: readonly number[], control: readonly number[]): number {
  return quantile(subject, 0.5) / quantile(control, 0.5);
}

/** How often something is measured: some rounds first that do not count, then those that do. */
export interface Rounds {
  rounds: number;
  warmUp?: number;
}

type Work = () => Promise<unknown> | unknown;

async function timed(work: Work): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The milliseconds of a subject and its control, taken in turns so that a busy moment of the machine falls on both. */
export async function measurePair(subject: Work, control: Work, { rounds, warmUp = 1 }: Rounds) {
  const samples: { subject: number[]; control: number[] } = { subject: [], control: [] };
  for (let round = -warmUp; round < rounds; round++) {
    const pair = { subject: await timed(subject), control: await timed(control) };
    if (round < 0) continue;
    samples.subject.push(pair.subject);
    samples.control.push(pair.control);
  }
  return samples;
}
