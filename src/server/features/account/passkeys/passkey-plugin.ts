import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/** The library's own plugin for passkeys, bound to the configured address. */
export type PasskeyPlugin = ReturnType<typeof passkeyPlugin>;

/**
 * Whoever holds the device must also have unlocked it: a passkey stands for the password and for the second step, so
 * being near it is not enough. A credential that somebody has already is nobody else's to register.
 */
export function passkeyPlugin(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return passkey({
    rpID: hostname,
    rpName: "Stillpoint",
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    advanced: { webAuthnChallengeCookie: "passkey" },
    registration: {
      afterVerification: async ({ ctx, verification }) => {
        const { credential, userVerified } = verification.registrationInfo ?? {};
        if (!userVerified || !credential) throw new APIError("BAD_REQUEST", { code: "NOT_UNLOCKED" });
        const where = [{ field: "credentialID", value: credential.id }];
        if (await ctx.context.adapter.findOne({ model: "passkey", where }))
          throw new APIError("BAD_REQUEST", { code: "KNOWN_ALREADY" });
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (!verification.authenticationInfo.userVerified)
          throw new APIError("UNAUTHORIZED", { code: "NOT_UNLOCKED" });
      },
    },
  });
}
