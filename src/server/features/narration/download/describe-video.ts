import type { KeptNarration } from "#server/features/narration/store.ts";
import { type KeptVideo, narrationVideoUrl } from "#shared/listening/video.ts";

/** A record's video as its owner sees it; another one has another address, so that no browser shows the one before. */
export function describeVideo(kept: KeptNarration): KeptVideo | null {
  const { id, videoFileName, videoDurationMs, videoSizeBytes } = kept;
  if (!videoFileName) return null;
  return {
    url: `${narrationVideoUrl(id)}?at=${/_(\d+)/.exec(videoFileName)?.[1] ?? 0}`,
    kind: videoFileName.endsWith(".webm") ? "webm" : "mp4",
    durationMs: videoDurationMs ?? 0,
    sizeBytes: videoSizeBytes ?? 0,
  };
}
