import { ChevronDown, LoaderCircle, Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { limits } from "#shared/limits/limits.ts";
import { duration } from "#web/lib/format-time.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { SleepSelect } from "./controls/sleep-select.tsx";
import { SpeedSelect } from "./controls/speed-select.tsx";
import { MusicVolume } from "./controls/volume-control.tsx";
import { usePlayback, usePlaybackState, useTrackCover } from "./playback-context.tsx";
import { Scene, stageAt } from "./scene.tsx";
import { useDimmed } from "./use-dimmed.ts";
import { useWakeLock } from "./use-wake-lock.ts";

interface FullPlayerProps {
  title: string;
  /** The words, where they are known; they come from elsewhere. */
  words: ReactNode;
  /** Nobody speaks at this moment, as far as that is known. */
  isRest: boolean;
  onClose: () => void;
}

/** What is heard, over the whole screen: its scene, its words, and everything a thumb may want while listening. */
export function FullPlayer({ title, words, isRest, onClose }: FullPlayerProps) {
  const isPlaying = usePlaybackState(({ status }) => status === "playing");
  const cover = useTrackCover();
  const stage = usePlaybackState(({ positionMs, durationMs }) => stageAt(positionMs, durationMs));
  useWakeLock(isPlaying);
  const isDimmed = useDimmed(isPlaying);
  return (
    <Dialog label="Player" shape="full" onClose={onClose}>
      <div
        data-dimmed={isDimmed}
        className="full-player mx-auto flex h-full w-full max-w-[64rem] flex-col px-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8 phone:pt-[max(0.75rem,env(safe-area-inset-top))]"
      >
        {/* On a phone it lies over what is pressed: what closes the player is where a thumb is. */}
        <header className="flex items-center gap-3 py-3 phone:order-1 phone:pb-0">
          <IconButton label="Close player" size="large" onClick={onClose}>
            <ChevronDown />
          </IconButton>
          <h2 dir="auto" className="min-w-0 flex-1 truncate text-center font-serif text-read">
            {title}
          </h2>
          <span aria-hidden="true" className="size-11" />
        </header>
        <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] gap-4 md:grid-cols-2 md:grid-rows-1 md:items-center md:gap-10">
          <Scene
            cover={cover}
            stage={stage}
            isRest={isRest}
            isPlaying={isPlaying}
            className="h-[min(26dvh,15rem)] w-full md:m-auto md:size-[min(24rem,38vw,60dvh)] short:hidden"
          />
          <div className="flex h-full min-h-0 flex-col justify-center md:h-[min(32rem,60dvh)]">{words}</div>
        </div>
        <Controls isPlaying={isPlaying} />
      </div>
    </Dialog>
  );
}

function Controls({ isPlaying }: { isPlaying: boolean }) {
  const playback = usePlayback();
  const isLoading = usePlaybackState(({ status }) => status === "loading");
  const durationMs = usePlaybackState((state) => state.durationMs);
  const stepS = limits.playback.seekStepMs / 1000;
  const isFixed = durationMs === null;
  return (
    <div className="grid gap-3 pt-4 phone:order-2 phone:pt-1">
      <Place durationMs={durationMs} />
      <div className="flex items-center justify-center gap-6">
        <IconButton
          label={`Back ${stepS} seconds`}
          size="huge"
          disabled={isFixed}
          onClick={() => playback.skip(-limits.playback.seekStepMs)}
        >
          <Step icon={<RotateCcw aria-hidden="true" />} seconds={stepS} />
        </IconButton>
        <IconButton
          label={isPlaying || isLoading ? "Pause sound" : "Resume sound"}
          look="primary"
          size="huge"
          data-first-focus
          className="size-16"
          onClick={() => (isPlaying || isLoading ? playback.pause() : void playback.resume())}
        >
          {isLoading ? (
            <LoaderCircle className="animate-spin" />
          ) : isPlaying ? (
            <Pause fill="currentColor" />
          ) : (
            <Play fill="currentColor" className="translate-x-px" />
          )}
        </IconButton>
        <IconButton
          label={`Forward ${stepS} seconds`}
          size="huge"
          disabled={isFixed}
          onClick={() => playback.skip(limits.playback.seekStepMs)}
        >
          <Step icon={<RotateCw aria-hidden="true" />} seconds={stepS} />
        </IconButton>
      </div>
      <div className="grid gap-y-1 text-small md:flex md:items-center md:justify-center md:gap-12">
        <SpeedSelect />
        <SleepSelect />
        <div className="flex min-h-11 items-center justify-between gap-4">
          <span>Music</span>
          <MusicVolume className="w-40 min-w-0" />
        </div>
      </div>
    </div>
  );
}

function Step({ icon, seconds }: { icon: ReactNode; seconds: number }) {
  return (
    <span className="relative grid place-items-center [&_svg]:size-9 [&_svg]:stroke-[1.4]">
      {icon}
      <span aria-hidden="true" className="absolute text-[0.6875rem] leading-none font-semibold">
        {seconds}
      </span>
    </span>
  );
}

function Place({ durationMs }: { durationMs: number | null }) {
  const playback = usePlayback();
  const positionMs = usePlaybackState((state) => Math.floor(state.positionMs / 250) * 250);
  return (
    <div className="flex items-center gap-3 text-tiny text-quiet tabular-nums">
      <span className="w-11 text-end">{duration(positionMs)}</span>
      <input
        type="range"
        aria-label="Position in the recording"
        aria-valuetext={duration(positionMs)}
        className="h-11 min-w-0 flex-1"
        style={{ "--heard": `${durationMs ? (100 * positionMs) / durationMs : 0}%` }}
        min={0}
        max={durationMs ?? 1000}
        step={1000}
        value={durationMs === null ? 0 : positionMs}
        disabled={durationMs === null}
        onChange={(event) => playback.seek(event.target.valueAsNumber)}
      />
      <span className="w-11">{durationMs !== null && duration(durationMs)}</span>
    </div>
  );
}
