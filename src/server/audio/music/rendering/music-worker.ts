import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { ThreadMessage } from "#server/audio/run-thread.ts";
import { stepBack } from "#server/audio/step-back.ts";
import { moods } from "#shared/listening/moods.ts";
import { renderMp3 } from "./render-piece.ts";

const request = z.object({ mood: z.enum(moods), seconds: z.number(), seed: z.string() });

const port = parentPort;
if (port) {
  stepBack();
  const tell = (message: ThreadMessage<Uint8Array<ArrayBuffer>>, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  const mp3 = await renderMp3(request.parse(workerData), (share) => tell({ kind: "progress", share }));
  tell({ kind: "finished", answer: mp3 }, [mp3.buffer]);
}
