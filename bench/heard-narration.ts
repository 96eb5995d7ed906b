import { MPEGDecoder } from "mpg123-decoder";
import { defaultVoice, type Voice } from "#shared/listening/voices.ts";
import type { Visitor } from "./visitor.ts";

/** A narration as its listener had it; all times in milliseconds after the click. */
export interface HeardNarration {
  /** When the first sound that can be heard leaves a player that begins with the first bytes. */
  audibleMs: number;
  /** When the last byte had come. */
  wholeMs: number;
  /** How long it sounds. */
  durationMs: number;
}

interface Arrival {
  atMs: number;
  bytes: Uint8Array;
}

/** About -46 dB below full scale: softer than any spoken sound, louder than the encoder's own noise. */
const audibleLevel = 0.005;

/** Narrates the chat's latest script and listens to it while it is made. */
export async function hearNarration(
  { calls, open }: Visitor,
  sessionId: string,
  voice: Voice = defaultVoice,
): Promise<HeardNarration> {
  const clickedAt = performance.now();
  const { audioUrl } = await calls.narration.start({ sessionId, voice, timeZone: "UTC" });
  const answer = await open(audioUrl);
  const arrivals: Arrival[] = [];
  for await (const bytes of answer.body ?? []) {
    arrivals.push({ atMs: performance.now() - clickedAt, bytes });
  }
  const wholeMs = performance.now() - clickedAt;
  return { ...(await listen(arrivals)), wholeMs };
}

async function listen(arrivals: Arrival[]): Promise<{ audibleMs: number; durationMs: number }> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  let durationMs = 0;
  let firstSoundMs: number | undefined;
  let audibleMs: number | undefined;
  for (const { atMs, bytes } of arrivals) {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
    if (samplesDecoded === 0) continue;
    firstSoundMs ??= atMs;
    const place = channelData[0]?.findIndex((sample) => Math.abs(sample) > audibleLevel) ?? -1;
    if (place >= 0) audibleMs ??= Math.max(atMs, firstSoundMs + durationMs + (place / sampleRate) * 1000);
    durationMs += (samplesDecoded / sampleRate) * 1000;
  }
  decoder.free();
  if (audibleMs === undefined) throw new Error("the narration is silent");
  return { audibleMs, durationMs };
}
