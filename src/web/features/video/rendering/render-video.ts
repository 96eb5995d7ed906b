import { limits } from "#shared/limits/limits.ts";
import { captionTrack } from "#web/features/video/captions/caption-track.ts";
import { captionChars, createTextLayer } from "#web/features/video/captions/text-layer.ts";
import { frameCount, lightAt, videoMs } from "#web/features/video/captions/timing.ts";
import { scenes } from "#web/features/video/scenes/choose-scene.ts";
import {
  type Clips,
  type Look,
  type Order,
  type Sound,
  soundRate,
} from "#web/features/video/scenes/order.ts";
import { createPainter } from "#web/features/video/scenes/painter.ts";
import { decodeClip } from "#web/features/video/sound/decode-clip.ts";
import { mixSound } from "#web/features/video/sound/mix-sound.ts";
import { openOutput, type VideoOutput } from "./open-output.ts";

/** Paints the frame of a moment, words included. Shared by all ways to make a video. */
export function createFrames({ look, seed, title, disclaimer, lines, durationMs }: Omit<Order, "sound">) {
  const painter = createPainter(scenes[look.scene](seed, look.size), look.size, seed);
  const { leadMs } = limits.video;
  const captions = captionTrack(lines, leadMs, captionChars(look.size));
  const layText = createTextLayer(look.size, captions, { title, disclaimer, endMs: leadMs - 200 });
  const wholeMs = videoMs(durationMs);
  return {
    wholeMs,
    count: frameCount(wholeMs, look.framesPerSecond),
    frame: (index: number) => {
      const ms = (index / look.framesPerSecond) * 1000;
      const frame = painter.paint(ms / 1000, lightAt(ms, wholeMs));
      layText(frame, ms);
      return frame;
    },
  };
}

async function decodeSound({ voice, music }: Clips): Promise<Sound> {
  const [spoken] = voice ? await decodeClip(voice, 1) : [];
  return {
    voice: spoken ?? null,
    music: music && { channels: await decodeClip(music.clip, 2), isSeamless: music.isSeamless },
  };
}

/** Renders a video whole. `onShare` is told how far it is, from 0 to 1. */
export async function renderVideo(
  order: Order,
  onShare: (share: number) => void,
): Promise<{ video: Blob; durationMs: number }> {
  const frames = createFrames(order);
  const duration = 1 / order.look.framesPerSecond;
  const wholeSeconds = frames.count * duration;
  const mixed = mixSound(await decodeSound(order.sound), { durationMs: order.durationMs, wholeSeconds });
  const output = await openOutput(order.look, mixed !== undefined);
  let heard = 0;
  for (let index = 0; index < frames.count; index += 1) {
    const seconds = index * duration;
    // Sound is a little ahead of the picture, so that neither waits for the other in the file.
    while (mixed && heard <= seconds + 1) {
      const block = mixed.blocks.next();
      if (block.done) break;
      await output.addSound(block.value, heard);
      heard += block.value.left.length / soundRate;
    }
    await output.addFrame(frames.frame(index), { seconds, duration });
    if (index % 12 === 0) onShare(index / frames.count);
  }
  const video = await output.finish();
  return { video, durationMs: Math.round(wholeSeconds * 1000) };
}

/** The two channels of a video's sound at once; none where there is no sound. */
export async function mixWhole({ sound, look, durationMs }: Order): Promise<Float32Array<ArrayBuffer>[]> {
  const wholeSeconds = frameCount(videoMs(durationMs), look.framesPerSecond) / look.framesPerSecond;
  const mixed = mixSound(await decodeSound(sound), { durationMs, wholeSeconds });
  if (!mixed) return [];
  const [left, right] = [new Float32Array(mixed.length), new Float32Array(mixed.length)];
  let at = 0;
  for (let block = mixed.blocks.next(); !block.done; block = mixed.blocks.next()) {
    left.set(block.value.left, at);
    right.set(block.value.right, at);
    at += block.value.left.length;
  }
  return [left, right];
}

const warmingFrames = 12;
const triedFrames = 24;

/** Renders a second to nowhere, and tells how long a frame takes once everything is warm. */
export async function tryRendering(look: Look): Promise<number> {
  const lines = [{ text: "Let your breath come and go as it likes.", startMs: 0, endMs: 60_000 }];
  const frames = createFrames({ look, seed: "a try", title: "", disclaimer: "", lines, durationMs: 60_000 });
  const output: VideoOutput = await openOutput(look, false);
  const duration = 1 / look.framesPerSecond;
  let from = 0;
  for (let index = 0; index < warmingFrames + triedFrames; index += 1) {
    if (index === warmingFrames) from = performance.now();
    await output.addFrame(frames.frame(index + 200), { seconds: index * duration, duration });
  }
  await output.finish();
  return (performance.now() - from) / triedFrames;
}
