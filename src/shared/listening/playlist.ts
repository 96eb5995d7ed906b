import { z } from "zod";
import { api, id, moment } from "#shared/contract/api.ts";
import { keptVideo } from "./video.ts";

/** A kept meditation. */
export const playlistItem = z.object({
  id,
  title: z.string(),
  chatSessionId: id.nullable(),
  messageId: id.nullable(),
  /** The voice alone; nothing for an entry that is only music or a video. */
  audioUrl: z.string().nullable(),
  musicUrl: z.string().nullable(),
  /** Whether the music's end leads into its beginning sample by sample. */
  isMusicSeamless: z.boolean(),
  fileName: z.string().nullable(),
  musicFileName: z.string().nullable(),
  textContent: z.string(),
  voiceUsed: z.string().nullable(),
  /** How long the voice lasts; the music's length where there is no voice. */
  durationMs: z.int(),
  video: keptVideo.nullable(),
  createdAt: moment,
});

/** A kept meditation. */
export type PlaylistItem = z.infer<typeof playlistItem>;

/** The playlist calls. */
export const playlist = {
  list: api
    .route({ method: "GET", path: "/playlist", summary: "Kept meditations, newest first" })
    .output(z.array(playlistItem)),
  remove: api
    .route({ method: "DELETE", path: "/playlist/{id}", summary: "Delete a kept meditation and its sound" })
    .input(z.object({ id }))
    .output(z.object({ removed: z.literal(true) })),
};
