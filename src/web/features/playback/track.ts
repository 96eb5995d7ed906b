import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import type { Cover } from "#shared/cover/cover.ts";
import type { Piece } from "./music/piece.ts";

/** Something that is said, with the music that belongs beneath it. */
export interface Track {
  id: string;
  title: string;
  /** Its cover; nothing for what is not kept, which has the product's own. */
  cover?: Cover;
  /** What is read while it is heard, where there are no words to follow. */
  about?: string;
  /** Where its sound is, or how to ask for it; the asking is given up when something else is played. */
  sound: string | ((signal: AbortSignal) => Promise<string>);
  /** In the chat music goes on after the voice; a playlist's item ends as a whole. */
  place: "chat" | "playlist";
  music: Piece | null;
  /** The recording in the playlist that it is; nothing for what is not kept, or not yet. */
  recordingId?: string | null;
  /** Its length: unknown (null) while it is still being made, and left out where only the sound itself can say. */
  knownMs?: number | null;
  /** It is made as it is heard, and kept nowhere: it may still grow, and how long it is is asked of the server until it is whole. */
  isPassing?: boolean;
  /** Where it begins, when that is not its beginning. */
  fromMs?: number;
}

/** What the one player of the app is doing. */
export interface PlaybackState {
  track: Track | null;
  status: "idle" | "loading" | "playing" | "paused";
  /** The recording in the playlist that is heard; nothing for what is not kept, or not yet. */
  recordingId: string | null;
  /** The meditation or practice that was heard to its end just now, until something else is played or it is put away. */
  endedId: string | null;
  positionMs: number;
  /** Unknown (null) while a narration is still being made. */
  durationMs: number | null;
}

/** One track as whoever draws it needs it. */
export interface TrackSound {
  isPlaying: boolean;
  isLoading: boolean;
  /** The sound itself while it is this track's: playing, paused or on its way. */
  audio: Track | null;
}

/** How a track stands in the player. */
export function soundOf({ track, status }: PlaybackState, trackId: string | undefined): TrackSound {
  const isCurrent = track !== null && track.id === trackId;
  return {
    isPlaying: isCurrent && status === "playing",
    isLoading: isCurrent && status === "loading",
    audio: isCurrent ? track : null,
  };
}

/** Why a voice cannot be heard: the browser wants a tap, nothing came in time, it could not begin, or it broke off. */
export type VoiceProblem = "blocked" | "late" | "unplayable" | "broken";

/** What the person reads for it; playlist and chat ask for the tap in words of their own. */
export function problemCode(problem: VoiceProblem, place: Track["place"]): AppErrorCode {
  if (problem === "blocked") return place === "playlist" ? "PLAYLIST_PLAYBACK_BLOCKED" : "PLAYBACK_BLOCKED";
  return problem === "late" ? "AUDIO_LATE" : problem === "broken" ? "PLAYBACK_FAILED" : "PLAY_FAILED";
}
