import type { TransferName } from "#shared/contract/transfer-addresses.ts";
import { limits } from "#shared/limits/limits.ts";

/** So many times within so many seconds. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** How often one call may be made, and whose account it is counted for. */
export interface CallLimit {
  /** Where the account is named: in the session, in an e-mail address as typed, in a link's token, or nowhere. */
  readonly account: "session" | "email" | "accessToken" | "token" | "none";
  /** The whole product's calls from one network address, whoever makes them. */
  readonly perAddress: Rate;
  /** An account's calls from anywhere. */
  readonly perAccount?: Rate;
  /** An account's calls from one network address. */
  readonly perAccountAtAddress?: Rate;
  /** From so many on, each address is only slowed to `slowed`: another's attempts must not shut the owner out. */
  readonly slowAfter?: Rate;
  readonly slowed?: Rate;
  /** Whether only failures count: what succeeds is given back. */
  readonly isForFailures?: true;
}

const { rate } = limits;

/**
 * Every call of the contract with its limit, or why it has none: it `reads` the caller's own rows, it `watches` something
 * that was counted when it began, or it `ends` something and must always be possible. A test holds this to the contract.
 */
export const callLimits: Readonly<Record<string, CallLimit | "reads" | "watches" | "ends">> = {
  "account/session": "reads",
  "account/signUp": { account: "email", ...rate.signUp },
  "account/signUpWork": { account: "none", perAddress: rate.link.perAddress },
  "account/signIn": { account: "email", ...rate.signIn, isForFailures: true },
  "account/signOut": "ends",
  "account/verifyEmail": { account: "token", ...rate.link },
  "account/resendVerification": { account: "email", ...rate.email },
  "account/requestReset": { account: "email", ...rate.email },
  "account/resetPassword": { account: "accessToken", ...rate.link },
  "account/cookiePreferences": "reads",
  "account/changeCookiePreferences": { account: "session", ...rate.change },
  "account/close": { account: "session", ...rate.password, isForFailures: true },
  "account/changePassword": { account: "session", ...rate.password, isForFailures: true },
  "account/changeName": { account: "session", ...rate.change },
  // Each sends an e-mail to an address of the caller's choosing, and asks for the password.
  "account/changeEmail": { account: "session", ...rate.email },
  "account/confirmEmail": { account: "token", ...rate.link },
  "account/browsers": "reads",
  "account/endBrowser": "ends",
  "account/signOutEverywhere": "ends",
  "account/events": "reads",
  "account/reactivate": { account: "none", perAddress: rate.change.perAddress },
  "agreement/accept": { account: "session", ...rate.change },
  "care/standing": "reads",
  "care/plan": "reads",
  "care/keepPlan": { account: "session", ...rate.change },
  "care/removePlan": { account: "session", ...rate.change },
  "chat/sessions": "reads",
  "chat/search": { account: "session", ...rate.followUps },
  "chat/rename": { account: "session", ...rate.change },
  "chat/expiring": "reads",
  "chat/seeExpiring": { account: "session", ...rate.change },
  "chat/messages": "reads",
  "chat/followUps": { account: "session", ...rate.followUps },
  "chat/remove": { account: "session", ...rate.change },
  "chat/removeMessage": { account: "session", ...rate.change },
  "chat/send": { account: "session", ...rate.turn },
  "chat/again": { account: "session", ...rate.turn },
  "chat/follow": "watches",
  "chat/stop": "ends",
  "health/status": "reads",
  "health/providers": "reads",
  "heart/recordings": "reads",
  "heart/keep": { account: "session", ...rate.change },
  "heart/remove": { account: "session", ...rate.change },
  "heart/removeAll": { account: "session", ...rate.change },
  "lab/ask": { account: "session", ...rate.turn },
  "legal/practice": "reads",
  "meditation/create": { account: "session", ...rate.making },
  "memory/read": "reads",
  "memory/change": { account: "session", ...rate.change },
  "memory/changeLine": { account: "session", ...rate.change },
  "memory/removeLine": { account: "session", ...rate.change },
  "music/start": { account: "session", ...rate.making },
  "music/watch": "watches",
  "music/latest": "reads",
  "music/cancel": "ends",
  "music/background": "reads",
  "music/removeBackground": { account: "session", ...rate.change },
  "narration/start": { account: "session", ...rate.making },
  "narration/watch": "watches",
  "narration/latest": "reads",
  "narration/speak": { account: "session", ...rate.speaking },
  "narration/cancel": "ends",
  "operate/standing": "reads",
  "operate/open": { account: "session", ...rate.password, isForFailures: true },
  "operate/people": "reads",
  "operate/run": { account: "session", ...rate.change },
  "passkey/list": "reads",
  "passkey/begin": { account: "session", ...rate.password, isForFailures: true },
  "passkey/add": { account: "session", ...rate.change },
  "passkey/remove": { account: "session", ...rate.password, isForFailures: true },
  // Each keeps a row until it was answered or has run out.
  "passkey/challenge": { account: "none", perAddress: rate.link.perAddress },
  "passkey/enter": { account: "none", perAddress: rate.signIn.perAddress, isForFailures: true },
  "playlist/list": "reads",
  "playlist/remove": { account: "session", ...rate.change },
  "playlist/setAside": { account: "session", ...rate.change },
  "playlist/bringBack": { account: "session", ...rate.change },
  "playlist/change": { account: "session", ...rate.change },
  "playlist/heard": { account: "session", ...rate.change },
  "playlist/sentences": "reads",
  "playlist/choices": "reads",
  "playlist/choose": { account: "session", ...rate.change },
  "checkIn/add": { account: "session", ...rate.change },
  "checkIn/list": "reads",
  "checkIn/erase": { account: "session", ...rate.change },
  "practice/list": "reads",
  "practice/speak": { account: "session", ...rate.speaking },
  "practice/stop": { account: "session", ...rate.change },
  "token/list": "reads",
  "token/create": { account: "session", ...rate.change },
  "token/revoke": { account: "session", ...rate.change },
  "tryOut/say": { account: "none", ...rate.tryOut },
  "signOn/begin": { account: "none", perAddress: rate.link.perAddress },
  "twoStep/standing": "reads",
  "twoStep/begin": { account: "session", ...rate.password, isForFailures: true },
  "twoStep/confirm": { account: "session", ...rate.password, isForFailures: true },
  "twoStep/renewCodes": { account: "session", ...rate.password, isForFailures: true },
  "twoStep/end": { account: "session", ...rate.password, isForFailures: true },
  // Whose code it is stands in a cookie; wrong codes of an account are counted with the account.
  "twoStep/enter": { account: "none", perAddress: rate.signIn.perAddress, isForFailures: true },
  "usage/today": "reads",
  "usage/room": "reads",
  "video/plan": "reads",
};

/** The same for transfers of bytes; one that `reads` costs no more than a row. */
export const transferLimits: Readonly<Record<TransferName, CallLimit | "reads">> = {
  readFile: { account: "session", ...rate.reading },
  dictate: { account: "session", ...rate.dictating },
  exportAccount: { account: "session", ...rate.export },
  exportChat: "reads",
  hearNarration: "reads",
  hearNarrationMusic: "reads",
  downloadNarration: { account: "session", ...rate.making },
  seeVideo: "reads",
  keepVideo: { account: "session", ...rate.upload },
  hearMessage: "reads",
  hearDefaultTrack: "reads",
  hearOwnMusic: "reads",
  keepOwnMusic: { account: "session", ...rate.upload },
};
