import { type ErrorCode, type ErrorDetails, errorText } from "#shared/contract/errors.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { type VideoPlan, videoUploadUrl } from "#shared/listening/video.ts";
import type { Cut } from "#web/features/video/captions/timing.ts";
import { chooseScene } from "#web/features/video/scenes/choose-scene.ts";
import type { Look, Order } from "#web/features/video/scenes/order.ts";
import { fetchSound, SoundMissing } from "#web/features/video/sound/fetch-sound.ts";
import type { Step } from "#web/features/video/video-job.ts";
import { recordVideo } from "./record-video.ts";
import { RenderingFailed, renderInWorker } from "./render-in-worker.ts";
import { wayOf } from "./ways.ts";

/** What a person chose for their video. */
export interface VideoChoice {
  plan: VideoPlan;
  sessionId: string;
  look: Look;
  /** The whole, or a beginning of it. */
  cut: Cut;
}

/** Why no video was made or kept, in the words a person reads. */
export class VideoError extends Error {
  override readonly name = "VideoError";
}

const disclaimer = "For reflection and well-being only. Not medical, clinical or therapeutic advice.";

/** The look of a plan's video in a size. */
export function lookOf(plan: VideoPlan, shape: Pick<Look, "size" | "framesPerSecond">): Look {
  return { ...shape, scene: chooseScene(plan.mood) };
}

/**
 * Makes a video and keeps it in the playlist. Nothing is kept when it fails or is given up: it is sent whole, at the
 * end. Throws `VideoError`, or the signal's reason.
 */
export async function makeVideo(
  choice: VideoChoice,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: Step, progress: number) => void },
): Promise<PlaylistItem> {
  const { plan, sessionId } = choice;
  try {
    onStep("Processing voice and music...", 2);
    const sound = await fetchSound(plan, signal);
    onStep("Creating the pictures...", 5);
    const onShare = (share: number) => onStep("Creating the pictures...", 5 + Math.floor(share * 90));
    const render = wayOf() === "record" ? recordVideo : renderInWorker;
    const { video, durationMs } = await render(orderOf(choice, sound), { signal, onShare });
    onStep("Saving to your playlist...", 96);
    return await keep(video, videoUploadUrl({ sessionId, messageId: plan.messageId, durationMs }), signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof VideoError ? error : videoError(codeOf(error), {}, error);
  }
}

function orderOf({ plan, look, cut }: VideoChoice, sound: Order["sound"]): Order {
  return {
    look,
    sound,
    disclaimer,
    lines: cut.lines,
    durationMs: cut.durationMs,
    seed: plan.messageId,
    title: plan.isScript ? "A meditation for you" : "Words to stay with",
  };
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof SoundMissing) return "VIDEO_SOUND_FAILED";
  return error instanceof RenderingFailed && error.failure === "memory" ? "VIDEO_MEMORY" : "VIDEO_FAILED";
}

function videoError(code: ErrorCode, details?: ErrorDetails, cause?: unknown): VideoError {
  return new VideoError(errorText(code, details), { cause });
}

async function keep(video: Blob, url: string, signal: AbortSignal): Promise<PlaylistItem> {
  const response = await fetch(url, {
    method: "PUT",
    body: video,
    signal,
    headers: { "content-type": video.type },
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw videoError("VIDEO_NOT_SAVED", { reason: "the server cannot be reached" }, error);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (isItem(answer)) return answer;
  const sentence =
    typeof answer === "object" && answer !== null && "message" in answer ? String(answer.message) : null;
  throw sentence
    ? new VideoError(sentence)
    : videoError("VIDEO_NOT_SAVED", { reason: "the server did not take it" });
}

/** The server answers with the contract's own shape, or with a refusal. */
function isItem(answer: unknown): answer is PlaylistItem {
  return typeof answer === "object" && answer !== null && "video" in answer && answer.video !== null;
}
