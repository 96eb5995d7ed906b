import { type SignOnRefusal, signOnRefusal } from "#shared/account/sign-on.ts";

/** What better-auth and providers say, as what is told. */
const said: Readonly<Record<string, SignOnRefusal>> = {
  access_denied: "SIGN_ON_CANCELLED",
  account_not_linked: "SIGN_ON_TAKEN",
  state_mismatch: "SIGN_ON_OVER",
  state_not_found: "SIGN_ON_OVER",
  state_invalid: "SIGN_ON_OVER",
  invalid_code: "SIGN_ON_FAILED",
  SIGN_UP_CLOSED: "SIGN_UP_CLOSED",
  INVITATION_NEEDED: "INVITATION_NEEDED",
  INVITATION_INVALID: "INVITATION_INVALID",
  DOMAIN_NOT_ALLOWED: "SIGN_ON_NOT_ALLOWED",
};

/** The catalogue's code for a refusal; `SIGN_ON_FAILED` for one that nobody could do anything about. */
export function refusalOf(code: string | null): SignOnRefusal {
  return said[code ?? ""] ?? signOnRefusal.safeParse(code).data ?? "SIGN_ON_FAILED";
}
