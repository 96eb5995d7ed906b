import { runThread } from "#server/audio/run-thread.ts";
import { decodeMp3 } from "./decode-mp3.ts";

/** What an unknown file turned out to be. */
export type MeasuredMp3 = { durationMs: number } | { refused: string };

/** One place in so many decoded bytes may make no sense: covers a tag between frames, and no other kind of file. */
const bytesPerError = 65_536;
const shortestMs = 1000;
const noMp3 = "it is no MP3 that can be played";

/** Decodes a file of unknown kind to its end, or until it is longer than allowed; pure but for the decoder's memory. */
export async function measureMp3(bytes: Uint8Array, maxMs: number): Promise<MeasuredMp3> {
  let durationMs = 0;
  let errors = 0;
  for await (const part of decodeMp3(bytes)) {
    if (part.sampleRate > 0) durationMs += ((part.channels[0]?.length ?? 0) * 1000) / part.sampleRate;
    errors += part.errors;
    if (durationMs > maxMs) return { refused: `it is longer than ${Math.round(maxMs / 60_000)} minutes` };
  }
  if (errors > 1 + bytes.length / bytesPerError || durationMs < shortestMs) return { refused: noMp3 };
  return { durationMs: Math.round(durationMs) };
}

/** As `measureMp3`, in a thread. A file that breaks the decoder is refused like any other that is no MP3. */
export async function measureInThread(
  bytes: Uint8Array,
  { maxMs, signal }: { maxMs: number; signal: AbortSignal },
): Promise<MeasuredMp3> {
  const url = new URL("./measure-worker.ts", import.meta.url);
  try {
    return await runThread<MeasuredMp3>({ url, name: "measure", request: { bytes, maxMs }, signal });
  } catch {
    signal.throwIfAborted();
    return { refused: noMp3 };
  }
}
