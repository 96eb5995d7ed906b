import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#server/write-whole.ts";
import { limits } from "#shared/limits.ts";
import type { MusicMaker } from "./music.ts";

/** The piano everybody hears until they choose something else. */
export interface DefaultTrack {
  /** The track as MP3; made and kept the first time. Rejects with `MusicUnavailable`, and tries again the next time. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Chosen once; the number in the name grows when the composer or this seed changes, so that a new version is heard. */
const piano = { seed: "the first morning", name: "default-piano-1.mp3" } as const;

/** Keeps the default track in a directory. The maker is our own composer, whichever other maker is configured. */
export function createDefaultTrack(maker: MusicMaker, directory: string): DefaultTrack {
  const path = join(directory, piano.name);
  let making: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const make = async () => {
    const { mp3 } = await maker.compose({
      mood: "default",
      durationMs: limits.music.durationMs,
      seed: piano.seed,
      // Several people may be waiting for it, so no one of them can call it off.
      signal: AbortSignal.timeout(limits.music.timeoutMs),
      onProgress: () => undefined,
    });
    await writeWhole(path, mp3);
    return mp3;
  };
  return {
    async read() {
      const kept = await readFile(path).catch(() => undefined);
      if (kept) return new Uint8Array(kept);
      making ??= make().finally(() => {
        making = undefined;
      });
      return await making;
    },
  };
}
