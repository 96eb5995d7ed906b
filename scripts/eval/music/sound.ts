/** Sound to be judged: one or two channels of equal length. */
export interface Sound {
  channels: readonly Float32Array[];
  sampleRate: number;
}

/** Both channels as one, as a phone's speaker plays them. */
export function mono({ channels }: Sound): Float32Array {
  const [first = new Float32Array()] = channels;
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}

/** The value below which the share `q` of the values lies. */
export function quantileOf(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** The root of the mean square of part of a channel. */
export function rms(channel: Float32Array, from = 0, to = channel.length): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (channel[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}

/** A ratio of amplitudes in decibels. */
export function decibels(ratio: number): number {
  return 20 * Math.log10(Math.max(ratio, 1e-12));
}
