import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from "mediabunny";
import type { StereoBlock } from "#shared/mix/mix-blocks.ts";
import { type Look, soundRate } from "#web/features/video/scenes/order.ts";
import type { Frame } from "./frame.ts";

/** A file that grows frame by frame. */
export interface VideoOutput {
  addFrame(frame: Frame, at: { seconds: number; duration: number }): Promise<void>;
  addSound(block: StereoBlock, seconds: number): Promise<void>;
  finish(): Promise<Blob>;
}

const soundBitrate = 96_000;
/** Enough that a slow gradient keeps its grain; most of it is never used. */
const bitsPerPixel = 0.13;

/** The first kind of file that this browser can encode: MP4 for its reach, else WebM. Throws when there is none. */
async function chooseKind({
  size,
  framesPerSecond,
}: Look): Promise<{ kind: "mp4" | "webm"; codec: VideoCodec; bitrate: number }> {
  const { width, height } = size;
  const bitrate = Math.round(width * height * framesPerSecond * bitsPerPixel);
  for (const codec of ["avc", "vp8", "vp9"] as const)
    if (await canEncodeVideo(codec, { width, height, bitrate }))
      return { kind: codec === "avc" ? "mp4" : "webm", codec, bitrate };
  throw new Error("this browser encodes no video of this size");
}

/** Lets AAC be encoded where the browser has no encoder of its own; fetched only then. */
async function bringAac(): Promise<void> {
  if (await canEncodeAudio("aac", { numberOfChannels: 2, sampleRate: soundRate, bitrate: soundBitrate }))
    return;
  const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
  registerAacEncoder();
}

/** Opens a file for a look, with a track of sound if there is any. */
export async function openOutput(look: Look, hasSound: boolean): Promise<VideoOutput> {
  const { kind, codec, bitrate } = await chooseKind(look);
  if (hasSound && kind === "mp4") await bringAac();
  const target = new BufferTarget();
  const format = kind === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const picture = new VideoSampleSource({
    codec,
    bitrate,
    bitrateMode: "variable",
    latencyMode: "quality",
    keyFrameInterval: 4,
  });
  output.addVideoTrack(picture, { frameRate: look.framesPerSecond });
  const sound = hasSound
    ? new AudioSampleSource({ codec: kind === "mp4" ? "aac" : "opus", bitrate: soundBitrate })
    : undefined;
  if (sound) output.addAudioTrack(sound);
  output.setMetadataTags({ title: "Stillpoint" });
  await output.start();
  return {
    addFrame: async (frame, { seconds, duration }) => {
      const sample = new VideoSample(frame.bytes, {
        format: "I420",
        codedWidth: frame.width,
        codedHeight: frame.height,
        timestamp: seconds,
        duration,
        colorSpace: { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false },
      });
      await picture.add(sample);
      sample.close();
    },
    addSound: async ({ left, right }, seconds) => {
      const samples = new Float32Array(left.length * 2);
      samples.set(left);
      samples.set(right, left.length);
      const sample = new AudioSample({
        data: samples,
        format: "f32-planar",
        numberOfChannels: 2,
        sampleRate: soundRate,
        timestamp: seconds,
      });
      await sound?.add(sample);
      sample.close();
    },
    finish: async () => {
      await output.finalize();
      return new Blob(target.buffer ? [target.buffer] : [], {
        type: kind === "mp4" ? "video/mp4" : "video/webm",
      });
    },
  };
}
