import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { limits } from "#shared/limits/limits.ts";
import type { BackgroundMusic } from "#shared/listening/music.ts";
import { defaultTrackUrl } from "#shared/listening/music-urls.ts";
import { backgroundOptions } from "#web/features/music/queries.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { useApi } from "#web/lib/api.ts";

/** What plays behind the chat: the default until the server has said otherwise. One that sounds already gives way to another. */
export function useBackgroundPiece(): Piece {
  const { music } = usePlayback();
  const { data } = useQuery(backgroundOptions(useApi()));
  const piece = data ? pieceOf(data) : defaultPiece;
  const isKnown = data !== undefined;
  useEffect(() => {
    const now = music.state().piece;
    if (isKnown && now && now.kind !== "made" && now.url !== piece.url) music.swap(piece);
  });
  return piece;
}

const defaultPiece: Piece = {
  url: defaultTrackUrl,
  name: "Quiet piano",
  kind: "default",
  isSeamless: true,
  isLong: false,
};

/** Every file of one's own has the same address: its name and length, which no server is sent, tell them apart. */
function pieceOf({ kind, url, name, durationMs, isSeamless }: BackgroundMusic): Piece {
  return {
    url: kind === "own" ? `${url}#${encodeURIComponent(name)},${durationMs}` : url,
    kind,
    name,
    isSeamless,
    isLong: durationMs === null ? kind === "own" : durationMs > limits.music.maxDurationMs,
  };
}
