/** Half the look-ahead of the limiter: long enough not to distort a low voice. */
const reachSeconds = 0.004;

/** Weights of the sample half-way between two others (windowed sinc); peaks hide there. */
const halfway = [-0.0158, 0.0727, -0.2013, 0.6444, 0.6444, -0.2013, 0.0727, -0.0158];

function peakNear(samples: Float32Array, at: number): number {
  let between = 0;
  for (let tap = 0; tap < halfway.length; tap += 1)
    between += (halfway[tap] ?? 0) * (samples[at + tap - 3] ?? 0);
  return Math.max(Math.abs(samples[at] ?? 0), Math.abs(between));
}

/** For each place the lowest gain asked for within reach of it. */
function lowestNear(gains: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(gains.length).fill(1);
  for (let at = 0; at < gains.length; at += 1) {
    const gain = gains[at] ?? 1;
    if (gain === 1) continue;
    const to = Math.min(gains.length, at + reach + 1);
    for (let near = Math.max(0, at - reach); near < to; near += 1)
      lowest[near] = Math.min(lowest[near] ?? 1, gain);
  }
  return lowest;
}

/** Running average; since every value averaged is low enough for the middle one, so is the average. The ends go on as they are. */
function smoothed(gains: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(gains.length);
  const width = 2 * reach + 1;
  const gainAt = (at: number) => gains[Math.min(Math.max(at, 0), gains.length - 1)] ?? 1;
  let sum = width * gainAt(0);
  for (let at = -reach; at < gains.length; at += 1) {
    sum += gainAt(at + reach) - gainAt(at - reach - 1);
    if (at >= 0) out[at] = sum / width;
  }
  return out;
}

/** No place between samples is louder than this many times the loudest sample around it. */
const mostBetween = halfway.reduce((sum, weight) => sum + Math.abs(weight), 0);
const chunkSamples = 128;

/** Whether not even a peak between these samples can reach the ceiling: most of a sound needs no closer look. */
function isQuiet(samples: Float32Array, ceiling: number): boolean {
  const most = ceiling / mostBetween;
  for (let at = 0; at < samples.length; at += 1) if (Math.abs(samples[at] ?? 0) > most) return false;
  return true;
}

/** The loudest of several channels at a place. */
function loudestNear(channels: readonly Float32Array[], at: number): number {
  let loudest = 0;
  for (const channel of channels) loudest = Math.max(loudest, peakNear(channel, at));
  return loudest;
}

/** As `limitPeaks`, for channels that are heard together: all are turned down alike, so that nothing moves between them. */
export function limitPeaksTogether(
  channels: readonly Float32Array[],
  sampleRate: number,
  ceiling: number,
): void {
  const length = channels[0]?.length ?? 0;
  const wanted = new Float32Array(length).fill(1);
  let isLoud = false;
  for (let chunk = 0; chunk < length; chunk += chunkSamples) {
    const end = Math.min(length, chunk + chunkSamples);
    if (channels.every((channel) => isQuiet(channel.subarray(Math.max(0, chunk - 3), end + 4), ceiling)))
      continue;
    for (let at = chunk; at < end; at += 1) {
      const peak = loudestNear(channels, at);
      if (peak <= ceiling) continue;
      wanted[at] = ceiling / peak;
      isLoud = true;
    }
  }
  if (!isLoud) return;
  const reach = Math.round(reachSeconds * sampleRate);
  const gains = smoothed(lowestNear(wanted, reach), reach);
  for (const channel of channels)
    for (let at = 0; at < length; at += 1) channel[at] = (channel[at] ?? 0) * (gains[at] ?? 1);
}

/** Turns the sound down around every peak above the ceiling (linear, between samples included) and nowhere else. In place. */
export function limitPeaks(samples: Float32Array, sampleRate: number, ceiling: number): void {
  limitPeaksTogether([samples], sampleRate, ceiling);
}
