import { limits } from "#shared/limits/limits.ts";
import { gainOf, mixLevels } from "#shared/mix/levels.ts";

/** A piece of background music. */
export interface Piece {
  url: string;
  /** What its listener knows it by. */
  name: string;
  kind: "default" | "own" | "made";
  /** Its end leads into its beginning by itself. */
  isSeamless: boolean;
  /** Too long to be held decoded: it is played from its stream. */
  isLong: boolean;
  /** Gives its bytes where they are on this device; nothing is then asked of the server. */
  bytes?: () => Promise<ArrayBuffer>;
}

/** Where music stands beside a voice. */
export type MusicPlace = "alone" | "underSpeech" | "inPlaylist";

/**
 * The gain of music at the volume a person chose: that volume alone, 0.1 under a voice, 0.25 in the playlist. Whoever
 * chose less than that, or silence, is not overruled.
 */
export function musicGain(place: MusicPlace, volume: number): number {
  const { musicUnderSpeech, playlistMusic, music } = limits.volume;
  if (place === "alone") return volume;
  if (place === "underSpeech") return Math.min(musicUnderSpeech, volume);
  return playlistMusic * Math.min(1, volume / music);
}

/**
 * What a piece of ours is lifted by under a voice. It is made 6 dB softer than voices are; with the specified gains it
 * would lie 18 to 20 dB below one, where nobody hears it. So it lies 12 dB below in the playlist and 14 in the chat. What
 * a person brings is as loud as it is.
 */
export function musicLift(place: MusicPlace, piece: Piece | null): number {
  return place === "alone" || piece === null || piece.kind === "own" ? 1 : limits.volume.musicLift;
}

/** What music rises to where the voice above it rests, as in a download; music alone is as loud as it was chosen. */
export function restGain(place: MusicPlace, isRest: boolean): number {
  return isRest && place !== "alone" ? gainOf(mixLevels.restLiftDb) : 1;
}

/**
 * The gain of a voice. A volume is loudness as it is felt, a gain is the amplitude: the cube root between them leaves
 * speech clearly audible at the default of 0.12. In the playlist the default is a voice as loud as it was recorded.
 */
export function voiceGain(place: "chat" | "playlist", volume: number): number {
  const full = place === "playlist" ? limits.volume.narration : 1;
  return Math.cbrt(Math.min(1, volume / full));
}

/** Whether the browser says it is one of a phone or a tablet. */
export function isMobileAgent(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
}
