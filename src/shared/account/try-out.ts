import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, timeZone } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

/** The call of who has no account yet. */
export const tryOut = {
  say: api
    .route({
      method: "POST",
      path: "/try-out",
      summary: "One exchange with the built-in guide before there is an account; nothing of it is kept",
    })
    .input(
      z.object({
        text: writtenText.trim().min(1, "Please write something first.").max(limits.tryOut.maxChars),
        /** The disclaimer and terms were accepted; whoever opens an account accepts them again. */
        agreed: z.literal(true, "Please read and agree to the terms and disclaimer"),
        timeZone,
      }),
    )
    .output(
      z.object({
        text: z.string(),
        /** Care spoke, by itself or beside the guide: the help lines belong below. */
        isCare: z.boolean(),
      }),
    ),
};
