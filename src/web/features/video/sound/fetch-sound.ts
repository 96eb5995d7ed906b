import type { VideoPlan } from "#shared/listening/video.ts";
import { type Clip, type Clips, soundRate } from "#web/features/video/scenes/order.ts";
import type { Transfers } from "#web/lib/transfer.ts";

/** The voice and the music of a plan could not be fetched or decoded. */
export class SoundMissing extends Error {
  override readonly name = "SoundMissing";
}

/** Fetches a plan's sound, and decodes it where a worker cannot. Throws `SoundMissing`, or the signal's reason. */
export async function fetchSound(
  { voiceUrl, musicUrl, isMusicSeamless }: VideoPlan,
  asking: Asking,
): Promise<Clips> {
  const voice = voiceUrl === null ? null : await fetchClip(voiceUrl, 1, asking);
  const music = musicUrl === null ? null : await fetchClip(musicUrl, 2, asking);
  return { voice, music: music && { clip: music, isSeamless: isMusicSeamless } };
}

/** How a sound is asked for, and given up. */
interface Asking {
  signal: AbortSignal;
  transfers: Transfers;
}

async function fetchClip(url: string, most: 1 | 2, { signal, transfers }: Asking): Promise<Clip> {
  try {
    const response = await transfers.fetch(url, { signal });
    const bytes = await response.arrayBuffer();
    signal.throwIfAborted();
    return (await canWorkerDecode()) ? { kind: "encoded", bytes } : await decodeHere(bytes, most);
  } catch (error) {
    signal.throwIfAborted();
    throw new SoundMissing("a video's sound could not be read", { cause: error });
  }
}

async function canWorkerDecode(): Promise<boolean> {
  if (!("AudioDecoder" in globalThis)) return false;
  const asked = { codec: "mp3", sampleRate: 24_000, numberOfChannels: 1 };
  const { supported } = await AudioDecoder.isConfigSupported(asked).catch(() => ({ supported: false }));
  return supported === true;
}

async function decodeHere(bytes: ArrayBuffer, most: number): Promise<Clip> {
  const buffer = await new OfflineAudioContext(1, 1, soundRate).decodeAudioData(bytes);
  // A copy of its own: what a buffer hands out cannot be given to a worker.
  const channels = Array.from({ length: Math.min(most, buffer.numberOfChannels) }, (_, channel) =>
    buffer.getChannelData(channel).slice(),
  );
  return { kind: "decoded", channels };
}
