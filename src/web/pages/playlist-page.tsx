import { ArrowLeft } from "lucide-react";
import { OverWeeks } from "#web/features/check-in/over-weeks.tsx";
import { SoundingMusic } from "#web/features/playback/music/sounding-music.tsx";
import { Playlist } from "#web/features/playlist/playlist.tsx";
import { Link } from "#web/lib/router.tsx";
import { useItemPlayer } from "./chat/use-item-player.ts";
import { Gate } from "./gate.tsx";

/** Everything the person kept. */
export function PlaylistPage() {
  const player = useItemPlayer();
  return (
    <Gate>
      {() => (
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
          <Playlist player={player} />
          <OverWeeks />
        </main>
      )}
    </Gate>
  );
}
