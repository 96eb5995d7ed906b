import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

const withPassword = z.object({ password: z.string().max(limits.password.maxChars) });

/** As it is typed: six digits of an app, or a recovery code, with or without what stands between its groups. */
const code = writtenText.trim().min(1, "Please enter the code.").max(60);

/** Shown once; each opens the account once in place of a code. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Two-step sign-in: besides the password, a code of an authenticator app. */
export const twoStep = {
  standing: api
    .route({ method: "GET", path: "/account/two-step", summary: "Whether two-step sign-in is on" })
    .output(
      z.object({
        isOn: z.boolean(),
        /** Recovery codes that were not used yet. */
        codesLeft: z.int(),
      }),
    ),
  begin: api
    .route({
      method: "POST",
      path: "/account/two-step/begin",
      summary: "Make a key for an authenticator app; it counts once a code of it was entered",
    })
    .input(withPassword)
    .output(
      z.object({
        /** What a picture for the app's camera holds. */
        uri: z.string(),
        /** The same key for typing. */
        key: z.string(),
      }),
    ),
  confirm: api
    .route({
      method: "POST",
      path: "/account/two-step/confirm",
      summary: "Turn two-step sign-in on with a first code; every other session of the account ends",
    })
    .input(z.object({ code }))
    .output(recoveryCodes),
  renewCodes: api
    .route({
      method: "POST",
      path: "/account/two-step/recovery-codes",
      summary: "Make new recovery codes; those before work no more",
    })
    .input(withPassword)
    .output(recoveryCodes),
  end: api
    .route({ method: "POST", path: "/account/two-step/end", summary: "Turn two-step sign-in off" })
    .input(withPassword)
    .output(z.object({ ended: z.literal(true) })),
  enter: api
    .route({
      method: "POST",
      path: "/auth/code",
      summary: "The second step of signing in: a code of the app, or a recovery code",
    })
    .input(z.object({ code }))
    .output(z.object({ signedIn: z.literal(true) })),
};
