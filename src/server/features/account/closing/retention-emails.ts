import type { Wording } from "#server/features/account/email-page.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** Confirms that an account was closed, and says until when its person can come back. */
export function closedWording(home: string, eraseAt: Date): Wording {
  return {
    subject: "Your Stillpoint account is closed",
    opening: `Your account is closed, and everything in it will be erased on ${day.format(eraseAt)}. If you change your mind before then, sign in and choose Reactivate.`,
    link: home,
    action: "Sign in to Stillpoint",
    expiry: `Until ${day.format(eraseAt)} everything can be as you left it. If that is not what you want, there is nothing more to do.`,
    reason: `You receive this because the account of this address at ${new URL(home).host} was closed.`,
  };
}

/** Says that chats will expire; names none of them, for a title is a person's own words. */
export function expiryWording(
  home: string,
  { count, expiresAt }: { count: number; expiresAt: Date },
): Wording {
  const what = count === 1 ? "One of your chats has" : `${count} of your chats have`;
  return {
    subject: "Some of your Stillpoint chats will expire",
    opening: `${what} not been touched for a while and will be deleted from ${day.format(expiresAt)} on. Write in a chat to keep it, or take a copy of everything from Settings.`,
    link: home,
    action: "Open Stillpoint",
    expiry: "What you tell us is not kept longer than you need it. Your kept meditations stay.",
    reason: `You receive this because you have an account at ${new URL(home).host}.`,
  };
}
