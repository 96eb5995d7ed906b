import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "#server/app-error.ts";
import { runThread } from "#server/audio/run-thread.ts";
import type { CheckedVideo } from "./checked-video.ts";
import type { Demuxed } from "./demux-video.ts";

/** What is asked of a video beyond how it begins. */
export interface VideoCheck {
  /**
   * Lets a video arrive whole, goes through every packet of it, and gives its bytes to `keep` only then. Throws
   * `VIDEO_REFUSED` for one that does not play from end to end or is not as long as was said.
   */
  pass(video: CheckedVideo, durationMs: number, keep: (bytes: Readable) => Promise<void>): Promise<void>;
}

const mostMs = 60_000;
/** Encoders round to frames, and a recording in the browser begins and ends when it gets to it. */
const offBy = (durationMs: number): number => Math.max(5000, durationMs / 10);

/** Checks videos in a folder of the data directory, in which one lies only while it is looked at. */
export function createVideoCheck({ dataDir }: { dataDir: string }): VideoCheck {
  const folder = join(dataDir, "incoming-videos");
  // What a crash left behind goes with the first video that comes.
  let cleared: Promise<unknown> | undefined;
  const clear = async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  };
  return {
    pass: async (video, durationMs, keep) => {
      cleared ??= clear();
      await cleared;
      const path = join(folder, randomUUID());
      try {
        await pipeline(Readable.from(video.bytes), createWriteStream(path));
        const found = await demuxInThread(path);
        if ("refused" in found) throw new AppError("VIDEO_REFUSED", { reason: found.refused });
        if (Math.abs(found.durationMs - durationMs) > offBy(durationMs))
          throw new AppError("VIDEO_REFUSED", { reason: "it is not as long as it was said to be" });
        await keep(createReadStream(path));
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** A file that breaks the reader, or keeps it busy for too long, is refused like any other that does not play. */
async function demuxInThread(path: string): Promise<Demuxed> {
  const url = new URL("./demux-worker.ts", import.meta.url);
  const signal = AbortSignal.timeout(mostMs);
  try {
    return await runThread<Demuxed>({ url, name: "demux", request: { path }, signal });
  } catch {
    return { refused: "it cannot be played" };
  }
}
