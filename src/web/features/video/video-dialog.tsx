import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { useVideoJob, useVideoState } from "./video-context.tsx";

const VideoChoices = lazyScreen(
  async () => (await import("./video-choices.tsx")).VideoChoices,
  null,
  (again) => <ChoicesNotLoaded onRetry={again} />,
);

function ChoicesNotLoaded({ onRetry }: { onRetry: () => void }) {
  return <DialogNotLoaded label="Generate a video" onRetry={onRetry} onClose={useVideoJob().cancel} />;
}

/** The choices of a video, once there is a plan to choose from; fetched only then. */
export function VideoDialog() {
  const state = useVideoState();
  if (state.status !== "choosing") return null;
  return <VideoChoices {...state} />;
}
