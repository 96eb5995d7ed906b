import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findFfmpeg } from "#scripts/find-programs.ts";

const run = promisify(execFile);

/** A video as another program's demuxer and decoders see it. */
export interface LookedInto {
  format: string;
  seconds: number;
  tracks: {
    kind: string;
    codec: string;
    seconds: number;
    width?: number | undefined;
    height?: number | undefined;
  }[];
  /** Integrated loudness in LUFS; minus infinity without sound. */
  loudness: number;
  /** The luma of a frame, from 0 to 255: darkest, mean and brightest. */
  lightAt(seconds: number): Promise<{ least: number; mean: number; most: number }>;
  /** How much two moments' frames differ, as the mean difference of luma, in one part of the picture (0-1). */
  saveFrame(seconds: number, path: string): Promise<void>;
}

const probed = z.object({
  format: z.object({ format_name: z.string(), duration: z.coerce.number() }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string(),
      duration: z.coerce.number().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
    }),
  ),
});

/** Hands a video to FFmpeg, which shares no code with what wrote it, for as long as `work` lasts. */
export async function lookIntoVideo<Answer>(
  bytes: Uint8Array,
  work: (seen: LookedInto) => Promise<Answer>,
): Promise<Answer> {
  const ffmpeg = findFfmpeg();
  if (!ffmpeg) throw new Error("No ffmpeg: install Debian's package or name it with FFMPEG_PATH.");
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-video-"));
  try {
    const path = join(folder, "video");
    await writeFile(path, bytes);
    return await work(await look(ffmpeg, path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function look(ffmpeg: string, path: string): Promise<LookedInto> {
  const asked = ["-v", "error", "-of", "json", "-show_format", "-show_streams", path];
  const { stdout } = await run(join(dirname(ffmpeg), "ffprobe"), asked);
  const { format, streams } = probed.parse(JSON.parse(stdout));
  const hasSound = streams.some(({ codec_type }) => codec_type === "audio");
  const filter = ["-nostats", "-i", path, "-af", "ebur128", "-vn", "-f", "null", "-"];
  const heard = hasSound ? (await run(ffmpeg, filter)).stderr : "";
  return {
    format: format.format_name,
    seconds: format.duration,
    tracks: streams.map(({ codec_type, codec_name, duration = format.duration, width, height }) => ({
      kind: codec_type,
      codec: codec_name,
      seconds: duration,
      width,
      height,
    })),
    loudness: Number(/I:\s+(-?[\d.]+) LUFS(?![\s\S]*I:)/.exec(heard)?.[1] ?? Number.NEGATIVE_INFINITY),
    lightAt: async (seconds) => {
      const frame = ["-v", "error", "-ss", String(seconds), "-i", path, "-frames:v", "1"];
      const raw = [...frame, "-f", "rawvideo", "-pix_fmt", "gray", "-"];
      const { stdout: luma } = await run(ffmpeg, raw, { encoding: "buffer", maxBuffer: 2 ** 26 });
      const sum = luma.reduce((total, value) => total + value, 0);
      return {
        least: luma.reduce((a, b) => Math.min(a, b), 255),
        mean: sum / luma.length,
        most: luma.reduce((a, b) => Math.max(a, b), 0),
      };
    },
    saveFrame: async (seconds, to) => {
      await run(ffmpeg, ["-v", "error", "-y", "-ss", String(seconds), "-i", path, "-frames:v", "1", to]);
    },
  };
}
