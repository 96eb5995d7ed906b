import { Music2, Pause, Play } from "lucide-react";
import { MusicVolume } from "#web/features/playback/controls/volume-control.tsx";
import { useMusicPlayState, usePlayback } from "#web/features/playback/playback-context.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";

/**
 * The background music while there is some, wherever it was started: what it is, how loud, and a way to pause it.
 * A piece that has a player of its own on the screen is not shown twice.
 */
export function SoundingMusic({ shownUrl }: { shownUrl?: string | undefined }) {
  const playback = usePlayback();
  const { piece, status } = useMusicPlayState();
  if (!piece || status === "idle" || piece.url === shownUrl) return null;
  const isPaused = status === "paused";
  return (
    <section aria-label="Background music" className="appear flex shrink-0 items-center gap-1">
      <Music2 aria-hidden="true" className="hidden size-4 text-accent phone:block" />
      <span dir="auto" className="max-w-44 truncate text-tiny text-quiet phone:hidden">
        {piece.name}
      </span>
      <MusicVolume className="ms-2 w-28 phone:hidden" />
      <IconButton
        label={isPaused ? "Resume background music" : "Pause background music"}
        onClick={() => playback.toggleMusic(piece)}
      >
        {isPaused ? <Play /> : <Pause />}
      </IconButton>
    </section>
  );
}
