import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { ThreadMessage } from "#server/audio/run-thread.ts";
import { stepBack } from "#server/audio/step-back.ts";
import { mixMp3 } from "./mix-mp3.ts";

const request = z.object({
  voice: z.instanceof(Uint8Array),
  music: z.instanceof(Uint8Array),
  isMusicSeamless: z.boolean(),
});

const port = parentPort;
if (port) {
  stepBack();
  const answer = await mixMp3(request.parse(workerData));
  port.postMessage({ kind: "finished", answer } satisfies ThreadMessage<Uint8Array<ArrayBuffer>>, [
    answer.buffer,
  ]);
}
