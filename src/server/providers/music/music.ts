import type { Mood } from "#shared/listening/moods.ts";

/** A request for a piece of background music. */
export interface ComposeRequest {
  mood: Mood;
  /** A description of the music, for makers that read one; without it they get our own for the mood. */
  prompt?: string | undefined;
  /** From `limits.music.minDurationMs` to `limits.music.maxDurationMs`. */
  durationMs: number;
  /** The same seed gives the same piece where the maker can repeat itself; a new one always gives a new piece. */
  seed: string;
  signal: AbortSignal;
  /** Share of the work that is done, 0 to 1, never falling. */
  onProgress(share: number): void;
}

/** A finished piece. */
export interface Music {
  mp3: Uint8Array<ArrayBuffer>;
  /** Whether its end leads into its beginning sample by sample; otherwise a player fades across. */
  isSeamless: boolean;
}

/** Makes background music without voices. */
export interface MusicMaker {
  /** What makes the music, as Settings and `/api/providers` say it. */
  readonly label: string;
  /** So many pieces it makes at a time; more would only wait. */
  readonly atOnce: number;
  /** Throws `MusicUnavailable` when the maker fails, or the signal's reason within a second of its being given. */
  compose(request: ComposeRequest): Promise<Music>;
}

/** Why there is no music; the message is for the log, never for a person. */
export class MusicUnavailable extends Error {
  override readonly name = "MusicUnavailable";
}
