import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { useIsPhone } from "#web/lib/browser/use-is-phone.ts";
import { duration } from "#web/lib/format-time.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { makingMs, scaledMsPerFrame, shorterCut, videoMs } from "./captions/timing.ts";
import { lookOf } from "./rendering/make-video.ts";
import { tryInWorker } from "./rendering/render-in-worker.ts";
import { wayOf } from "./rendering/ways.ts";
import { type Look, sizes } from "./scenes/order.ts";
import { useVideoJob } from "./video-context.tsx";
import type { VideoState } from "./video-job.ts";

type Choosing = Extract<VideoState, { status: "choosing" }>;

/** Lets a person choose the shape of their video, and tells how long it will take on this device. */
export function VideoChoices({ plan, sessionId }: Choosing) {
  const job = useVideoJob();
  const [shape, setShape] = useState<keyof typeof sizes>(useIsPhone() ? "tall" : "wide");
  const [framesPerSecond, setFramesPerSecond] = useState<Look["framesPerSecond"]>(24);
  const [isShort, setIsShort] = useState(true);
  const look = lookOf(plan, { size: sizes[shape], framesPerSecond });
  const triedLook = lookOf(plan, { size: sizes.wide, framesPerSecond: 24 });
  const isRecorded = wayOf() === "record";
  const tried = useQuery({
    queryKey: ["video", "try", triedLook.scene],
    queryFn: ({ signal }) => tryInWorker(triedLook, signal),
    enabled: !isRecorded,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  const whole = { lines: plan.lines, durationMs: plan.durationMs };
  const ms =
    tried.data === undefined
      ? undefined
      : scaledMsPerFrame({ look: triedLook, msPerFrame: tried.data }, look);
  const shorter = ms === undefined ? undefined : shorterCut(whole, framesPerSecond, ms);
  const cut = (isShort && shorter) || whole;
  const makesMs = isRecorded ? videoMs(cut.durationMs) : ms && makingMs(cut.durationMs, framesPerSecond, ms);
  return (
    <Dialog label="Generate a video" shape="small" onClose={job.cancel}>
      <form
        className="grid gap-5 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          job.start({ plan, sessionId, look, cut });
        }}
      >
        <h2 className="font-serif text-title">Generate a video</h2>
        <Choice
          label="Shape"
          value={shape}
          onChange={setShape}
          options={{ wide: "Wide, 1280 × 720", tall: "Tall for phones, 1080 × 1920" }}
        />
        <Choice
          label="Frames per second"
          value={framesPerSecond === 24 ? "24" : "30"}
          onChange={(value) => setFramesPerSecond(value === "24" ? 24 : 30)}
          options={{ "24": "24", "30": "30, smoother" }}
        />
        {shorter && ms !== undefined && (
          <Choice
            label="Length"
            value={isShort ? "short" : "whole"}
            onChange={(value) => setIsShort(value === "short")}
            options={{
              short: `Shorter cut, ${duration(videoMs(shorter.durationMs))}`,
              whole: `Whole, ${duration(videoMs(whole.durationMs))}: takes ${roughly(makingMs(whole.durationMs, framesPerSecond, ms))}`,
            }}
          />
        )}
        <p role="status" className="text-small text-quiet">
          {tried.isError
            ? appErrorText("VIDEO_NOT_POSSIBLE")
            : makesMs === undefined
              ? "Checking how fast this device is..."
              : `${duration(videoMs(cut.durationMs))} long. It takes ${roughly(makesMs)} on this device.${isRecorded ? " It is recorded while it plays: please leave this tab in front." : ""}`}
        </p>
        <div className="flex justify-end gap-2">
          <Button look="plain" onClick={job.cancel}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={makesMs === undefined} data-first-focus>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A time nobody should set a watch by. */
function roughly(ms: number): string {
  if (ms < 50_000) return `about ${Math.max(10, Math.ceil(ms / 10_000) * 10)} seconds`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? "about a minute" : `about ${minutes} minutes`;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, ReactNode>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const isValue = (name: string): name is Value => name in options;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-small text-quiet">{label}</legend>
      {Object.keys(options)
        .filter(isValue)
        .map((name) => (
          <label key={name} className="flex min-h-9 items-center gap-3 text-small phone:min-h-11">
            <input
              type="radio"
              name={label}
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
              className="size-4 accent-accent"
            />
            {options[name]}
          </label>
        ))}
    </fieldset>
  );
}
