import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** A video as an encoder would write it: a packet of so many bytes a second. No picture of it means anything. */
export async function madeVideo(
  kind: "mp4" | "webm",
  { seconds = 61, packetBytes = 200 } = {},
): Promise<Buffer<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({
    format: kind === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const pictures = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(pictures);
  await output.start();
  const decoderConfig = { codec: "vp09.00.10.08", codedWidth: 64, codedHeight: 64 };
  for (let second = 0; second < seconds; second++) {
    const packet = new EncodedPacket(new Uint8Array(packetBytes).fill(second), "key", second, 1);
    await pictures.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The video was not written.");
  return Buffer.from(target.buffer);
}
