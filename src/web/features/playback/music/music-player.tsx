import { LoaderCircle, Pause, Play, X } from "lucide-react";
import { MusicVolume } from "#web/features/playback/controls/volume-control.tsx";
import { useMusicPlayState, usePlayback } from "#web/features/playback/playback-context.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import type { Piece } from "./piece.ts";

/** Hears one piece of music, which goes round until it is paused or put away. */
export function MusicPlayer({ piece, onClear }: { piece: Piece; onClear: () => void }) {
  const playback = usePlayback();
  const { piece: current, status } = useMusicPlayState();
  const isCurrent = current?.url === piece.url;
  const isRunning = isCurrent && (status === "playing" || status === "loading");
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={isRunning ? "Pause music" : "Play music"}
        look="primary"
        onClick={() => playback.toggleMusic(piece)}
      >
        {isCurrent && status === "loading" ? (
          <LoaderCircle className="animate-spin" />
        ) : isRunning ? (
          <Pause fill="currentColor" />
        ) : (
          <Play fill="currentColor" className="translate-x-px" />
        )}
      </IconButton>
      <span dir="auto" className="min-w-0 flex-1 truncate text-small">
        {piece.name}
      </span>
      <MusicVolume className="w-32 phone:w-24" />
      <IconButton
        label="Clear music"
        onClick={() => {
          if (isCurrent) playback.music.stop();
          onClear();
        }}
      >
        <X />
      </IconButton>
    </div>
  );
}
