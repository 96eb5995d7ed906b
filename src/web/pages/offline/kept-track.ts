import { plainCover } from "#shared/cover/cover.ts";
import type { Track } from "#web/features/playback/track.ts";
import type { KeptRecording } from "#web/lib/browser/kept-sounds.ts";

const store = () => import("#web/lib/browser/kept-sounds.ts");

/** A recording that is kept on this device, as a track: nothing of it is asked of the server. */
export function keptTrack(userId: string, recording: KeptRecording, fromMs = 0): Track {
  const { id, name, cover, durationMs, music } = recording;
  return {
    id,
    title: name,
    cover: cover ?? plainCover,
    sound: async (signal) => (await store()).soundUrl(userId, id, signal),
    place: "playlist",
    music: music && {
      ...music,
      isLong: false,
      bytes: async () => (await store()).musicBytes(userId, music.url),
    },
    recordingId: id,
    knownMs: durationMs,
    fromMs,
  };
}
