import { Brush, Check, Circle, CircleAlert, CircleCheck, Cog, X } from "lucide-react";
import { useState } from "react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import type { KeptVideo } from "#shared/listening/video.ts";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { VideoPlayer } from "#web/ui/video-player.tsx";
import { useVideoJob, useVideoState } from "./video-context.tsx";
import { type Step, steps } from "./video-job.ts";

interface VideoPanelProps {
  sessionId: string | null;
  /** The latest video that the chat has in the playlist: what is shown when the page was opened anew. */
  kept?: PlaylistItem | undefined;
  /** Whatever else sounds makes room. */
  onPlay: () => void;
}

/** The progress box of a chat's video: its steps while it is made, why it failed, and the video itself. */
export function VideoPanel({ sessionId, kept, onPlay }: VideoPanelProps) {
  const job = useVideoJob();
  const state = useVideoState();
  const [clearedId, setClearedId] = useState<string | null>(null);
  if (!("sessionId" in state) || state.sessionId !== sessionId)
    return kept?.video && kept.id !== clearedId ? (
      <Kept item={kept} video={kept.video} onPlay={onPlay} onClear={() => setClearedId(kept.id)} />
    ) : null;
  if (state.status === "making")
    return (
      <Box>
        <Steps now={state.step} />
        <Progress label="Video progress" value={state.progress} />
        <div className="flex items-center justify-between gap-3">
          <p className="text-tiny text-quiet">This may take up to 5 minutes...</p>
          <Button size="small" onClick={job.cancel} title="Cancel the video">
            <X aria-hidden="true" />
            Cancel
          </Button>
        </div>
      </Box>
    );
  if (state.status === "failed")
    return (
      <Box>
        <div className="flex items-center gap-2">
          <p role="alert" className="flex flex-1 items-center gap-2 text-small text-danger">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {state.error}
          </p>
          <IconButton label="Clear video" onClick={job.clear}>
            <X />
          </IconButton>
        </div>
      </Box>
    );
  if (state.status !== "ready" || !state.item.video) return null;
  const clear = () => {
    setClearedId(state.item.id);
    job.clear();
  };
  return <Ready item={state.item} video={state.item.video} onPlay={onPlay} onClear={clear} />;
}

interface ReadyProps {
  item: PlaylistItem;
  video: KeptVideo;
  onPlay: () => void;
  onClear: () => void;
}

/** A video from before: a line, so that the chat keeps its room, until somebody wants to see it. */
function Kept({ item, video, onPlay, onClear }: ReadyProps) {
  const [isWatching, setIsWatching] = useState(false);
  return (
    <Box>
      <div className="flex items-center gap-3">
        <p className="flex-1 text-small">There is a video of this chat.</p>
        <Button size="small" aria-expanded={isWatching} onClick={() => setIsWatching(!isWatching)}>
          Watch video
        </Button>
        <IconButton label="Clear video" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      {isWatching && <VideoPlayer video={video} name={item.title} onPlay={onPlay} />}
    </Box>
  );
}

function Ready({ item, video, onPlay, onClear }: ReadyProps) {
  return (
    <Box>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="flex items-center gap-2 text-small text-good">
          <CircleCheck aria-hidden="true" className="size-4" />
          Video Ready!
        </p>
        <IconButton label="Clear video" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      <VideoPlayer video={video} name={item.title} onPlay={onPlay} />
    </Box>
  );
}

function Box({ children }: { children: React.ReactNode }) {
  return (
    <section
      aria-label="Video"
      className="rise grid gap-2 rounded-soft border border-line bg-surface px-4 py-3"
    >
      {children}
    </section>
  );
}

function Steps({ now }: { now: Step }) {
  const at = steps.indexOf(now);
  return (
    <ol role="status" className="grid gap-1">
      {steps.slice(0, at + 1).map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? "step" : undefined}
          className={
            index === at
              ? "flex items-center gap-2 text-small"
              : "flex items-center gap-2 text-small text-faint"
          }
        >
          {index < at ? <Check aria-hidden="true" className="size-4" /> : stepIcon(step)}
          {step}
        </li>
      ))}
    </ol>
  );
}

/** What is created and what is processed have a picture of their own. */
function stepIcon(step: string) {
  if (step.includes("Creating"))
    return <Brush aria-hidden="true" data-icon="creating" className="size-4 text-accent" />;
  if (step.includes("Processing"))
    return <Cog aria-hidden="true" data-icon="processing" className="size-4 text-accent" />;
  return <Circle aria-hidden="true" data-icon="step" className="size-4 text-accent" />;
}
