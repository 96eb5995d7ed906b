import { Clapperboard, LoaderCircle } from "lucide-react";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { Button } from "#web/ui/form/button.tsx";
import { wayOf } from "./rendering/ways.ts";
import { useVideoJob, useVideoState } from "./video-context.tsx";

interface VideoButtonProps {
  sessionId: string | null;
  hasReply: boolean;
  isDisabled?: boolean;
  /** Told when a video is asked for: a menu above the page makes room. */
  onPress?: () => void;
  className?: string;
}

/** Begins the video of a chat's latest script or reply, or says why there is none. */
export function VideoButton(props: VideoButtonProps) {
  const { sessionId, hasReply, isDisabled, onPress, className } = props;
  const job = useVideoJob();
  const { status } = useVideoState();
  const isMaking = status === "making";
  const isBusy = isMaking || status === "asking";
  const press = () => {
    if (!hasReply) return showErrorCode("VIDEO_WITHOUT_REPLY");
    if (sessionId === null) return showErrorCode("NO_ACTIVE_SESSION");
    if (wayOf() === "none") return showErrorCode("VIDEO_NOT_POSSIBLE");
    onPress?.();
    job.ask(sessionId);
  };
  return (
    <Button
      {...(className && { className })}
      disabled={isBusy || isDisabled}
      aria-busy={isBusy}
      onClick={press}
    >
      {isBusy ? (
        <LoaderCircle aria-hidden="true" className="animate-spin" />
      ) : (
        <Clapperboard aria-hidden="true" />
      )}
      {isMaking ? "Generating Video..." : hasReply ? "Generate Video" : "No AI Response Available"}
    </Button>
  );
}
