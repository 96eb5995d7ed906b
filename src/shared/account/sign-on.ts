import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api } from "#shared/contract/api.ts";

/** Why a sign-in at the provider of identities came to nothing: codes of the catalogue, as they stand in the address that leads back. */
export const signOnRefusal = z.enum([
  "SIGN_ON_CANCELLED",
  "SIGN_ON_FAILED",
  "SIGN_ON_NOT_ALLOWED",
  "SIGN_ON_OVER",
  "SIGN_ON_TAKEN",
  "SIGN_ON_TOO_OFTEN",
  "SIGN_ON_WEAK",
  "SIGN_ON_UNCONFIRMED",
  "SIGN_ON_UNREACHABLE",
  "SIGN_UP_CLOSED",
  "INVITATION_NEEDED",
  "INVITATION_INVALID",
]);

/** Why a sign-in at the provider of identities came to nothing. */
export type SignOnRefusal = z.infer<typeof signOnRefusal>;

/** Signing in at a provider of identities. */
export const signOn = {
  begin: api
    .route({
      method: "POST",
      path: "/auth/sign-on",
      summary: "Where to sign in at the provider of identities, where there is one",
    })
    .input(
      z.object({
        /** What the link of an invitation carried. */
        invitation: writtenText.min(1).max(200).optional(),
      }),
    )
    .output(z.object({ url: z.string() })),
};
