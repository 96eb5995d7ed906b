import { AudioSampleSink, BufferSource, Input, MP3 } from "mediabunny";
import { createResample } from "#shared/sound/resample.ts";
import { type Clip, soundRate } from "#web/features/video/scenes/order.ts";

/**
 * A clip's channels at the rate of the mix, decoded in parts in the worker that calls it: the page's own thread would
 * stand still while minutes of sound are handed to it. Throws for a clip that is no MP3.
 */
export async function decodeClip(clip: Clip, most: number): Promise<Float32Array[]> {
  if (clip.kind === "decoded") return clip.channels;
  const input = new Input({ source: new BufferSource(clip.bytes), formats: [MP3] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("a clip has no sound");
  const parts: Float32Array<ArrayBuffer>[][] = [];
  let rate = soundRate;
  for await (const sample of new AudioSampleSink(track).samples()) {
    rate = sample.sampleRate;
    for (let channel = 0; channel < Math.min(most, sample.numberOfChannels); channel += 1) {
      const part = new Float32Array(sample.numberOfFrames);
      sample.copyTo(part, { planeIndex: channel, format: "f32-planar" });
      const before = parts[channel];
      if (before) before.push(part);
      else parts[channel] = [part];
    }
    sample.close();
  }
  const resample = createResample(rate, soundRate);
  return parts.map((each) => resample(joined(each)));
}

function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
