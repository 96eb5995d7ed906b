import { useQuery } from "@tanstack/react-query";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { playlistOptions } from "#web/features/playlist/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { duration } from "#web/lib/format-time.ts";
import { useItemPlayer } from "./sound/use-item-player.ts";

/** What somebody stopped in the middle of, the newest of it; nothing where all was heard or nothing was begun. */
export function leftInTheMiddle(items: readonly PlaylistItem[]): PlaylistItem | undefined {
  return items.find(
    ({ heardMs, durationMs, audioUrl }) => audioUrl !== null && heardMs > 0 && heardMs < durationMs,
  );
}

/** The way back into a meditation that was left; what it is called is told to who cannot see where the press leads. */
export function ResumeListening() {
  const { data = [] } = useQuery(playlistOptions(useApi()));
  const player = useItemPlayer();
  const item = leftInTheMiddle(data);
  if (!item || player.playingId === item.id) return null;
  return (
    <button
      type="button"
      title={item.name}
      onClick={() => player.onPickUp(item)}
      className="appear -my-2.5 min-h-11 text-start text-accent underline-offset-4 hover:underline"
    >
      Pick up where you were: {duration(item.durationMs - item.heardMs)} left{" "}
      <span className="sr-only">of {item.name}</span>
    </button>
  );
}
