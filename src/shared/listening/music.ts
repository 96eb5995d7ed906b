import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { api, id } from "#shared/contract/api.ts";
import { jobState } from "./job-state.ts";
import { moods } from "./moods.ts";

/** How far a piece of music is; it joins the playlist's entry of its message. */
export const musicState = jobState.extend({
  /** Nothing for music of an earlier visit. */
  mood: z.enum(moods).nullable(),
  /** Where the owner hears it, with ranges; nothing until it is ready. */
  musicUrl: z.string().nullable(),
  /** Whether its end leads into its beginning sample by sample; otherwise a player fades across. */
  isSeamless: z.boolean(),
  /** What the playlist's entry holds now. */
  savedAs: z.enum(["Music", "Voice + Music"]).nullable(),
});

/** How far a piece of music is. */
export type MusicState = z.infer<typeof musicState>;

/** The track that plays behind the chat: the default piano, or the person's own file. */
export const backgroundMusic = z.object({
  kind: z.enum(["default", "own"]),
  url: z.string(),
  /** The file's name as its owner knows it. */
  name: z.string(),
  durationMs: z.int().nullable(),
  isSeamless: z.boolean(),
});

/** The track that plays behind the chat. */
export type BackgroundMusic = z.infer<typeof backgroundMusic>;

/** The music calls. A file of one's own is a transfer. */
export const music = {
  start: api
    .route({ method: "POST", path: "/music", summary: "Make background music for a chat" })
    .input(z.object({ sessionId: id.nullable() }))
    .output(musicState),
  watch: api
    .route({ method: "GET", path: "/music/{musicId}/events", summary: "Listen to the music's progress" })
    .input(z.object({ musicId: id }))
    .output(eventIterator(musicState)),
  latest: api
    .route({ method: "GET", path: "/music/latest", summary: "The latest music of a chat" })
    .input(z.object({ sessionId: id }))
    .output(musicState.nullable()),
  cancel: api
    .route({ method: "POST", path: "/music/{musicId}/cancel", summary: "Give up a piece of music" })
    .input(z.object({ musicId: id }))
    .output(z.object({ cancelled: z.boolean() })),
  background: api
    .route({ method: "GET", path: "/music/background", summary: "The track that plays behind the chat" })
    .output(backgroundMusic),
  removeBackground: api
    .route({ method: "DELETE", path: "/music/background", summary: "Go back to the default track" })
    .output(backgroundMusic),
};
