import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** A recording says nowhere how long it is and cannot be sought in; written anew, without encoding, it can. */
export async function mendRecording(recording: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recording), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const format = recording.type.endsWith("mp4")
    ? new Mp4OutputFormat({ fastStart: "in-memory" })
    : new WebMOutputFormat();
  const conversion = await Conversion.init({ input, output: new Output({ format, target }) });
  await conversion.execute();
  return target.buffer ? new Blob([target.buffer], { type: recording.type }) : recording;
}
