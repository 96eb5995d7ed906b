import { useMutation } from "@tanstack/react-query";
import type { PracticeOffer } from "#shared/listening/practice.ts";
import type { Voice } from "#shared/listening/voices.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import type { Track } from "#web/features/playback/track.ts";
import { useApi } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** What is to be heard of a practice, and how. */
interface AskedPractice {
  practice: Pick<PracticeOffer, "name" | "title" | "about"> & Partial<Pick<PracticeOffer, "cover">>;
  minutes: number;
  voice: Voice;
  music: Piece | null;
}

/** The player's name for a practice in a voice. */
export function practiceTrackId(name: string, minutes: number, voice: Voice): string {
  return `practice:${name}:${minutes}:${voice}`;
}

/** A practice as something the player can play; its sound is asked for when it does. */
export function usePracticeTrack(): (asked: AskedPractice) => Track {
  const { queries } = useApi();
  const { mutateAsync } = useMutation(queries.practice.speak.mutationOptions());
  return ({ practice: { name, title, about, cover }, minutes, voice, music }) => ({
    id: practiceTrackId(name, minutes, voice),
    title,
    ...(cover && { cover }),
    about,
    place: "playlist",
    isPassing: true,
    music,
    sound: async () => (await mutateAsync({ name, minutes, voice, timeZone: timeZone() })).audioUrl,
  });
}

/** Stops what is played of a practice, and lets the server ask its voice for no more of it. */
export function useStopPractice(): (asked: Omit<AskedPractice, "music">) => void {
  const { client } = useApi();
  const playback = usePlayback();
  return ({ practice: { name }, minutes, voice }) => {
    playback.stop();
    // Nobody waits for it: where it does not arrive, some sentences are spoken that nobody hears.
    client.practice.stop({ name, minutes, voice }).catch(() => undefined);
  };
}
