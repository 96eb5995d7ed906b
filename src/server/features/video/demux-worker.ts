import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { ThreadMessage } from "#server/audio/run-thread.ts";
import { type Demuxed, demuxVideo } from "./demux-video.ts";

const port = parentPort;
// A thread of its own: a file that was made to be slow or huge costs that thread and nobody's reply.
if (port) {
  const { path } = z.object({ path: z.string() }).parse(workerData);
  const answer = await demuxVideo(path);
  port.postMessage({ kind: "finished", answer } satisfies ThreadMessage<Demuxed>);
}
