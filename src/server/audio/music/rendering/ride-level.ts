import { shortTermLoudness } from "#shared/sound/loudness.ts";

/** How much of a swell or a lull is taken back, and never more than so many decibels. */
const share = 0.6;
const mostDb = 4;
/** The windows of short-term loudness: their length, and how far apart they begin. */
const windowSeconds = 3;
const stepSeconds = 0.1;

/**
 * Evens a loop's slow swells in place, as a hand on the fader would: each moment is moved towards the loop's middle
 * loudness by the short-term loudness around it. The gain runs round the loop, so the seam stays what it was.
 */
export function rideLevel(channels: readonly Float32Array[], sampleRate: number): void {
  const ahead = Math.round(windowSeconds * sampleRate);
  const round = channels.map((channel) => {
    const longer = new Float32Array(channel.length + ahead);
    longer.set(channel);
    longer.set(channel.subarray(0, ahead), channel.length);
    return longer;
  });
  const loudness = shortTermLoudness(round, sampleRate).map((lufs) => Math.max(lufs, -70));
  const middle = loudness.toSorted((one, other) => one - other)[Math.floor(loudness.length / 2)];
  if (middle === undefined) return;
  const gainsDb = loudness.map((lufs) => Math.min(mostDb, Math.max(-mostDb, share * (middle - lufs))));
  const step = stepSeconds * sampleRate;
  const middleOfWindow = ahead / 2;
  for (const channel of channels) {
    const windows = Math.min(gainsDb.length, Math.floor(channel.length / step));
    for (let at = 0; at < channel.length; at += 1) {
      const place = (at - middleOfWindow + channel.length) / step;
      const before = gainsDb[Math.floor(place) % windows] ?? 0;
      const after = gainsDb[(Math.floor(place) + 1) % windows] ?? 0;
      const db = before + (after - before) * (place - Math.floor(place));
      channel[at] = (channel[at] ?? 0) * 10 ** (db / 20);
    }
  }
}
