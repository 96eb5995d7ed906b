import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { api, id, timeZone } from "#shared/contract/api.ts";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { coverSchema } from "#shared/cover/cover-schema.ts";
import { jobState } from "./job-state.ts";
import { voiceSchema } from "./voice-schema.ts";
import type { Voice } from "./voices.ts";

/** How far a narration is; it can be heard from `isAudible` on, while it is still made. */
export const narrationState = jobState.extend({
  isAudible: z.boolean(),
  /** Where the owner hears it: grows while it is made, serves ranges once it is ready. */
  audioUrl: z.string(),
  /** The recording it became; nothing while it is made. */
  recordingId: id.nullable(),
  /** The cover it has in the playlist, from its beginning. */
  cover: coverSchema,
  /** What the playlist's entry holds now. */
  savedAs: z.enum(["Voice", "Voice + Music"]).nullable(),
  /** Letters that no voice of ours can say and that were left out. */
  droppedCharacters: z.int().min(0),
  /** The text's language, by its English name, where the voice does not speak it and reads it as English. */
  foreignLanguage: z.string().nullable(),
  /** The person's share of the configured voice was used up for the day, so the built-in voice speaks. */
  isStandIn: z.boolean(),
});

/** How far a narration is. */
export type NarrationState = z.infer<typeof narrationState>;

/** The narration calls. The sound itself is a transfer. */
export const narration = {
  start: api
    .route({ method: "POST", path: "/narrations", summary: "Narrate the latest script of a chat" })
    .input(z.object({ sessionId: id.nullable(), voice: voiceSchema, timeZone }))
    .output(narrationState),
  watch: api
    .route({
      method: "GET",
      path: "/narrations/{narrationId}/events",
      summary: "Listen to a narration's progress",
    })
    .input(z.object({ narrationId: id }))
    .output(eventIterator(narrationState)),
  latest: api
    .route({ method: "GET", path: "/narrations/latest", summary: "The latest narration of a chat" })
    .input(z.object({ sessionId: id }))
    .output(narrationState.nullable()),
  speak: api
    .route({
      method: "POST",
      path: "/chats/{sessionId}/messages/{messageId}/speech",
      summary: "Read a message aloud without keeping it; answers when it can be heard",
    })
    .input(z.object({ sessionId: id, messageId: id, voice: voiceSchema, timeZone }))
    .output(z.object({ audioUrl: z.string() })),
  cancel: api
    .route({ method: "POST", path: "/narrations/{narrationId}/cancel", summary: "Give up a narration" })
    .input(z.object({ narrationId: id }))
    .output(z.object({ cancelled: z.boolean() })),
};

/** The address at which a person hears a message they had read aloud. */
export function messageAudioUrl(messageId: string, voice: Voice): string {
  return transferUrl("hearMessage", { id: messageId, voice });
}

/** The address at which the owner of a narration hears it. */
export function narrationAudioUrl(narrationId: string): string {
  return transferUrl("hearNarration", { id: narrationId });
}
