import type { CatalogueEntry, ErrorDetails } from "./catalogue-entry.ts";
import { filled } from "./fill-sentence.ts";

/**
 * The errors that the web app names itself, or tells apart: their sentences go into the browser with it. All others come from the
 * server in words, and stand in `server-errors.ts`.
 */
export const appErrors = {
  INTERNAL: { status: 500, text: "An unexpected error occurred. Please try again." },
  NOT_FOUND: { status: 404, text: "That isn't here any more." },
  SERVER_UNREACHABLE: {
    status: 503,
    text: "The server can't be reached. Check the connection and try again.",
  },
  SIGNED_OUT: { status: 401, text: "Your session has ended. Please sign in again." },
  AGREEMENT_NEEDED: { status: 403, text: "Please read and agree to the terms and disclaimer" },
  EMAIL_TAKEN: { status: 409, text: "This email is already registered. Please sign in instead." },
  SIGN_UP_CLOSED: { status: 403, text: "New accounts can't be created here at the moment." },
  INVITATION_NEEDED: {
    status: 403,
    text: "You need an invitation to create an account here. Please ask whoever runs this server for one.",
  },
  INVITATION_INVALID: {
    status: 403,
    text: "This invitation has been used or has expired. Please ask whoever sent it for a new one.",
  },
  WORK_NEEDED: {
    status: 403,
    text: "Your browser first has to show that it isn't a machine creating accounts. Please press Sign Up once more.",
  },
  WEAK_PASSWORD: { status: 400, text: "Password must contain: {missing}" },
  PASSWORDS_DIFFER: { status: 400, text: "Passwords do not match" },
  RESET_LINK_INVALID: { status: 400, text: "Invalid reset link. Please request a new password reset." },
  CODE_TOO_LATE: { status: 403, text: "The time to enter a code has run out. Please sign in again." },
  PASSKEY_NOT_USED: {
    status: 400,
    text: "No passkey was used. You can try again, or sign in with your password.",
  },
  PASSKEY_NOT_ADDED: {
    status: 400,
    text: "The passkey wasn't added. A device keeps one for each account: unlock it when you're asked to, and try again.",
  },
  SIGN_ON_CANCELLED: { status: 403, text: "You were not signed in. You can try again whenever you like." },
  SIGN_ON_FAILED: {
    status: 502,
    text: "Your organisation's sign-in didn't say who you are. Please try again, or use your password.",
  },
  SIGN_ON_NOT_ALLOWED: { status: 403, text: "That email address can't have an account here." },
  SIGN_ON_OVER: {
    status: 400,
    text: "That took too long, or began in another browser. Please try again.",
  },
  SIGN_ON_TAKEN: {
    status: 409,
    text: "There is an account with that email address, but the address was never confirmed. Sign in with its password and open the link that was sent to you; then try again.",
  },
  SIGN_ON_TOO_OFTEN: {
    status: 429,
    text: "Too many sign-ins came from your network. Please try again in an hour, or use your password.",
  },
  SIGN_ON_WEAK: {
    status: 403,
    text: "Your organisation let you in with less proof than this server asks for. Sign in there with your second step, and try again.",
  },
  SIGN_ON_UNCONFIRMED: {
    status: 403,
    text: "Your organisation has not confirmed your email address. Please have it confirmed there, and try again.",
  },
  SIGN_ON_UNREACHABLE: {
    status: 502,
    text: "Your organisation's sign-in isn't answering. Please try again in a while, or use your password.",
  },
  DAILY_LIMIT_REACHED: {
    status: 429,
    text: "Daily limit reached! You've used all {limit} conversations for today.",
  },
  DAILY_LIMIT_BLOCKED: {
    status: 429,
    text: "Daily limit reached! You've used all {limit} conversations for today. Resets at midnight.",
  },
  MESSAGE_TOO_LONG: {
    status: 413,
    text: "This message is too long to send at once. Please shorten it to {limit} characters.",
  },
  MICROPHONE_BLOCKED: { status: 403, text: "Please allow the microphone in your browser to speak." },
  NOTHING_HEARD: { status: 400, text: "I didn't catch that. Please try again." },
  MICROPHONE_MISSING: { status: 404, text: "No microphone was found. You can type instead." },
  MICROPHONE_NEEDS_HTTPS: {
    status: 501,
    text: "This browser only lets pages over https use the microphone. You can type instead.",
  },
  DICTATION_FAILED: {
    status: 502,
    text: "Your words couldn't be turned into text just now. Please try again, or type them.",
  },
  DICTATION_TOO_LONG: {
    status: 413,
    text: "This recording is too long. Please speak for two minutes at most.",
  },
  TURN_RUNNING: { status: 409, text: "A reply is still on its way. Stop it or wait for it to finish." },
  MESSAGES_NOT_LOADED: { status: 500, text: "Failed to load chat messages" },
  HISTORY_NOT_LOADED: { status: 500, text: "Failed to load chat history" },
  MESSAGE_NOT_DELETED: { status: 500, text: "Failed to delete the message" },
  CHAT_NOT_DELETED: { status: 500, text: "Failed to delete chat" },
  SEND_FAILED: { status: 502, text: "Failed to send message: {detail}" },

  RAG_TEST_FAILED: { status: 502, text: "Failed to get a response." },
  LLM_TEST_FAILED: { status: 502, text: "Failed to get response" },
  TEST_ANSWER_FAILED: {
    status: 502,
    text: "I apologize, but I encountered an error generating a response.",
  },

  NO_ACTIVE_SESSION: { status: 400, text: "No active chat session" },
  MUSIC_SIGNED_OUT: { status: 401, text: "User not authenticated" },
  MUSIC_FAILED: { status: 502, text: "Music generation failed" },
  MUSIC_UPLOAD_FAILED: { status: 500, text: "Failed to upload background music" },
  MUSIC_UPLOAD_REFUSED: { status: 400, text: "Failed to upload background music: {reason}" },
  VOICE_FAILED: { status: 502, text: "Voice generation failed" },
  PLAYLIST_NOT_LOADED: { status: 500, text: "Failed to load playlist" },
  SAFETY_PLAN_NOT_KEPT: { status: 500, text: "Your safety plan couldn't be saved. Please try again." },
  SAFETY_PLAN_NOT_DELETED: { status: 500, text: "Your safety plan couldn't be deleted. Please try again." },
  MEMORY_NOT_CHANGED: { status: 500, text: "What is remembered couldn't be changed. Please try again." },
  MEDITATION_NOT_DELETED: { status: 500, text: "Delete failed" },
  MEDITATION_NOT_REMOVED: { status: 500, text: "Failed to delete" },
  CHECK_IN_NOT_KEPT: { status: 500, text: "This couldn't be kept. Nothing else is lost." },
  MEDITATION_NOT_BROUGHT_BACK: { status: 500, text: "This meditation couldn't be brought back." },
  MEDITATION_NOT_CHANGED: { status: 500, text: "This couldn't be changed. Please try again." },
  NOT_KEPT_ON_DEVICE: {
    status: 507,
    text: "This couldn't be kept on the device. It may be full, or the connection was lost.",
  },
  DOWNLOAD_FAILED: { status: 500, text: "Failed to download" },
  NOTHING_TO_PLAY: { status: 400, text: "No AI response to play" },
  PLAYBACK_FAILED: { status: 500, text: "Audio playback error" },
  PLAY_FAILED: { status: 500, text: "Failed to play audio" },
  AUDIO_LATE: { status: 504, text: "Audio loading timeout - check connection" },
  DEFAULT_MUSIC_NOT_LOADED: { status: 500, text: "Failed to load default background music: {reason}" },
  MUSIC_NOT_PLAYED: { status: 500, text: "Failed to play background music: {reason}" },
  PLAYBACK_BLOCKED: { status: 403, text: "Please tap to enable audio playback" },
  PLAYLIST_PLAYBACK_BLOCKED: { status: 403, text: "Please tap to enable audio" },
  COPY_FAILED: { status: 500, text: "Copy failed / Unable to copy." },

  VIDEO_WITHOUT_REPLY: { status: 400, text: "No AI response available to generate video" },
  VIDEO_NOT_POSSIBLE: {
    status: 501,
    text: "This browser can't make videos here. Please open the app over https, in a current Chrome, Edge, Safari or Firefox.",
  },
  VIDEO_FAILED: { status: 500, text: "The video couldn't be made. Nothing was saved; please try again." },
  VIDEO_MEMORY: {
    status: 507,
    text: "There isn't enough memory for this video. Please choose a shorter cut, or close other tabs and try again.",
  },
  VIDEO_SOUND_FAILED: {
    status: 502,
    text: "The narration or the music couldn't be read, so no video was made. Please try again.",
  },
  VIDEO_NOT_SAVED: { status: 500, text: "Failed to save: {reason}" },
  VIDEO_REFUSED: { status: 400, text: "This video can't be saved: {reason}" },
  VIDEO_NOT_SHARED: { status: 500, text: "The video couldn't be shared. You can download it instead." },

  FILE_TOO_LARGE: { status: 413, text: "File size must be less than 10MB" },
  HEART_FILE_TOO_LARGE: { status: 413, text: "File size must be less than 100MB" },
  FILE_UNREADABLE: { status: 422, text: "Failed to extract text from file" },
  HEART_NOT_CHANGED: { status: 500, text: "Your recordings couldn't be changed. Please try again." },
  HEART_TIMES_OR_RATES: {
    status: 422,
    text: "These numbers could be the times of heartbeats or heart rates. Please say which they are.",
  },
  HEART_INTERVALS_OR_RATES: {
    status: 422,
    text: "These numbers could be the pauses between heartbeats or heart rates. Please say which they are.",
  },
  PREFERENCES_NOT_SAVED: { status: 500, text: "Failed to save preferences to your account" },
  SIGN_OUT_FAILED: { status: 500, text: "Failed to sign out" },
} as const satisfies Record<string, CatalogueEntry>;

/** The code of an error whose sentence the web app has. */
export type AppErrorCode = keyof typeof appErrors;

/** The sentence for an error the web app names itself; a place without a value is left out. */
export function appErrorText(code: AppErrorCode, details: ErrorDetails = {}): string {
  return filled(appErrors[code].text, details);
}

/** Whether the web app has a sentence of its own for a code. */
export function isAppErrorCode(code: unknown): code is AppErrorCode {
  return typeof code === "string" && Object.hasOwn(appErrors, code);
}
