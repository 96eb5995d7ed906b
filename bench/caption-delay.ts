import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFfmpeg } from "#scripts/find-programs.ts";

const rate = 8000;
const framesPerSecond = 24;
const strip = { width: 320, height: 64 };
/** Words are brighter than anything of a night scene's lower part. */
const inkLuma = 165;
/** Where the voice has rested so long, the words before have gone from the picture too. */
const voiceRestSeconds = 3.6;
const wordsRestSeconds = 1;

/** The moments, in seconds, at which something begins after a rest. */
function beginnings(isThere: boolean[], perSecond: number, restSeconds: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return isThere.flatMap((there, at) => {
    if (!there) return [];
    const begins = (at - last) / perSecond > restSeconds;
    last = at;
    return begins ? [at / perSecond] : [];
  });
}

/**
 * How far words on the picture begin from words in the sound, in milliseconds, for each that follows a rest: measured
 * in the finished file, by another program's decoders. The video must be of the night, and without music.
 */
export async function captionDelays(video: Uint8Array): Promise<number[]> {
  const ffmpeg = findFfmpeg();
  if (!ffmpeg) throw new Error("No ffmpeg: install Debian's package or name it with FFMPEG_PATH.");
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-captions-"));
  const decode = async (options: string[]): Promise<Buffer> => {
    const args = ["-v", "error", "-i", join(folder, "video"), ...options, "-"];
    const { stdout } = await promisify(execFile)(ffmpeg, args, { encoding: "buffer", maxBuffer: 2 ** 30 });
    return stdout;
  };
  try {
    await writeFile(join(folder, "video"), video);
    const crop = `crop=iw:ih*0.2:0:ih*0.69,scale=${strip.width}:${strip.height}:flags=neighbor,format=gray`;
    const picture = await decode(["-an", "-ss", "5", "-vf", crop, "-f", "rawvideo"]);
    const sound = await decode(["-vn", "-ss", "5", "-ac", "1", "-ar", String(rate), "-f", "s16le"]);
    const size = strip.width * strip.height;
    const isShown = Array.from({ length: Math.floor(picture.length / size) }, (_, frame) => {
      let bright = 0;
      for (const luma of picture.subarray(frame * size, (frame + 1) * size)) if (luma > inkLuma) bright += 1;
      return bright > 40;
    });
    const step = rate / 100;
    const isHeard = Array.from({ length: Math.floor(sound.length / 2 / step) }, (_, part) => {
      let loudest = 0;
      for (let at = part * step; at < (part + 1) * step; at += 1)
        loudest = Math.max(loudest, Math.abs(sound.readInt16LE(at * 2)));
      return loudest > 500;
    });
    const [shown, heard] = [
      beginnings(isShown, framesPerSecond, wordsRestSeconds),
      beginnings(isHeard, 100, voiceRestSeconds),
    ];
    return heard.map((at) => 1000 * Math.min(...shown.map((seen) => Math.abs(seen - at))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
