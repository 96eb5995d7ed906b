/** A bowl that is struck softly: of each partial its ratio to the lowest, how loud it begins and how long it takes to a third. */
const partials = [
  { ratio: 1, level: 1, decayS: 1.5 },
  { ratio: 2.71, level: 0.5, decayS: 0.8 },
  { ratio: 5.1, level: 0.22, decayS: 0.4 },
  { ratio: 8.2, level: 0.08, decayS: 0.18 },
] as const;
const lowestHz = 262;
/** A bowl is never quite round: each partial is two, and their beating makes it sing. */
const beatHz = 0.7;
const attackS = 0.012;
const leaveS = 1.2;
/** Below the voice's own peaks, so that nobody starts at it. */
const peak = 0.16;

/** How long a bell rings, in seconds. */
export const bellSeconds = 5;

/** One stroke, from silence to silence, at a sample rate. */
export function ringBell(sampleRate: number): Float32Array<ArrayBuffer> {
  const length = Math.round(bellSeconds * sampleRate);
  const sound = new Float32Array(length);
  const loudest = partials.reduce((sum, { level }) => sum + level, 0);
  for (const { ratio, level, decayS } of partials) {
    const turn = (2 * Math.PI * lowestHz * ratio) / sampleRate;
    const beat = (Math.PI * beatHz) / sampleRate;
    for (let at = 0; at < length; at += 1) {
      const faded = Math.exp(-at / (decayS * sampleRate));
      sound[at] = (sound[at] ?? 0) + level * faded * Math.cos(beat * at) * Math.sin(turn * at);
    }
  }
  for (let at = 0; at < length; at += 1) {
    const rising = Math.min(1, at / (attackS * sampleRate));
    const leaving = Math.min(1, (length - at) / (leaveS * sampleRate));
    sound[at] = ((sound[at] ?? 0) * rising * leaving * peak) / loudest;
  }
  return sound;
}
