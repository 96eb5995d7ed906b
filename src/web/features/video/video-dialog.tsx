import { lazy, Suspense } from "react";
import { useVideoState } from "./video-context.tsx";

const VideoChoices = lazy(async () => ({ default: (await import("./video-choices.tsx")).VideoChoices }));

/** The choices of a video, once there is a plan to choose from; fetched only then. */
export function VideoDialog() {
  const state = useVideoState();
  if (state.status !== "choosing") return null;
  return (
    <Suspense fallback={null}>
      <VideoChoices {...state} />
    </Suspense>
  );
}
