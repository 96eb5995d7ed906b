import type { Phase } from "./patterns.ts";

/** A tone that rises with a breath in and falls with a breath out. */
export interface BreathingSound {
  /** Wakes the sound; inside a tap, or phones stay silent. */
  wake: () => void;
  phase: (phase: Phase, seconds: number) => void;
  /** Fades and rests. */
  stop: () => void;
  /** Gives everything back. */
  close: () => void;
}

/** Two tones a fifth apart, low enough to lie under a room: where they stand with empty and with full lungs, in hertz. */
const tones = [
  { empty: 131, full: 175, share: 0.6 },
  { empty: 196, full: 262, share: 0.3 },
];
const loudest = 0.16;
const softest = 0.015;
/** Time constant of what fades at once, in seconds. */
const fadeS = 0.25;

/** Makes the sound; nothing of the browser's is taken up before it is woken. */
export function createBreathingSound(open: () => AudioContext = () => new AudioContext()): BreathingSound {
  let made: { context: AudioContext; gain: GainNode; voices: OscillatorNode[] } | undefined;
  const make = () => {
    const context = open();
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(context.destination);
    const voices = tones.map(({ empty, share }) => {
      const voice = context.createOscillator();
      const own = context.createGain();
      voice.frequency.value = empty;
      own.gain.value = share;
      voice.connect(own).connect(gain);
      voice.start();
      return voice;
    });
    return { context, gain, voices };
  };
  const fade = () => {
    if (!made) return;
    const { context, gain } = made;
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, fadeS);
  };
  return {
    wake: () => {
      made ??= make();
      void made.context.resume();
    },
    phase: (phase, seconds) => {
      if (!made) return;
      const { context, gain, voices } = made;
      const now = context.currentTime;
      if (phase === "rest") return fade();
      const target = phase === "out" ? softest : phase === "in" ? loudest : loudest * 0.6;
      gain.gain.cancelScheduledValues(now);
      // Most of the way is gone after three time constants; a held breath settles soon and stays.
      gain.gain.setTargetAtTime(target, now, phase === "hold" ? fadeS * 2 : seconds / 3);
      if (phase === "hold") return;
      for (const [index, voice] of voices.entries()) {
        const tone = tones[index];
        if (!tone) continue;
        voice.frequency.cancelScheduledValues(now);
        voice.frequency.setTargetAtTime(phase === "in" ? tone.full : tone.empty, now, seconds / 3);
      }
    },
    stop: fade,
    close: () => {
      void made?.context.close();
      made = undefined;
    },
  };
}
