import { z } from "zod";
import { moment } from "#shared/contract/api.ts";

/** What can happen to an account, as it is kept. */
export const accountEventKind = z.enum([
  "signed up",
  "signed in",
  "signed in with single sign-on",
  "single sign-on joined",
  "signed in with a passkey",
  "passkey added",
  "passkey removed",
  "sign-in failed",
  "signed out everywhere",
  "browser signed out",
  "password changed",
  "password reset",
  "two-step sign-in turned on",
  "two-step sign-in turned off",
  "wrong code entered",
  "recovery code used",
  "recovery codes renewed",
  "name changed",
  "email change asked for",
  "email changed",
  "closed",
  "opened again",
  "closed by the operator",
  "opened again by the operator",
  "email confirmed by the operator",
  "reset link sent by the operator",
  "signed out by the operator",
  "two-step sign-in turned off by the operator",
  "made an operator",
  "no operator any more",
]);

/** What can happen to an account. */
export type AccountEventKind = z.infer<typeof accountEventKind>;

/** Something that happened to an account, as its person reads it. */
export const accountEvent = z.object({
  kind: accountEventKind,
  /** Nothing where no browser of the person's did it. */
  browser: z.string().nullable(),
  at: moment,
});

/** A browser somebody is signed in with. */
export const signedInBrowser = z.object({
  id: z.uuid(),
  browser: z.string(),
  signedInAt: moment,
  /** To within a day. */
  lastSeenAt: moment,
  isThis: z.boolean(),
});
