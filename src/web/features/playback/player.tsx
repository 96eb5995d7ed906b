import { Maximize2, Pause, Play, X } from "lucide-react";
import { useEffect } from "react";
import { duration } from "#web/lib/format-time.ts";
import { BreathHalo } from "#web/ui/breath-halo.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { usePlayback, usePlaybackState, useTrackSound } from "./playback-context.tsx";
import type { Track } from "./track.ts";
import { useToggleTrack } from "./use-toggle-track.ts";

interface PlayerProps {
  track: Track;
  /** The length when it is known from elsewhere than the sound itself. */
  durationMs: number | null;
  onClear: () => void;
}

/** Hears one track: play and pause, where it is, and a way to put it away. */
export function Player({ track, durationMs, onClear }: PlayerProps) {
  const playback = usePlayback();
  useEffect(() => playback.view.showInPlace(track.id), [playback, track.id]);
  const toggle = useToggleTrack();
  const { isPlaying, isLoading, isCurrent } = useTrackSound(track.id);
  const isRunning = isPlaying || isLoading;
  const positionMs = usePlaybackState((state) =>
    state.track?.id === track.id ? Math.floor(state.positionMs / 250) * 250 : 0,
  );
  const heardMs = usePlaybackState((state) => (state.track?.id === track.id ? state.durationMs : null));
  const totalMs = durationMs ?? heardMs;
  return (
    <div className="flex min-w-0 items-center gap-3 phone:gap-2">
      <BreathHalo isBreathing={isPlaying}>
        <IconButton
          label={isRunning ? "Pause narration" : "Play narration"}
          look="primary"
          onClick={() => toggle(track)}
        >
          {isRunning ? (
            <Pause fill="currentColor" />
          ) : (
            <Play fill="currentColor" className="translate-x-px" />
          )}
        </IconButton>
      </BreathHalo>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={duration(positionMs)}
        className="h-11 min-w-0 flex-1"
        style={{ "--heard": `${totalMs ? (100 * positionMs) / totalMs : 0}%` }}
        min={0}
        max={totalMs ?? 1000}
        step={1000}
        value={totalMs === null ? 0 : positionMs}
        disabled={!isCurrent || totalMs === null}
        onChange={(event) => playback.seek(event.target.valueAsNumber)}
      />
      <span className="text-tiny text-quiet tabular-nums">
        {duration(positionMs)}
        {totalMs !== null && ` / ${duration(totalMs)}`}
      </span>
      <IconButton
        label="Open player"
        aria-haspopup="dialog"
        disabled={!isCurrent}
        onClick={playback.view.openFull}
      >
        <Maximize2 />
      </IconButton>
      <IconButton
        label="Clear narration"
        onClick={() => {
          if (isCurrent) playback.stop();
          onClear();
        }}
      >
        <X />
      </IconButton>
    </div>
  );
}
