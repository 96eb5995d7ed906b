import { type MessagePort, parentPort } from "node:worker_threads";
import { stepBack } from "#server/audio/step-back.ts";
import { createResample, type Resample } from "#shared/sound/resample.ts";
import { mp3Format } from "./mp3-format.ts";
import type { Mp3Order, Mp3Part } from "./mp3-session.ts";
import { type Mp3Encoder, openEncoder } from "./open-encoder.ts";
import { createRoomTone } from "./room-tone.ts";

/** Half a second at a time: keeps the encoder's own memory small. */
const sliceSamples = mp3Format.sampleRate / 2;

function createEncoding(encoder: Mp3Encoder) {
  const roomTone = createRoomTone(mp3Format.sampleRate);
  const resamplers = new Map<number, Resample>();
  const atOurRate = (samples: Float32Array, from: number): Float32Array => {
    const resample = resamplers.get(from) ?? createResample(from, mp3Format.sampleRate);
    resamplers.set(from, resample);
    return resample(samples);
  };
  const encode = (samples: Float32Array): Uint8Array[] => {
    const parts: Uint8Array[] = [];
    for (let at = 0; at < samples.length; at += sliceSamples)
      parts.push(encoder.encode([samples.subarray(at, at + sliceSamples)]).slice());
    return parts;
  };
  return (order: Mp3Order): { parts: Uint8Array[]; samples: number } => {
    if (order.kind === "finish") return { parts: [encoder.finalize().slice()], samples: 0 };
    const bare =
      order.kind === "silence"
        ? new Float32Array(Math.round(order.seconds * mp3Format.sampleRate))
        : atOurRate(order.samples, order.sampleRate);
    const samples = roomTone(bare, order.hasRoomTone === true);
    return { parts: encode(samples), samples: samples.length };
  };
}

async function serve(port: MessagePort): Promise<void> {
  const opened = openEncoder(mp3Format).then(createEncoding);
  port.on("message", (order: Mp3Order) => {
    void opened.then((run) => {
      const { parts, samples } = run(order);
      const bytes = new Uint8Array(Buffer.concat(parts));
      const part: Mp3Part = { bytes, samples };
      port.postMessage(part, [bytes.buffer]);
    });
  });
  await opened;
}

if (parentPort) {
  stepBack();
  await serve(parentPort);
}
