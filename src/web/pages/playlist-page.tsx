import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { OverWeeks } from "#web/features/check-in/over-weeks.tsx";
import { KeepButton } from "#web/features/device/keep-button.tsx";
import { keptOptions } from "#web/features/device/queries.ts";
import { SoundingMusic } from "#web/features/playback/music/sounding-music.tsx";
import { Playlist } from "#web/features/playlist/playlist.tsx";
import type { KeptMusic } from "#web/lib/browser/kept-sounds.ts";
import { Link } from "#web/lib/router.tsx";
import { useBackgroundPiece } from "./chat/sound/use-background-piece.ts";
import { itemTrack, useItemPlayer } from "./chat/sound/use-item-player.ts";
import { Gate } from "./gate.tsx";
import { KeptByPerson } from "./offline/kept-here.tsx";
import { useKeptInStep } from "./offline/use-kept-in-step.ts";

/** Everything the person kept. */
export function PlaylistPage() {
  return (
    <Gate>
      {(person) => (
        <main className="mx-auto grid max-w-[52rem] gap-8 px-5 py-8 sm:px-8 sm:py-14">
          <header className="grid justify-items-start gap-6">
            <div className="flex min-h-11 w-full items-center justify-between gap-3">
              <Link
                to="/"
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small hover:border-edge"
              >
                <ArrowLeft aria-hidden="true" className="size-4" />
                Back to Chat
              </Link>
              <SoundingMusic />
            </div>
            <h1 className="font-serif text-display">My Meditation Playlist</h1>
          </header>
          <KeptPlaylist userId={person.id} />
          <OverWeeks />
        </main>
      )}
    </Gate>
  );
}

function KeptPlaylist({ userId }: { userId: string }) {
  const player = useItemPlayer();
  const background = useBackgroundPiece();
  const { data: kept = [] } = useQuery(keptOptions(userId));
  useKeptInStep(userId);
  /** The music beneath it here; a long file of a person's own is heard from the server alone. */
  const musicOf = (item: PlaylistItem): KeptMusic | null => {
    const { music } = itemTrack(item, background);
    if (!music || music.isLong) return null;
    const { url, name, kind, isSeamless } = music;
    return { url, name, kind, isSeamless };
  };
  return (
    <Playlist
      player={player}
      onDevice={{
        keptIds: new Set(kept.map(({ id }) => id)),
        keeping: (item) => <KeepButton userId={userId} item={item} music={musicOf(item)} />,
        unloaded: <KeptByPerson userId={userId} />,
      }}
    />
  );
}
