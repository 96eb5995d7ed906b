import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { useApi } from "#web/lib/api.ts";
import { Link } from "#web/lib/router.tsx";
import { Drawn } from "#web/ui/drawn.tsx";
import { Button, buttonLook } from "#web/ui/form/button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ItemPlayer } from "./item-player.ts";
import { NameDialog } from "./name-dialog.tsx";
import { PlaylistItemRow } from "./playlist-item-row.tsx";
import { everything, PlaylistSearch, wantedItems } from "./playlist-search.tsx";
import { playlistOptions, useChangeMeditation, useDownload } from "./queries.ts";
import { ReadDialog } from "./read-dialog.tsx";
import { useDeleteQuestion } from "./use-delete-question.tsx";

/** What is on this device, and how more comes to it. */
interface OnDevice {
  keptIds: ReadonlySet<string>;
  /** Keeps an item here, or takes it away. */
  keeping: (item: PlaylistItem) => ReactNode;
  /** What stands below the word that the list could not be loaded. */
  unloaded: ReactNode;
}

/** All kept meditations; each can be heard, saved as a file, or deleted. */
export function Playlist({ player, onDevice }: { player: ItemPlayer; onDevice?: OnDevice }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(playlistOptions(useApi()));
  const { ask, question } = useDeleteQuestion("page", player);
  const download = useDownload();
  const change = useChangeMeditation();
  const [wanted, setWanted] = useState(everything);
  const [readId, setReadId] = useState<string | null>(null);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  if (isPending) return <Skeleton lines={3} blocks={4} className="border-t border-line py-6 ps-18" />;
  if (!data && isError)
    return (
      <div className="grid gap-8">
        <LoadFailure
          text="Your meditations couldn't be loaded. They are safe."
          isTrying={isFetching}
          onRetry={() => void refetch()}
          className="px-0"
        />
        {onDevice?.unloaded}
      </div>
    );
  if (!data?.length) return <EmptyPlaylist />;
  const items = wantedItems(data, wanted);
  const read = data.find(({ id }) => id === readId);
  const renamed = data.find(({ id }) => id === renamedId);
  return (
    <>
      {data.length > limits.playlist.searchFrom && (
        <PlaylistSearch
          wanted={wanted}
          found={items.length}
          hasFavourites={data.some(({ isFavourite }) => isFavourite)}
          onChange={setWanted}
        />
      )}
      {items.length === 0 && <NothingFound onClear={() => setWanted(everything)} />}
      <ul>
        {items.map((item) => (
          <PlaylistItemRow
            key={item.id}
            item={item}
            isPlaying={player.playingId === item.id}
            isDownloading={download.isPending && download.variables?.id === item.id}
            isOnDevice={onDevice?.keptIds.has(item.id) === true}
            keeping={onDevice?.keeping(item)}
            onToggle={() => player.onToggle(item)}
            onPickUp={() => player.onPickUp(item)}
            onRead={() => setReadId(item.id)}
            onRename={() => setRenamedId(item.id)}
            onFavourite={() => change.mutate({ id: item.id, isFavourite: !item.isFavourite })}
            onDownload={() => download.mutate(item)}
            onDelete={() => ask(item)}
            onWatch={player.onWatch}
          />
        ))}
      </ul>
      {read && <ReadDialog item={read} chatPath={player.chatPath(read)} onClose={() => setReadId(null)} />}
      {renamed && <NameDialog item={renamed} onClose={() => setRenamedId(null)} />}
      {question}
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 border-t border-line py-10">
      <p className="text-quiet">Nothing in your playlist matches.</p>
      <Button onClick={onClear}>Show all</Button>
    </div>
  );
}

function EmptyPlaylist() {
  return (
    <div className="grid justify-items-center gap-10 py-20 text-center">
      <Drawn name="bowl" className="h-32 w-40" />
      <p className="max-w-[26rem] font-serif text-read text-quiet">
        No meditations yet. Generate some from your chat sessions!
      </p>
      <Link to="/" className={buttonLook("primary")}>
        Begin a conversation
      </Link>
    </div>
  );
}
