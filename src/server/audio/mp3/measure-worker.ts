import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { ThreadMessage } from "#server/audio/run-thread.ts";
import { stepBack } from "#server/audio/step-back.ts";
import { type MeasuredMp3, measureMp3 } from "./measure-mp3.ts";

const request = z.object({ bytes: z.instanceof(Uint8Array), maxMs: z.number() });

const port = parentPort;
if (port) {
  stepBack();
  const { bytes, maxMs } = request.parse(workerData);
  const answer = await measureMp3(bytes, maxMs);
  port.postMessage({ kind: "finished", answer } satisfies ThreadMessage<MeasuredMp3>);
}
