import type { Form } from "#server/audio/music/form.ts";
import type { HeldChord } from "#server/audio/music/piece.ts";
import { breath, type Written } from "#server/audio/music/play.ts";
import type { Random } from "#server/audio/music/random.ts";
import type { FigureSeat } from "#server/audio/music/styles/style.ts";
import { leadVoices } from "./voice-leading.ts";

interface Step {
  beat: number;
  voice: number;
}

/** Reads one figure, repeated until the chord is over. */
function stepsOf(figure: string, beats: number): Step[] {
  const steps: Step[] = [];
  for (let half = 0; half < beats * 2; half += 1) {
    const sign = figure[half % figure.length] ?? ".";
    if (sign !== ".") steps.push({ beat: half / 2, voice: Number(sign) });
  }
  return steps;
}

/** Firmer where the bar begins, lighter off the beat. */
function weight(beat: number, beatsPerBar: number): number {
  if (beat % beatsPerBar === 0) return 8;
  return Number.isInteger(beat) ? 2 : -5;
}

/** Chords broken into a figure: one per phrase, with the tones held under one another until the chord changes. */
export function writeFigure(
  chords: readonly HeldChord[],
  form: Form,
  seat: FigureSeat,
  random: Random,
): Written[] {
  const set = leadVoices(
    chords.map(({ chord }) => chord),
    seat,
  );
  const chosen = form.phrases.map(() => random.pick(seat.figures));
  return chords.flatMap(({ fromBeat, beats, phrase, phrasePlace }, place) => {
    const voices = set[place] ?? [];
    const steps = stepsOf(chosen[phrase] ?? "", beats);
    return steps
      .filter(({ beat }) => beat === 0 || random.chance(seat.fullness))
      .map(({ beat, voice }) => ({
        beat: fromBeat + beat,
        beats: Math.min(beats - beat, form.beatsPerBar),
        pitch: voices[Math.min(voice, voices.length - 1)] ?? 60,
        velocity: 40 + weight(beat, form.beatsPerBar) + 12 * breath(phrasePlace + beat / beats / 8),
      }));
  });
}
