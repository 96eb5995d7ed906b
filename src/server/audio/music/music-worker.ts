import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { moods } from "#shared/moods.ts";
import type { MusicMessage } from "./render-in-thread.ts";
import { renderMp3 } from "./render-piece.ts";

const request = z.object({ mood: z.enum(moods), seconds: z.number(), seed: z.string() });

const port = parentPort;
if (port) {
  const tell = (message: MusicMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  const mp3 = await renderMp3(request.parse(workerData), (share) => tell({ kind: "progress", share }));
  tell({ kind: "finished", mp3 }, [mp3.buffer]);
}
