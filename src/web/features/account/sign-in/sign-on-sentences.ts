import type { SignOnRefusal } from "#shared/account/sign-on.ts";

/** Each code the address may carry back: an address is anybody's to write, so it chooses among these sentences and brings none of its own. */
export const signOnSentences: readonly SignOnRefusal[] = [
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
];
