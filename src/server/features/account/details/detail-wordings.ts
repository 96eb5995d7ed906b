import type { Wording } from "#server/features/account/email-page.ts";

/** What is written when a password or an address changes; `linkTo` makes the link that carries a token. */
export function detailWordings(needs: { home: string; site: string; linkTo: (token: string) => string }) {
  const { home, site, linkTo } = needs;
  const signInLink = { link: home, action: "Open Stillpoint" };
  const because = `You receive this because you have an account at ${site}.`;
  return {
    "password-changed": (): Wording => ({
      ...signInLink,
      subject: "Your Stillpoint password was changed",
      opening:
        "Your password was changed. Every other browser and token of your account was signed out, and its passkeys were removed.",
      expiry:
        "If it was you, there is nothing to do. If not, set a new password at once: choose Forgot your password.",
      reason: because,
    }),
    "two-step-on": (): Wording => ({
      ...signInLink,
      subject: "Two-step sign-in is on for Stillpoint",
      opening:
        "From now on, signing in takes a code from your authenticator app as well as your password. Every other browser was signed out.",
      expiry: "Keep your recovery codes where you will find them without your phone. Each works once.",
      reason: because,
    }),
    "two-step-off": (): Wording => ({
      ...signInLink,
      subject: "Two-step sign-in is off for Stillpoint",
      opening: "From now on, your password alone signs you in. No code is asked for any more.",
      expiry:
        "If it was not you, and you did not ask whoever runs this site for it, change your password at once.",
      reason: because,
    }),
    "recovery-code-used": (): Wording => ({
      ...signInLink,
      subject: "A recovery code of yours was used for Stillpoint",
      opening: "Somebody, hopefully you, signed in with your password and one of your recovery codes.",
      expiry:
        "That code works no more. If it was not you, change your password at once. If few codes are left, make new ones under Sign-in and security.",
      reason: because,
    }),
    "sign-on-joined": (): Wording => ({
      ...signInLink,
      subject: "Another way into your Stillpoint account",
      opening:
        "Somebody, hopefully you, signed in by way of your organisation. From now on that opens your account too, for it vouched for this address.",
      expiry: "If it was not you, answer to whoever runs this site at once: they can help.",
      reason: because,
    }),
    "passkey-added": (): Wording => ({
      ...signInLink,
      subject: "A passkey was added to your Stillpoint account",
      opening: "From now on a new passkey signs in to your account, without a password.",
      expiry:
        "If it was not you, change your password at once: that removes every passkey and signs out every other browser.",
      reason: because,
    }),
    "passkey-removed": (): Wording => ({
      ...signInLink,
      subject: "A passkey was removed from your Stillpoint account",
      opening: "One of your passkeys does not sign in any more.",
      expiry: "If it was not you, change your password at once.",
      reason: because,
    }),
    "address-wanted": (token: string): Wording => ({
      subject: "Confirm your new email address for Stillpoint",
      opening: "You asked to use this address for your account. Please confirm that it is yours.",
      link: linkTo(token),
      action: "Use this address",
      expiry: "The link works once and for one day. Until then your account keeps its present address.",
      reason: `You receive this because somebody wants to use this address for an account at ${site}. If it was not you, you can ignore this message.`,
    }),
    "address-asked-for": (): Wording => ({
      ...signInLink,
      subject: "Somebody wants to change your Stillpoint email address",
      opening:
        "Somebody who knows your password, hopefully you, asked to use another address for your account. A link was sent there.",
      expiry: "If it was not you, sign in and change your password now: that ends the link.",
      reason: because,
    }),
    "address-changed": (): Wording => ({
      ...signInLink,
      subject: "This is your Stillpoint email address now",
      opening: "Your account has this address from now on. Sign in with it.",
      expiry: "There is nothing more to do.",
      reason: because,
    }),
    "address-left": (): Wording => ({
      ...signInLink,
      subject: "Your Stillpoint email address was changed",
      opening: "Your account has another address from now on. Nothing is sent to this one any more.",
      expiry: "If it was not you, answer to whoever runs this site at once: they can help.",
      reason: `You receive this because your account at ${site} had this address until now.`,
    }),
  };
}
