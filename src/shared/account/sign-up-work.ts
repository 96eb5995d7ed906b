import { z } from "zod";

const hex = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .regex(/^[0-9a-f]+$/);

/** What a browser has to find out before it may sign somebody up: ALTCHA's second form, with chained SHA-256. */
export const workChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal("SHA-256"),
    /** How often each try is hashed. */
    cost: z.int().positive(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    keyLength: z.int().positive(),
    keyPrefix: hex(64),
    keySignature: hex(64),
    nonce: hex(64),
    salt: hex(64),
  }),
  signature: hex(64),
});

/** What a browser has to find out before it may sign somebody up. */
export type WorkChallenge = z.infer<typeof workChallenge>;

/** A challenge with what was found out. */
export const doneWork = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex(64) }),
});

/** A challenge with what was found out. */
export type DoneWork = z.infer<typeof doneWork>;
