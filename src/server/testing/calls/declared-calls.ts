import { randomUUID } from "node:crypto";
import type { Belongings } from "#server/testing/seed-everything.ts";
import { goodPassword, message } from "#server/testing/test-person.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";

/** Who may make a call, what it is sent, and what another person gets who names the owner's things. */
export interface DeclaredCall {
  needs: "nothing" | "session" | "agreement";
  other: "NOT_FOUND" | "harmless";
  input?: (own: Belongings) => Record<string, unknown>;
}

const timeZone = "Europe/Lisbon";
const link = { accessToken: "made-up", refreshToken: "made-up", password: goodPassword };
const credential = (response: Record<string, string>) => ({
  id: "made-up",
  rawId: "made-up",
  type: "public-key",
  response: { clientDataJSON: "made-up", ...response },
  clientExtensionResults: {},
});

/** Every call of the contract as it is meant to be guarded; the isolation test fails for one that is missing here. */
export const declaredCalls: Readonly<Record<string, DeclaredCall>> = {
  "account/session": { needs: "nothing", other: "harmless" },
  "account/signUp": {
    needs: "nothing",
    other: "harmless",
    input: () => ({
      fullName: "A",
      email: `${randomUUID()}@example.test`,
      password: goodPassword,
      agreed: true,
    }),
  },
  "account/signUpWork": { needs: "nothing", other: "harmless" },
  "account/signIn": {
    needs: "nothing",
    other: "harmless",
    input: () => ({ email: "nobody@example.test", password: goodPassword }),
  },
  "account/signOut": { needs: "nothing", other: "harmless" },
  "tryOut/say": {
    needs: "nothing",
    other: "harmless",
    input: () => ({ text: "A hard day.", agreed: true, timeZone }),
  },
  "account/verifyEmail": { needs: "nothing", other: "harmless", input: () => ({ token: "made-up" }) },
  "account/resendVerification": {
    needs: "nothing",
    other: "harmless",
    input: () => ({ email: "nobody@example.test" }),
  },
  "account/requestReset": {
    needs: "nothing",
    other: "harmless",
    input: () => ({ email: "nobody@example.test" }),
  },
  "account/resetPassword": { needs: "nothing", other: "harmless", input: () => link },
  "account/cookiePreferences": { needs: "session", other: "harmless" },
  "account/changeCookiePreferences": {
    needs: "session",
    other: "harmless",
    input: () => ({ necessary: true, analytics: true, personalization: false, marketing: false }),
  },
  "account/close": { needs: "session", other: "harmless", input: () => ({ password: goodPassword }) },
  "account/changePassword": {
    needs: "session",
    other: "harmless",
    input: () => ({ currentPassword: goodPassword, password: goodPassword }),
  },
  "account/changeName": { needs: "session", other: "harmless", input: () => ({ fullName: "Another" }) },
  "account/changeEmail": {
    needs: "session",
    other: "harmless",
    input: () => ({ email: `${randomUUID()}@example.test`, password: goodPassword }),
  },
  "account/confirmEmail": { needs: "nothing", other: "harmless", input: () => ({ token: "made-up" }) },
  "account/browsers": { needs: "session", other: "harmless" },
  "account/endBrowser": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ browserId }) => ({ sessionId: browserId }),
  },
  "account/signOutEverywhere": { needs: "session", other: "harmless", input: () => ({ keepThis: true }) },
  "account/events": { needs: "session", other: "harmless" },
  "account/reactivate": { needs: "session", other: "harmless" },
  "agreement/accept": { needs: "session", other: "harmless" },
  "care/standing": { needs: "session", other: "harmless" },
  "care/plan": { needs: "session", other: "harmless" },
  "care/keepPlan": {
    needs: "session",
    other: "harmless",
    input: () => ({ signs: "I stop answering", helps: "A walk", people: "My sister" }),
  },
  "care/removePlan": { needs: "session", other: "harmless" },
  "chat/sessions": { needs: "session", other: "harmless" },
  "chat/search": { needs: "session", other: "harmless" },
  "chat/rename": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ sessionId }) => ({ sessionId, title: "The letter" }),
  },
  "chat/expiring": { needs: "session", other: "harmless" },
  "chat/seeExpiring": {
    needs: "session",
    other: "harmless",
    input: ({ sessionId }) => ({ sessionIds: [sessionId] }),
  },
  "chat/messages": { needs: "session", other: "NOT_FOUND", input: ({ sessionId }) => ({ sessionId }) },
  "chat/followUps": { needs: "agreement", other: "NOT_FOUND", input: ({ sessionId }) => ({ sessionId }) },
  "chat/remove": { needs: "session", other: "NOT_FOUND", input: ({ sessionId }) => ({ sessionId }) },
  "chat/removeMessage": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ sessionId, messageId }) => ({ sessionId, messageId }),
  },
  "chat/send": {
    needs: "agreement",
    other: "NOT_FOUND",
    input: ({ sessionId }) => message({ sessionId, text: "Going on" }),
  },
  "chat/again": {
    needs: "agreement",
    other: "NOT_FOUND",
    input: ({ sessionId }) => ({ sessionId, how: "anew", timeZone, config: defaultChatConfig }),
  },
  "chat/follow": { needs: "agreement", other: "NOT_FOUND", input: ({ turnId }) => ({ turnId }) },
  "chat/stop": { needs: "agreement", other: "harmless", input: ({ turnId }) => ({ turnId }) },
  "health/status": { needs: "nothing", other: "harmless" },
  "health/providers": { needs: "session", other: "harmless" },
  "heart/recordings": { needs: "session", other: "harmless" },
  "heart/keep": { needs: "session", other: "NOT_FOUND", input: ({ messageId }) => ({ messageId, timeZone }) },
  "heart/remove": { needs: "session", other: "NOT_FOUND", input: ({ recordingId }) => ({ recordingId }) },
  "heart/removeAll": { needs: "session", other: "harmless" },
  "lab/ask": { needs: "agreement", other: "harmless", input: () => ({ text: "What calms?", timeZone }) },
  "legal/practice": { needs: "nothing", other: "harmless" },
  "meditation/create": { needs: "agreement", other: "NOT_FOUND", input: ({ sessionId }) => ({ sessionId }) },
  "memory/read": { needs: "session", other: "harmless" },
  "memory/change": { needs: "session", other: "harmless", input: () => ({ isOn: false, erase: true }) },
  "memory/changeLine": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ lineId }) => ({ lineId, text: "A walk by the river helps" }),
  },
  "memory/removeLine": { needs: "session", other: "NOT_FOUND", input: ({ lineId }) => ({ lineId }) },
  "music/start": { needs: "agreement", other: "NOT_FOUND", input: ({ sessionId }) => ({ sessionId }) },
  "music/watch": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ musicJobId }) => ({ musicId: musicJobId }),
  },
  "music/latest": { needs: "session", other: "harmless", input: ({ sessionId }) => ({ sessionId }) },
  "music/cancel": {
    needs: "session",
    other: "harmless",
    input: ({ musicJobId }) => ({ musicId: musicJobId }),
  },
  "music/background": { needs: "session", other: "harmless" },
  "music/removeBackground": { needs: "session", other: "harmless" },
  "narration/start": {
    needs: "agreement",
    other: "NOT_FOUND",
    input: ({ sessionId }) => ({ sessionId, voice: "Aria", timeZone }),
  },
  "narration/watch": { needs: "session", other: "NOT_FOUND", input: ({ jobId }) => ({ narrationId: jobId }) },
  "narration/latest": { needs: "session", other: "harmless", input: ({ sessionId }) => ({ sessionId }) },
  "narration/speak": {
    needs: "agreement",
    other: "NOT_FOUND",
    input: ({ sessionId, messageId }) => ({ sessionId, messageId, voice: "Aria", timeZone }),
  },
  "narration/cancel": { needs: "session", other: "harmless", input: ({ jobId }) => ({ narrationId: jobId }) },
  // Nobody of the isolation test is an operator: the desk's own test has the rest.
  "operate/standing": { needs: "session", other: "harmless" },
  "operate/open": { needs: "session", other: "harmless", input: () => ({ password: goodPassword }) },
  "operate/people": { needs: "session", other: "harmless", input: () => ({ search: "" }) },
  "operate/run": { needs: "session", other: "harmless", input: () => ({ command: "people", words: [] }) },
  "passkey/list": { needs: "session", other: "harmless" },
  "passkey/begin": { needs: "session", other: "harmless", input: () => ({ password: goodPassword }) },
  "passkey/add": {
    needs: "session",
    other: "harmless",
    input: () => ({ name: "A key", credential: credential({ attestationObject: "made-up" }) }),
  },
  "passkey/remove": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ passkeyId }) => ({ passkeyId, password: goodPassword }),
  },
  "passkey/challenge": { needs: "nothing", other: "harmless" },
  "passkey/enter": {
    needs: "nothing",
    other: "harmless",
    input: () => ({ credential: credential({ authenticatorData: "made-up", signature: "made-up" }) }),
  },
  "playlist/list": { needs: "session", other: "harmless" },
  "playlist/remove": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ narrationId }) => ({ id: narrationId }),
  },
  "playlist/setAside": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ narrationId }) => ({ id: narrationId }),
  },
  "playlist/bringBack": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ narrationId }) => ({ id: narrationId }),
  },
  "playlist/change": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ narrationId }) => ({ id: narrationId, isFavourite: true }),
  },
  "playlist/heard": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ narrationId }) => ({ id: narrationId, heardMs: 1000 }),
  },
  "playlist/sentences": {
    needs: "session",
    other: "NOT_FOUND",
    input: ({ narrationId }) => ({ id: narrationId }),
  },
  "playlist/choices": { needs: "session", other: "harmless" },
  "playlist/choose": { needs: "session", other: "harmless", input: () => ({ isDiscreet: true }) },
  "checkIn/add": { needs: "session", other: "harmless", input: () => ({ felt: "lighter" }) },
  "checkIn/list": { needs: "session", other: "harmless" },
  "checkIn/erase": { needs: "session", other: "harmless" },
  "practice/list": { needs: "session", other: "harmless" },
  "practice/speak": {
    needs: "agreement",
    other: "harmless",
    input: () => ({ name: "box-breathing", minutes: 3, voice: "Aria", timeZone }),
  },
  "practice/stop": {
    needs: "session",
    other: "harmless",
    input: () => ({ name: "box-breathing", minutes: 3, voice: "Aria" }),
  },
  "token/list": { needs: "session", other: "harmless" },
  "token/create": {
    needs: "agreement",
    other: "harmless",
    input: () => ({ name: "A script", mayUse: ["gpt-chat"], days: 30 }),
  },
  "token/revoke": { needs: "session", other: "NOT_FOUND", input: ({ tokenId }) => ({ tokenId }) },
  "video/plan": { needs: "agreement", other: "NOT_FOUND", input: ({ sessionId }) => ({ sessionId }) },
  "signOn/begin": { needs: "nothing", other: "harmless", input: () => ({}) },
  "twoStep/standing": { needs: "session", other: "harmless" },
  "twoStep/begin": { needs: "session", other: "harmless", input: () => ({ password: goodPassword }) },
  "twoStep/confirm": { needs: "session", other: "harmless", input: () => ({ code: "made-up" }) },
  "twoStep/renewCodes": { needs: "session", other: "harmless", input: () => ({ password: goodPassword }) },
  "twoStep/end": { needs: "session", other: "harmless", input: () => ({ password: goodPassword }) },
  "twoStep/enter": { needs: "nothing", other: "harmless", input: () => ({ code: "made-up" }) },
  "usage/room": { needs: "session", other: "harmless", input: () => ({}) },
  "usage/today": { needs: "session", other: "harmless", input: () => ({ timeZone }) },
};
