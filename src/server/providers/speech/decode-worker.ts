import { parentPort } from "node:worker_threads";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { stepBack } from "#server/audio/step-back.ts";
import { evenVoice } from "./even-voice.ts";
import type { Sound } from "./speech.ts";

/** A sentence as a service spoke it. */
export interface DecodeJob {
  mp3: Uint8Array<ArrayBuffer>;
  maxSeconds: number;
}

const port = parentPort;
if (port) {
  stepBack();
  port.on("message", ({ mp3, maxSeconds }: DecodeJob) => {
    // A failure ends the thread, and the sentence with it.
    void decodeWhole(mp3, maxSeconds).then((decoded) => {
      const sound: Sound = evenVoice(decoded);
      port.postMessage(sound);
    });
  });
}
