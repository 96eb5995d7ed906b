import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PlaylistItem } from "#shared/playlist.ts";
import { useApi } from "#web/lib/api.ts";
import { Breath } from "#web/ui/breath.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { PlaylistItemRow } from "./playlist-item-row.tsx";
import { playlistOptions, useDeleteMeditation, useDownload } from "./queries.ts";
import type { ItemPlayer } from "./sidebar-playlist.tsx";

/** All kept meditations; each can be heard, saved as a file, or deleted. */
export function Playlist({ player }: { player: ItemPlayer }) {
  const { data, isPending } = useQuery(playlistOptions(useApi()));
  const [asked, setAsked] = useState<PlaylistItem | null>(null);
  const remove = useDeleteMeditation("page");
  const download = useDownload();
  if (isPending) return <p className="py-10 text-quiet">Loading...</p>;
  if (!data?.length) return <EmptyPlaylist />;
  return (
    <>
      <ul>
        {data.map((item) => (
          <PlaylistItemRow
            key={item.id}
            item={item}
            isPlaying={player.playingId === item.id}
            isDownloading={download.isPending}
            onToggle={() => player.onToggle(item)}
            onDownload={() => download.mutate(item)}
            onDelete={() => setAsked(item)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          question="Delete this meditation?"
          confirmLabel="Delete"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            player.onDeleting(asked);
            remove.mutate({ id: asked.id });
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

function EmptyPlaylist() {
  return (
    <div className="grid justify-items-center gap-10 py-20 text-center">
      <Breath className="size-40" />
      <p className="max-w-[26rem] font-serif text-read text-quiet">
        No meditations yet. Generate some from your chat sessions!
      </p>
    </div>
  );
}
