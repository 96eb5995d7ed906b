import { MPEGDecoder } from "mpg123-decoder";
import { renderMp3 } from "#server/audio/music/rendering/render-piece.ts";
import type { Mood } from "#shared/listening/moods.ts";
import type { Sound } from "./sound.ts";

/** Makes a piece as the product does and decodes it again, so that what is judged is what is heard. */
export async function hearPiece(mood: Mood, seed: string, seconds: number): Promise<Sound> {
  const mp3 = await renderMp3({ mood, seed, seconds }, () => undefined);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  return { channels: channelData, sampleRate };
}
