import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { ByteRange } from "#server/providers/storage/storage.ts";
import { writeWhole } from "#server/write-whole.ts";
import { limits } from "#shared/limits/limits.ts";
import type { MusicMaker } from "./music.ts";

/** The track as it lies on the disk: it is read in pieces, so that many listeners cost little memory. */
export interface KeptTrack {
  size: number;
  open(part: ByteRange): Readable;
}

/** The piano everybody hears until they choose something else. */
export interface DefaultTrack {
  /**
   * The track as MP3. The first who asks has it made, and nobody waits for that: anybody may ask, and who waits holds a
   * connection. Rejects with `MusicUnavailable` for a minute after making it failed, and has it tried again then.
   */
  find(): Promise<KeptTrack | "beingMade">;
}

/** Chosen once; the number in the name grows when the composer or this seed changes, so that a new version is heard. */
const piano = { seed: "the first morning", name: "default-piano-1.mp3" } as const;

const restMs = 60_000;

/** Keeps the default track in a directory. The maker is our own composer, whichever other maker is configured. */
export function createDefaultTrack(
  maker: MusicMaker,
  directory: string,
  now: () => number = () => performance.now(),
): DefaultTrack {
  const path = join(directory, piano.name);
  let isMaking = false;
  let failed: { error: unknown; at: number } | undefined;
  const make = async () => {
    isMaking = true;
    try {
      const { mp3 } = await maker.compose({
        mood: "default",
        durationMs: limits.music.durationMs,
        seed: piano.seed,
        // It is for everybody, so no one listener can call it off.
        signal: AbortSignal.timeout(limits.music.timeoutMs),
        onProgress: () => undefined,
      });
      await writeWhole(path, mp3);
    } catch (error) {
      failed = { error, at: now() };
    } finally {
      isMaking = false;
    }
  };
  return {
    async find() {
      const kept = await stat(path).catch(() => undefined);
      if (kept?.isFile()) return { size: kept.size, open: (part) => createReadStream(path, part) };
      if (failed && now() - failed.at < restMs) throw failed.error;
      if (!isMaking) void make();
      return "beingMade";
    },
  };
}
