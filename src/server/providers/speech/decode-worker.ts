import { parentPort } from "node:worker_threads";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { readWav, type WavSound } from "#server/audio/read-wav.ts";
import { stepBack } from "#server/audio/step-back.ts";
import type { EncodedSound } from "./encoded-sound.ts";
import { evenVoice } from "./even-voice.ts";
import type { Sound } from "./speech.ts";

/** A sentence as a service spoke it. */
export interface DecodeJob {
  sound: EncodedSound;
  maxSeconds: number;
}

function bareSamples(bytes: Uint8Array<ArrayBuffer>, sampleRate: number): WavSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let n = 0; n < samples.length; n += 1) samples[n] = view.getInt16(2 * n, true) / 2 ** 15;
  return { channels: [samples], sampleRate };
}

async function decoded({ sound, maxSeconds }: DecodeJob): Promise<WavSound> {
  if (sound.form === "mp3") return decodeWhole(sound.bytes, maxSeconds);
  const read = sound.form === "pcm" ? bareSamples(sound.bytes, sound.sampleRate) : readWav(sound.bytes);
  if ((read.channels[0]?.length ?? 0) > maxSeconds * read.sampleRate)
    throw new Error("the sound is too long");
  return read;
}

const port = parentPort;
if (port) {
  stepBack();
  port.on("message", (job: DecodeJob) => {
    // A failure ends the thread, and the sentence with it.
    void decoded(job).then((read) => {
      const sound: Sound = evenVoice(read);
      port.postMessage(sound);
    });
  });
}
