import { parentPort } from "node:worker_threads";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { beginFile, type Mp3Encoder, openEncoder } from "#server/audio/mp3/open-encoder.ts";
import { type Bed, createBed } from "#shared/mix/bed.ts";
import type { StereoBlock } from "#shared/mix/mix-blocks.ts";
import type { SoundOrder } from "./sound-thread.ts";

const mostMusicSeconds = 600;
/** A few seconds at a time: keeps the encoder's own memory small. */
const sliceSamples = 4 * mixMp3Format.sampleRate;

async function makeBed(music: Uint8Array, isSeamless: boolean): Promise<Bed> {
  const decoded = await decodeWhole(music, mostMusicSeconds);
  return createBed({ ...decoded, isSeamless }, mixMp3Format.sampleRate);
}

/** A file of its own, without a tag. */
function encodeFile(encoder: Mp3Encoder, { left, right }: StereoBlock): Uint8Array {
  beginFile(encoder, mixMp3Format);
  for (const channel of [left, right])
    for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] ?? 0) / mixMp3Format.level;
  const made: Uint8Array[] = [];
  for (let at = 0; at < left.length; at += sliceSamples) {
    const slice = [left, right].map((channel) => channel.subarray(at, at + sliceSamples));
    made.push(encoder.encode(slice).slice());
  }
  made.push(encoder.finalize().slice());
  return new Uint8Array(Buffer.concat(made));
}

const port = parentPort;
if (port) {
  const opened = openEncoder(mixMp3Format);
  const follow = async (order: SoundOrder) =>
    order.kind === "bed"
      ? await makeBed(order.music, order.isMusicSeamless)
      : encodeFile(await opened, order.part);
  port.on("message", (order: SoundOrder) => {
    void follow(order).then((made) => port.postMessage(made));
  });
}
