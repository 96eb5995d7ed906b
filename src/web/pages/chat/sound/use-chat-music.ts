import { useState } from "react";
import type { Mood } from "#shared/listening/moods.ts";
import type { MusicState } from "#shared/listening/music.ts";
import { useMusic } from "#web/features/music/use-music.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { useRefreshPlaylist } from "#web/features/playlist/queries.ts";
import { useBackgroundPiece } from "./use-background-piece.ts";

/** The music of the open chat, and what plays behind it. */
export type ChatMusic = ReturnType<typeof useChatMusic>;

/** Brings music, player and playlist together: a piece made for a chat plays behind it until it is put away. */
export function useChatMusic(sessionId: string | null) {
  const playback = usePlayback();
  const refreshPlaylist = useRefreshPlaylist();
  const background = useBackgroundPiece();
  const [clearedId, setClearedId] = useState<string | null>(null);
  const music = useMusic(sessionId, {
    onReady: (state, isAsked) => {
      refreshPlaylist();
      const made = madePiece(state);
      if (!isAsked || !made) return;
      if (playback.music.state().status === "idle") playback.toggleMusic(made);
      else playback.music.swap(made);
    },
  });
  const isCleared = music.state !== null && music.state.id === clearedId;
  const made = music.state && !isCleared ? madePiece(music.state) : null;
  return {
    ...music,
    made,
    isShown: music.state !== null && music.state.status !== "cancelled" && !isCleared,
    /** What goes beneath a voice of this chat. */
    beneath: made ?? background,
    start: () => {
      playback.unlock();
      setClearedId(null);
      music.start();
    },
    clear: () => setClearedId(music.state?.id ?? null),
  };
}

function madePiece({ musicUrl, mood, isSeamless }: MusicState): Piece | null {
  return musicUrl === null
    ? null
    : { url: musicUrl, name: moodNames[mood ?? "default"], kind: "made" as const, isSeamless, isLong: false };
}

const moodNames: Record<Mood, string> = {
  stress: "Music to unwind",
  anxiety: "Music to settle",
  sleep: "Music for sleep",
  energy: "Music to rise with",
  focus: "Music for focus",
  healing: "Music to heal",
  default: "Music for stillness",
};
