import type { VideoPlan } from "#shared/video.ts";
import { type Sound, soundRate } from "./order.ts";

/** The voice and the music of a plan could not be fetched or decoded. */
export class SoundMissing extends Error {
  override readonly name = "SoundMissing";
}

/** Fetches and decodes a plan's sound, at the rate of the mix. Throws `SoundMissing`, or the signal's reason. */
export async function decodeSound(
  { voiceUrl, musicUrl, isMusicSeamless }: VideoPlan,
  signal: AbortSignal,
): Promise<Sound> {
  const voice = voiceUrl === null ? null : await decode(voiceUrl, 1, signal);
  const music = musicUrl === null ? null : await decode(musicUrl, 2, signal);
  return {
    voice: voice?.[0] ?? null,
    music: music && { channels: music, isSeamless: isMusicSeamless },
  };
}

async function decode(url: string, most: number, signal: AbortSignal): Promise<Float32Array<ArrayBuffer>[]> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const buffer = await new OfflineAudioContext(1, 1, soundRate).decodeAudioData(
      await response.arrayBuffer(),
    );
    signal.throwIfAborted();
    // A copy of its own: what a buffer hands out cannot be given to a worker.
    return Array.from({ length: Math.min(most, buffer.numberOfChannels) }, (_, channel) =>
      buffer.getChannelData(channel).slice(),
    );
  } catch (error) {
    signal.throwIfAborted();
    throw new SoundMissing("a video's sound could not be read", { cause: error });
  }
}
