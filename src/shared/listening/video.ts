import { z } from "zod";
import { api, id } from "#shared/contract/api.ts";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { moods } from "./moods.ts";

/** A sentence of a video, and when it is heard or would be read, in milliseconds from the voice's beginning. */
export const videoLine = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });

/** A sentence of a video with its time. */
export type VideoLine = z.infer<typeof videoLine>;

/** What a browser needs to render the video of a reply. */
export const videoPlan = z.object({
  messageId: id,
  /** The scene is chosen by it. */
  mood: z.enum(moods),
  isScript: z.boolean(),
  lines: z.array(videoLine),
  /** How long the voice lasts; the time of reading where there is none. */
  durationMs: z.int(),
  /** Where the owner hears the voice; nothing when the reply was not narrated. */
  voiceUrl: z.string().nullable(),
  musicUrl: z.string().nullable(),
  isMusicSeamless: z.boolean(),
});

/** What a browser needs to render the video of a reply. */
export type VideoPlan = z.infer<typeof videoPlan>;

/** A kept video, served to its owner at `url`, with ranges. */
export const keptVideo = z.object({
  url: z.string(),
  kind: z.enum(["mp4", "webm"]),
  durationMs: z.int(),
  sizeBytes: z.int(),
});

/** A kept video. */
export type KeptVideo = z.infer<typeof keptVideo>;

/** The video calls. A rendered video is a transfer. */
export const video = {
  plan: api
    .route({
      method: "GET",
      path: "/videos/plan",
      summary: "What the video of a chat's latest script, or else its last reply, is made of",
    })
    .input(z.object({ sessionId: id.nullable() }))
    .output(videoPlan),
};

/** Which message a rendered video belongs to, and how long it is. */
export const videoUpload = z.object({
  sessionId: id,
  messageId: id,
  durationMs: z.coerce.number().int().positive().max(7_200_000),
});

/** The address at which the owner of a playlist entry sees its video. */
export function narrationVideoUrl(narrationId: string): string {
  return transferUrl("seeVideo", { id: narrationId });
}
