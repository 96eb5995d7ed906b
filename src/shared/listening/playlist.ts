import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, id, moment } from "#shared/contract/api.ts";
import { coverSchema } from "#shared/cover/cover-schema.ts";
import { limits } from "#shared/limits/limits.ts";
import { pauseLengths } from "./pause-lengths.ts";
import { keptVideo } from "./video.ts";

const { nameChars } = limits.playlist;

/** A kept meditation. */
export const playlistItem = z.object({
  id,
  title: z.string(),
  /** What it is called on the screen: the person's name for it, else what they told, else only what it is. */
  name: z.string(),
  /** The person gave it its name themselves. */
  isOwnName: z.boolean(),
  isFavourite: z.boolean(),
  /** Drawn from what was told, or from nothing of it where names are discreet. */
  cover: coverSchema,
  /** Where the person stopped listening; zero at its beginning and after its end. */
  heardMs: z.int().min(0),
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

/** When a sentence is spoken, in milliseconds from the voice's beginning. */
export const spokenSentence = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });

/** When a sentence is spoken. */
export type SpokenSentence = z.infer<typeof spokenSentence>;

const listeningChoices = z.object({
  /** Names say nothing of what the person told, except where they gave them. */
  isDiscreet: z.boolean(),
  /** How long the rests are in what is narrated from now on; what is kept stays as it is. */
  pauses: z.enum(pauseLengths),
});

/** How a person wants their meditations to be shown. */
export type ListeningChoices = z.infer<typeof listeningChoices>;

/** The playlist calls. */
export const playlist = {
  list: api
    .route({
      method: "GET",
      path: "/playlist",
      summary: `Kept meditations, newest first, ${limits.playlist.listed} at a time`,
    })
    .input(
      z
        .object({
          /** The last one of the answer before; not found once it is gone. */
          after: id.optional(),
        })
        .default({}),
    )
    .output(z.array(playlistItem)),
  remove: api
    .route({ method: "DELETE", path: "/playlist/{id}", summary: "Delete a kept meditation and its sound" })
    .input(z.object({ id }))
    .output(z.object({ removed: z.literal(true) })),
  setAside: api
    .route({
      method: "POST",
      path: "/playlist/{id}/aside",
      summary:
        "Delete a kept meditation so that it can be brought back for a while; the next day it is erased",
    })
    .input(z.object({ id }))
    .output(z.object({ isAside: z.literal(true) })),
  bringBack: api
    .route({ method: "POST", path: "/playlist/{id}/back", summary: "Bring back what was deleted just now" })
    .input(z.object({ id }))
    .output(playlistItem),
  change: api
    .route({
      method: "PATCH",
      path: "/playlist/{id}",
      summary: "Name a kept meditation, or make it a favourite",
    })
    .input(
      z.object({
        id,
        /** Nothing brings back the name it was found by before. */
        name: writtenText
          .trim()
          .min(1, "Please write a name first.")
          .max(nameChars, `Please keep the name to ${nameChars} characters.`)
          .nullable()
          .optional(),
        isFavourite: z.boolean().optional(),
      }),
    )
    .output(playlistItem),
  heard: api
    .route({ method: "PUT", path: "/playlist/{id}/heard", summary: "Keep where listening stopped" })
    .input(z.object({ id, heardMs: z.int().min(0).max(limits.playlist.longestMs) }))
    .output(z.object({ heardMs: z.int() })),
  sentences: api
    .route({ method: "GET", path: "/playlist/{id}/sentences", summary: "When each sentence is spoken" })
    .input(z.object({ id }))
    .output(z.array(spokenSentence)),
  choices: api
    .route({ method: "GET", path: "/listening", summary: "How the person wants to listen" })
    .output(listeningChoices),
  choose: api
    .route({ method: "PUT", path: "/listening", summary: "Change how the person wants to listen" })
    // What is left out stays: each is changed by a control of its own.
    .input(listeningChoices.partial())
    .output(listeningChoices),
};
