import { useQuery } from "@tanstack/react-query";
import { Play, Square, Trash2, X } from "lucide-react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { Link } from "#web/lib/router.tsx";
import { OnCover } from "#web/ui/cover/on-cover.tsx";
import { Drawn } from "#web/ui/drawn.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ItemPlayer } from "./item-player.ts";
import { playlistOptions } from "./queries.ts";
import { useDeleteQuestion } from "./use-delete-question.tsx";

/** What was kept, in the phone's drawer: each can be heard and deleted. */
export function DrawerList({ player, onClose }: { player: ItemPlayer; onClose: () => void }) {
  const { data = [], isPending, isError, isFetching, refetch } = useQuery(playlistOptions(useApi()));
  const { ask, question } = useDeleteQuestion("page", player);
  return (
    <div className="flex h-full flex-col">
      <header className="flex items-center gap-3 border-b border-line py-3 pe-3 ps-5">
        <h2 className="font-serif text-title">My Meditations</h2>
        <span className="rounded-full bg-accent-soft px-2.5 text-small text-accent tabular-nums">
          <span className="sr-only">Meditations kept: </span>
          {data.length}
        </span>
        <IconButton label="Close playlist" onClick={onClose} className="ms-auto">
          <X />
        </IconButton>
      </header>
      {data.length === 0 && isError ? (
        <LoadFailure
          text="Your meditations couldn't be loaded. They are safe."
          isTrying={isFetching}
          onRetry={() => void refetch()}
          className="p-5"
        />
      ) : data.length === 0 ? (
        <NothingKept isPending={isPending} />
      ) : (
        <ul className="thin-scroll min-h-0 flex-1 overflow-y-auto">
          {data.map((item) => (
            <DrawerItem
              key={item.id}
              item={item}
              isPlaying={player.playingId === item.id}
              onToggle={() => (player.playingId === item.id ? player.onStop(item) : player.onToggle(item))}
              onDelete={() => ask(item)}
            />
          ))}
        </ul>
      )}
      {data.length > 0 && (
        <Link
          to="/playlist"
          className="grid min-h-12 place-items-center border-t border-line pb-[env(safe-area-inset-bottom)] text-small text-accent"
        >
          All meditations, with downloads
        </Link>
      )}
      {question}
    </div>
  );
}

function NothingKept({ isPending }: { isPending: boolean }) {
  if (isPending) return <Skeleton blocks={5} className="px-5 py-6" />;
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-1 px-8 text-center">
      <Drawn name="bowl" className="mb-7 h-28 w-35" />
      <p className="font-serif text-read">No meditations yet</p>
      <p className="text-small text-quiet">Generate one from a chat message</p>
    </div>
  );
}

interface DrawerItemProps {
  item: PlaylistItem;
  isPlaying: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

function DrawerItem({ item, isPlaying, onToggle, onDelete }: DrawerItemProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 pe-2 ps-4">
      <OnCover cover={item.cover} className="size-16">
        <IconButton label={isPlaying ? "Stop" : "Play"} look="outlined" size="large" onClick={onToggle}>
          {isPlaying ? (
            <Square fill="currentColor" />
          ) : (
            <Play fill="currentColor" className="translate-x-px" />
          )}
        </IconButton>
      </OnCover>
      <div className="grid min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-small wrap-anywhere">
          {item.name}
        </p>
        <p className="truncate text-tiny text-quiet">
          {[item.voiceUsed, dayOf(item.createdAt)].filter(Boolean).join(" · ")}
        </p>
        {item.musicUrl !== null && <p className="text-tiny text-quiet">With background music</p>}
      </div>
      <IconButton label="Delete meditation" onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
