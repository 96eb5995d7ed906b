import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** A recording says nowhere how long it is and cannot be sought in; written anew, without encoding, it can. */
export async function mendRecording(recording: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recording), formats: [MP4, WEBM] });
  const target = new BufferTarget();
  const format = recording.type.endsWith("mp4")
    ? new Mp4OutputFormat({ fastStart: "in-memory" })
    : new WebMOutputFormat();
  const conversion = await Conversion.init({ input, output: new Output({ format, target }) });
  await conversion.execute();
  return target.buffer ? new Blob([target.buffer], { type: recording.type }) : recording;
}
