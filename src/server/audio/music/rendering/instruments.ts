/** A sampled instrument and how we play it. */
export interface Instrument {
  /** Bank and program in MuseScore_General. */
  bank: number;
  program: number;
  /** The sound swells at least this long: nothing we play strikes. */
  attackSeconds: number;
  /** How long a note goes on after it is let go. */
  releaseSeconds: number;
  /** Evens out how loud the samples were recorded, in decibels. */
  levelDb: number;
}

/** What our orchestra holds. No voices, no drums, nothing that pierces. */
export const instruments = {
  piano: { bank: 8, program: 0, attackSeconds: 0.065, releaseSeconds: 1.4, levelDb: 1 },
  electricPiano: { bank: 0, program: 4, attackSeconds: 0.07, releaseSeconds: 1.2, levelDb: -2 },
  celesta: { bank: 0, program: 8, attackSeconds: 0.062, releaseSeconds: 1.6, levelDb: 0 },
  vibraphone: { bank: 0, program: 11, attackSeconds: 0.062, releaseSeconds: 2, levelDb: -1 },
  guitar: { bank: 0, program: 24, attackSeconds: 0.058, releaseSeconds: 1.2, levelDb: -1 },
  harp: { bank: 0, program: 46, attackSeconds: 0.058, releaseSeconds: 1.8, levelDb: -2 },
  strings: { bank: 0, program: 49, attackSeconds: 0.9, releaseSeconds: 1.6, levelDb: 0 },
  violas: { bank: 30, program: 49, attackSeconds: 0.9, releaseSeconds: 1.4, levelDb: 0 },
  celli: { bank: 40, program: 49, attackSeconds: 0.7, releaseSeconds: 1.4, levelDb: 0 },
  basses: { bank: 50, program: 49, attackSeconds: 0.7, releaseSeconds: 1.4, levelDb: 1 },
  warmPad: { bank: 0, program: 89, attackSeconds: 1.2, releaseSeconds: 2, levelDb: 0 },
  glassPad: { bank: 0, program: 92, attackSeconds: 1.2, releaseSeconds: 2, levelDb: -1 },
  horns: { bank: 0, program: 60, attackSeconds: 0.35, releaseSeconds: 0.9, levelDb: -5 },
  flute: { bank: 0, program: 73, attackSeconds: 0.12, releaseSeconds: 0.5, levelDb: 0 },
  clarinet: { bank: 0, program: 71, attackSeconds: 0.14, releaseSeconds: 0.5, levelDb: 0 },
} as const satisfies Record<string, Instrument>;

/** An instrument by its name. */
export type InstrumentName = keyof typeof instruments;
