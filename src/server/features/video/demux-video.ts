import { stat } from "node:fs/promises";
import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from "mediabunny";

/** What an unknown file turned out to be. */
export type Demuxed = { durationMs: number } | { refused: string };

/** Of a whole video's bytes, pictures and sound are nearly all; the rest says where they are. */
const leastShare = 0.5;

/**
 * Goes through every packet of a file: its pictures and its sound have to be most of it and lie within it. A file that
 * breaks the reader rejects.
 */
export async function demuxVideo(path: string): Promise<Demuxed> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  try {
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) return { refused: "there are no pictures in it" };
    let [bytes, seconds] = [0, 0];
    for (const track of await input.getTracks()) {
      const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true });
      for await (const { byteLength, timestamp, duration } of packets) {
        bytes += byteLength;
        seconds = Math.max(seconds, timestamp + duration);
      }
    }
    const { size } = await stat(path);
    if (bytes < size * leastShare || bytes > size) return { refused: "it is not whole" };
    const sink = new EncodedPacketSink(picture);
    if (!(await sink.getPacket(seconds))?.data.length) return { refused: "it is not whole" };
    return { durationMs: Math.round(seconds * 1000) };
  } finally {
    input.dispose();
  }
}
