import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, id, moment } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

/** A passkey as its owner sees it: nothing of the key. */
export const passkeyEntry = z.object({
  id,
  name: z.string(),
  /** Whether its maker keeps a copy elsewhere, so that a lost phone does not lose it. */
  isCopied: z.boolean(),
  addedAt: moment,
  lastUsedAt: moment.nullable(),
});

const base64url = (maxChars: number) =>
  z
    .string()
    .min(1)
    .max(maxChars)
    .regex(/^[\w-]+$/);
/** As long as a credential's name may be by WebAuthn, 1023 bytes. */
const credentialId = base64url(1364);
const clientDataJSON = base64url(4_000);

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
/** What a browser is asked to make a passkey with (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.literal("none"),
  /** Those the person has: a device makes no second one. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

/** What a browser is asked to sign in with; which passkey it is the person chooses. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});

const madeCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(transport).max(7).catch([]).optional(),
  }),
  clientExtensionResults: z.object({}),
});

/** A credential a browser has just made, as the server is sent it. */
export type MadeCredential = z.infer<typeof madeCredential>;

const usedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8_000),
    signature: base64url(4_000),
  }),
  clientExtensionResults: z.object({}),
});

/** The signature of a credential, as the server is sent it. */
export type UsedCredential = z.infer<typeof usedCredential>;

const password = z.string().max(limits.password.maxChars);
const name = writtenText.trim().min(1, "Please give the passkey a name.").max(limits.passkey.nameChars);

/** Passkeys: signing in with what unlocks a phone or a computer. */
export const passkey = {
  list: api
    .route({ method: "GET", path: "/account/passkeys", summary: "The person's passkeys, newest first" })
    .output(z.array(passkeyEntry)),
  begin: api
    .route({
      method: "POST",
      path: "/account/passkeys/begin",
      summary: "What a browser needs to make a passkey; it counts once it was added",
    })
    .input(z.object({ password }))
    .output(creationOptions),
  add: api
    .route({ method: "POST", path: "/account/passkeys", summary: "Add the passkey a browser has made" })
    .input(z.object({ name, credential: madeCredential }))
    .output(z.object({ added: z.literal(true) })),
  remove: api
    .route({
      method: "POST",
      path: "/account/passkeys/{passkeyId}/remove",
      summary: "Remove a passkey; it signs nobody in any more",
    })
    .input(z.object({ passkeyId: id, password }))
    .output(z.object({ removed: z.literal(true) })),
  challenge: api
    .route({
      method: "POST",
      path: "/auth/passkey/begin",
      summary: "What a browser needs to sign in with a passkey",
    })
    .output(requestOptions),
  enter: api
    .route({ method: "POST", path: "/auth/passkey", summary: "Sign in with a passkey" })
    .input(z.object({ credential: usedCredential }))
    .output(z.object({ signedIn: z.literal(true) })),
};
