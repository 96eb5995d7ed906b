import type { Voice } from "#shared/listening/voices.ts";

/** How the offline engine speaks as one of our voices. */
export interface FliteVoice {
  engineVoice: "slt" | "rms" | "awb";
  /** Above 1 is slower. */
  stretch: number;
  /** Mean pitch in hertz, where the engine voice listens to it. */
  pitchHz?: number;
  /** Played so much slower than it was spoken: lowers the whole voice, formants too. */
  playback: number;
  /** Measured once over a long script, so that the voice comes out at the loudness wanted without looking ahead. */
  gainDb: number;
}

/** What an alto needs: the voice is made shorter and higher, then played slower and lower. */
const altoPlayback = 0.92;

/**
 * All near 123 words a minute between pauses, and -19 LUFS as one channel, which is -16 LUFS from two speakers. Aria a clear, light voice; Rowan a dry low one; Sol an alto; Wren a soft Scottish one.
 */
export const fliteVoices: Record<Voice, FliteVoice> = {
  Aria: { engineVoice: "slt", stretch: 1.64, pitchHz: 168, playback: 1, gainDb: -0.7 },
  Rowan: { engineVoice: "rms", stretch: 1.45, playback: 1, gainDb: 3.8 },
  Sol: {
    engineVoice: "slt",
    stretch: 1.65 * altoPlayback,
    pitchHz: 142 / altoPlayback,
    playback: altoPlayback,
    gainDb: 0.4,
  },
  Wren: { engineVoice: "awb", stretch: 1.62, pitchHz: 122, playback: 1, gainDb: 2.2 },
};
