import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Pause, Play, Trash2 } from "lucide-react";
import { limits } from "#shared/limits/limits.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { CoverImage } from "#web/ui/cover/cover-image.tsx";
import { EmptyNote } from "#web/ui/empty-note.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ItemPlayer } from "./item-player.ts";
import { playlistOptions } from "./queries.ts";
import { useDeleteQuestion } from "./use-delete-question.tsx";

/** The first five kept meditations, with how many there are. */
export function SidebarPlaylist({ player }: { player: ItemPlayer }) {
  const { data, isError, isFetching, refetch } = useQuery(playlistOptions(useApi()));
  const { ask, question } = useDeleteQuestion("sidebar", player);
  return (
    <details open className="group/list">
      <summary className="flex min-h-10 list-none items-center justify-between rounded-soft px-3 text-small font-medium text-quiet hover:text-ink phone:min-h-11 [&::-webkit-details-marker]:hidden">
        Playlist
        <span className="flex items-center gap-2 text-tiny text-faint">
          {data?.length}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/list:rotate-180"
          />
        </span>
      </summary>
      {!data && !isError && <Skeleton blocks={3} className="gap-5 px-3 py-2" />}
      {!data && isError && (
        <LoadFailure
          text="Your meditations couldn't be loaded. They are safe."
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <EmptyNote drawn="bowl">No meditations yet</EmptyNote>}
      <ul className="grid gap-0.5">
        {data?.slice(0, limits.playlist.sidebarItems).map((item) => (
          <SidebarItem
            key={item.id}
            item={item}
            isPlaying={player.playingId === item.id}
            onToggle={() => player.onToggle(item)}
            onDelete={() => ask(item)}
          />
        ))}
      </ul>
      {question}
    </details>
  );
}

interface SidebarItemProps {
  item: PlaylistItem;
  isPlaying: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

function SidebarItem({ item, isPlaying, onToggle, onDelete }: SidebarItemProps) {
  return (
    <li className="group relative flex items-center rounded-soft hover:bg-raised">
      <IconButton label={isPlaying ? "Pause" : "Play"} aria-pressed={isPlaying} onClick={onToggle}>
        {isPlaying ? <Pause /> : <Play />}
      </IconButton>
      <CoverImage cover={item.cover} className="me-2.5 size-8 md:max-lg:hidden" />
      <span className="grid min-w-0 flex-1 py-1.5">
        <span
          dir="auto"
          title={item.name}
          className="text-small xl:truncate max-xl:line-clamp-2 max-xl:wrap-anywhere"
        >
          {item.name}
        </span>
        <span className="truncate text-tiny text-faint md:pe-9">
          {`${dayOf(item.createdAt)} · ${item.voiceUsed ?? "Music only"}`}
        </span>
      </span>
      <IconButton
        label="Delete meditation"
        onClick={onDelete}
        className="shown-on-hover md:absolute md:end-0 md:bottom-0"
      >
        <Trash2 />
      </IconButton>
    </li>
  );
}
