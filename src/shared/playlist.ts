import { z } from "zod";
import { api, id, moment } from "./api.ts";

/** A kept meditation. */
export const playlistItem = z.object({
  id,
  title: z.string(),
  chatSessionId: id.nullable(),
  messageId: id.nullable(),
  audioUrl: z.string(),
  musicUrl: z.string().nullable(),
  fileName: z.string(),
  textContent: z.string(),
  voiceUsed: z.string(),
  durationMs: z.int(),
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
