import { ORPCError } from "@orpc/client";
import { type AppErrorCode, appErrorText } from "#shared/contract/app-errors.ts";
import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import type { VideoPlan } from "#shared/listening/video.ts";
import { chooseScene } from "#web/features/video/scenes/choose-scene.ts";
import type { Look, Order } from "#web/features/video/scenes/order.ts";
import { fetchSound, SoundMissing } from "#web/features/video/sound/fetch-sound.ts";
import type { Step, VideoChoice } from "#web/features/video/video-job.ts";
import { errorCode } from "#web/lib/notices/error-sentence.ts";
import type { Transfers } from "#web/lib/transfer.ts";
import { recordVideo } from "./record-video.ts";
import { RenderingFailed, renderInWorker } from "./render-in-worker.ts";
import { wayOf } from "./ways.ts";

/** Who listens while a video is made, and how it is sent. */
export interface Listening {
  signal: AbortSignal;
  transfers: Transfers;
  onStep: (step: Step, progress: number) => void;
}

const disclaimer = "For reflection and well-being only. Not medical, clinical or therapeutic advice.";

/** The look of a plan's video in a size. */
export function lookOf(plan: VideoPlan, shape: Pick<Look, "size" | "framesPerSecond">): Look {
  return { ...shape, scene: chooseScene(plan.mood) };
}

/**
 * Makes a video and keeps it in the playlist. Nothing is kept when it fails or is given up: it is sent whole, at the
 * end. Throws an error of the catalogue, or the signal's reason.
 */
export async function makeVideo(choice: VideoChoice, listening: Listening): Promise<PlaylistItem> {
  const { plan, sessionId } = choice;
  const { signal, onStep } = listening;
  try {
    onStep("Processing voice and music...", 2);
    const sound = await fetchSound(plan, listening);
    onStep("Creating the pictures...", 5);
    const onShare = (share: number) => onStep("Creating the pictures...", 5 + Math.floor(share * 90));
    const render = wayOf() === "record" ? recordVideo : renderInWorker;
    const { video, durationMs } = await render(orderOf(choice, sound), { signal, onShare });
    onStep("Saving to your playlist...", 96);
    return await keep(video, { sessionId, messageId: plan.messageId, durationMs }, listening);
  } catch (error) {
    signal.throwIfAborted();
    throw errorCode(error) ? error : videoError(codeOf(error), {}, error);
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

function codeOf(error: unknown): AppErrorCode {
  if (error instanceof SoundMissing) return "VIDEO_SOUND_FAILED";
  return error instanceof RenderingFailed && error.failure === "memory" ? "VIDEO_MEMORY" : "VIDEO_FAILED";
}

function videoError(code: AppErrorCode, details?: ErrorDetails, cause?: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { data: details, message: appErrorText(code, details), cause });
}

async function keep(
  video: Blob,
  input: { sessionId: string; messageId: string; durationMs: number },
  { signal, transfers, onStep }: Listening,
): Promise<PlaylistItem> {
  const onProgress = (share: number) => onStep("Saving to your playlist...", 96 + Math.floor(share * 3));
  try {
    return await transfers.send("keepVideo", video, { input, signal, onProgress });
  } catch (error) {
    signal.throwIfAborted();
    const code = errorCode(error);
    if (code !== undefined && code !== "INTERNAL") throw error;
    const reason = error instanceof TypeError ? "the server cannot be reached" : "the server did not take it";
    throw videoError("VIDEO_NOT_SAVED", { reason }, error);
  }
}
