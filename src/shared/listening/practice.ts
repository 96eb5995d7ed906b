import { z } from "zod";
import { api, timeZone } from "#shared/contract/api.ts";
import { coverSchema } from "#shared/cover/cover-schema.ts";
import { voiceSchema } from "./voice-schema.ts";

/** A practice that can be heard at once, without a chat. */
export const practiceOffer = z.object({
  name: z.string(),
  title: z.string(),
  /** One sentence about how it goes. */
  about: z.string(),
  /** The lengths it has, the shortest first. */
  minutes: z.array(z.int().positive()).min(1),
  cover: coverSchema,
});

/** A practice that can be heard at once. */
export type PracticeOffer = z.infer<typeof practiceOffer>;

const spokenPractice = z.object({ name: z.string(), minutes: z.int().positive(), voice: voiceSchema });

/** The practice calls. The sound itself is the transfer by which a message is heard. */
export const practice = {
  list: api
    .route({ method: "GET", path: "/practices", summary: "Practices that can be heard at once" })
    .output(z.array(practiceOffer)),
  speak: api
    .route({
      method: "POST",
      path: "/practices/{name}/speech",
      summary: "Speak a practice without keeping it; answers when it can be heard",
    })
    .input(spokenPractice.extend({ timeZone }))
    .output(z.object({ audioUrl: z.string() })),
  stop: api
    .route({
      method: "POST",
      path: "/practices/{name}/silence",
      summary: "Speak no further sentence of a practice that is not listened to",
    })
    .input(spokenPractice)
    .output(z.object({ stopped: z.literal(true) })),
};
