import { ORPCError } from "@orpc/client";
import { type AppErrorCode, appErrorText } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import { encodeWav } from "#shared/sound/encode-wav.ts";
import type { Transfers } from "#web/lib/transfer.ts";

/** A recording in the form that every server of speech recognition reads: WAV, mono, at the rate they hear with. */
async function asWav(recording: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const { sampleRate, maxSeconds } = limits.dictation;
  const context = new OfflineAudioContext(1, 1, sampleRate);
  // Decoded at the rate of the context, whatever it was recorded at (Web Audio API, decodeAudioData).
  const decoded = await context.decodeAudioData(await recording.arrayBuffer());
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at));
  const length = Math.min(decoded.length, maxSeconds * sampleRate);
  const samples = Float32Array.from(
    { length },
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
  return encodeWav(samples, sampleRate);
}

/** Has the server turn a recording into text; throws the server's error. */
export async function sendRecording(
  transfers: Transfers,
  { recording, signal }: { recording: Blob; signal: AbortSignal },
): Promise<string> {
  const wav = await asWav(recording).catch(() => {
    throw refusal("NOTHING_HEARD");
  });
  const { text } = await transfers.send("dictate", new Blob([wav], { type: "audio/wav" }), { signal });
  return text;
}

const refusal = (code: AppErrorCode) => new ORPCError(code, { message: appErrorText(code) });
