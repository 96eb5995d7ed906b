/** The partials of the bowl in recordings (`src/server/audio/bell.ts`): a ratio to the lowest, a level, seconds to a third. */
const partials = [
  { ratio: 1, level: 1, decayS: 1.5 },
  { ratio: 2.71, level: 0.5, decayS: 0.8 },
  { ratio: 5.1, level: 0.22, decayS: 0.4 },
] as const;
const lowestHz = 262;
const attackS = 0.012;
const ringS = 5;
/** Half of what it has in a recording: it comes unawaited. */
const peak = 0.08;

/** Strikes the bell once. A browser in which nothing was pressed yet keeps it silent. */
export function strikeBell(open: () => AudioContext = () => new AudioContext()): void {
  const context = open();
  const loudest = partials.reduce((sum, { level }) => sum + level, 0);
  const now = context.currentTime;
  const voices = partials.map(({ ratio, level, decayS }) => {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.frequency.value = lowestHz * ratio;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime((level / loudest) * peak, now + attackS);
    gain.gain.setTargetAtTime(0, now + attackS, decayS);
    voice.connect(gain).connect(context.destination);
    voice.start(now);
    voice.stop(now + ringS);
    return voice;
  });
  const [lowest] = voices;
  if (lowest) lowest.onended = () => void context.close();
}
