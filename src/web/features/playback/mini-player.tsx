import { LoaderCircle, Maximize2, Pause, Play, X } from "lucide-react";
import { useRef } from "react";
import { plainCover } from "#shared/cover/cover.ts";
import { useRoom } from "#web/lib/browser/use-room.ts";
import { duration } from "#web/lib/format-time.ts";
import { CoverImage } from "#web/ui/cover/cover-image.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { useMusicPlayState, usePlayback, usePlaybackState, useTrackCover } from "./playback-context.tsx";

/**
 * What sounds, at the foot of every screen for as long as it does: what it is, how far, a way to pause, to open the full
 * player, and always a way to stop. The page ends above it.
 */
export function MiniPlayer() {
  const ref = useRef<HTMLElement>(null);
  useRoom(ref, "--player-room");
  const hasVoice = usePlaybackState(({ track }) => track !== null);
  return (
    <section
      ref={ref}
      aria-label="Now playing"
      className="appear fixed inset-x-0 bottom-[var(--banner-room,0px)] z-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] text-ink shadow-far"
    >
      {hasVoice ? <VoiceRow /> : <MusicRow />}
    </section>
  );
}

function VoiceRow() {
  const playback = usePlayback();
  const title = usePlaybackState(({ track }) => track?.title ?? "");
  const status = usePlaybackState((state) => state.status);
  const seconds = usePlaybackState(({ positionMs }) => Math.floor(positionMs / 1000));
  const durationMs = usePlaybackState((state) => state.durationMs);
  const cover = useTrackCover() ?? plainCover;
  const isPaused = status === "paused";
  const share = durationMs ? Math.min(1, (seconds * 1000) / durationMs) : 0;
  return (
    <>
      <span aria-hidden="true" className="block h-0.5 bg-line">
        <span className="block h-full origin-left bg-accent" style={{ width: `${share * 100}%` }} />
      </span>
      <div className="mx-auto flex max-w-[64rem] items-center gap-1 px-2 py-1.5 tight:py-0 sm:px-6">
        <IconButton
          label={isPaused ? "Resume sound" : "Pause sound"}
          size="large"
          className="text-accent"
          onClick={() => (isPaused ? void playback.resume() : playback.pause())}
        >
          {status === "loading" ? (
            <LoaderCircle className="animate-spin" />
          ) : isPaused ? (
            <Play fill="currentColor" className="translate-x-px" />
          ) : (
            <Pause fill="currentColor" />
          )}
        </IconButton>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={playback.view.openFull}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-soft px-2 py-0.5 text-start hover:bg-surface"
        >
          <CoverImage cover={cover} className="size-11" />
          <span className="grid min-w-0 content-center">
            <span dir="auto" className="truncate text-small">
              {title}
            </span>
            <span className="text-tiny text-quiet tabular-nums">
              {duration(seconds * 1000)}
              {durationMs !== null && ` / ${duration(durationMs)}`}
            </span>
          </span>
        </button>
        <IconButton label="Open player" size="large" aria-haspopup="dialog" onClick={playback.view.openFull}>
          <Maximize2 />
        </IconButton>
        <IconButton label="Stop sound" size="large" onClick={playback.stop}>
          <X />
        </IconButton>
      </div>
    </>
  );
}

function MusicRow() {
  const playback = usePlayback();
  const { piece, status } = useMusicPlayState();
  const isPaused = status === "paused";
  return (
    <div className="mx-auto flex max-w-[64rem] items-center gap-1 px-2 py-1.5 sm:px-6">
      <IconButton
        label={isPaused ? "Resume sound" : "Pause sound"}
        size="large"
        className="text-accent"
        onClick={() => piece && playback.toggleMusic(piece)}
      >
        {isPaused ? <Play fill="currentColor" className="translate-x-px" /> : <Pause fill="currentColor" />}
      </IconButton>
      <span dir="auto" className="min-w-0 flex-1 truncate px-2 text-small">
        {piece?.name}
      </span>
      <IconButton label="Stop sound" size="large" onClick={playback.stop}>
        <X />
      </IconButton>
    </div>
  );
}
