import type { CatalogueEntry } from "./catalogue-entry.ts";

/** The errors that only the server tells; each goes out with its sentence, so the web app needs none of them. */
export const serverErrors = {
  INVALID_INPUT: { status: 400, text: "{reason}" },
  TOO_LARGE: { status: 413, text: "That is too large to send. The limit is {limit}." },
  RATE_LIMITED: { status: 429, text: "That was a lot at once. Please try again in {wait}." },
  RESTARTING: {
    status: 503,
    text: "The server is restarting. Please send that again in a moment.",
  },
  DATABASE_AWAY: {
    status: 503,
    text: "What is saved can't be reached at the moment. Please try again shortly.",
  },
  METHOD_NOT_ALLOWED: { status: 405, text: "Use POST for this, not {method}." },
  ORIGIN_REFUSED: { status: 403, text: "This request didn't come from the app's own address." },

  MODEL_NOT_ALLOWED: { status: 400, text: "This server answers with {model}. Name that model, or none." },

  TOKEN_INVALID: { status: 401, text: "This token isn't known here, was revoked or has expired." },
  TOKEN_NOT_FOR_THIS: { status: 403, text: "This token wasn't made for this function." },
  TOO_MANY_TOKENS: {
    status: 409,
    text: "You have {limit} tokens, the most there can be. Revoke one you no longer need.",
  },
  DOMAIN_NOT_ALLOWED: { status: 403, text: "Accounts here are only for addresses at {domains}." },
  INVALID_CREDENTIALS: { status: 401, text: "Invalid email or password" },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    text: "Please confirm your email address first. We have just sent you a new link.",
  },
  LEAKED_PASSWORD: {
    status: 400,
    text: "This password is on a list of passwords stolen elsewhere, so it is easy to guess. Please choose another one.",
  },
  OWN_WORDS_PASSWORD: {
    status: 400,
    text: "This password is made of words from this page or your own name, so it is easy to guess. Please choose another one.",
  },
  VERIFICATION_LINK_INVALID: {
    status: 400,
    text: "This confirmation link is no longer valid. Sign in to get a new one.",
  },

  EMAIL_LINK_INVALID: {
    status: 400,
    text: "This link is no longer valid. Change your address in Settings once more to get a new one.",
  },

  WRONG_PASSWORD: { status: 403, text: "That isn't the password of this account." },
  CODE_WRONG: {
    status: 403,
    text: "That code isn't right, or has already been used. Wait for the next one and try again.",
  },
  CODE_LOCKED: {
    status: 429,
    text: "Too many wrong codes were entered for this account. Please try again in 15 minutes.",
  },
  PASSKEY_REFUSED: {
    status: 401,
    text: "That passkey doesn't belong to an account here. Please try again, or sign in with your password.",
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    text: "You have {limit} passkeys, the most there can be. Remove one you no longer use.",
  },
  TWO_STEP_ON: { status: 409, text: "Two-step sign-in is already on." },
  TWO_STEP_OFF: { status: 409, text: "Two-step sign-in is off." },
  OPERATOR_NEEDED: { status: 403, text: "This is for whoever runs this server." },
  DESK_CLOSED: { status: 403, text: "Please enter your password once more to open the desk." },
  NO_PASSWORD: {
    status: 409,
    text: "This account has no password yet. Sign out, choose Forgot your password, and set one.",
  },
  SIGN_ON_NOT_HERE: { status: 404, text: "This server isn't connected to an organisation's sign-in." },
  ACCOUNT_CLOSED: { status: 403, text: "This account is closed. Reactivate it to go on." },
  REACTIVATION_TOO_LATE: {
    status: 409,
    text: "The time to come back has passed; this account is being erased.",
  },

  NARRATION_LIMIT_REACHED: {
    status: 429,
    text: "Daily limit reached! You've used all {limit} narrations for today.",
  },
  USAGE_FAILED: { status: 500, text: "Failed to track usage. Please try again." },

  MESSAGE_EMPTY: { status: 400, text: "Please write a message first." },
  DICTATION_UNREADABLE: { status: 400, text: "This recording can't be read. Please try again." },
  DICTATION_USED_UP: {
    status: 429,
    text: "You have dictated as much as this server allows in a day. Please type until midnight UTC.",
  },
  DICTATION_NOT_HERE: { status: 404, text: "This server doesn't turn speech into text itself." },
  MESSAGE_ID_TAKEN: { status: 409, text: "This message couldn't be sent as it was. Please send it again." },
  REPLY_WHOLE: { status: 409, text: "This reply is already complete, so there is nothing to try again." },
  REPLY_NOT_ALONE: {
    status: 409,
    text: "A reply goes together with the message it answers. Delete that message instead.",
  },
  STREAM_FAILED: { status: 502, text: "Failed to start stream" },
  COACH_UNREACHABLE: { status: 502, text: "Failed to connect to AI service" },
  WEB_REPLY_FAILED: { status: 502, text: "Failed to search web and generate response" },
  CODE_REPLY_FAILED: { status: 502, text: "Failed to analyze code and generate response" },
  REPLY_FAILED: { status: 502, text: "Failed to get AI response" },
  REPLY_INTERRUPTED: {
    status: 503,
    text: "The reply was interrupted. What had arrived is kept; you can continue it or try again.",
  },
  SESSION_NOT_CREATED: { status: 500, text: "Failed to create chat session" },
  MESSAGE_NOT_SAVED: { status: 500, text: "Failed to save message" },
  REPLY_NOT_SAVED: { status: 500, text: "Failed to save AI response" },
  CHAT_MESSAGES_NOT_DELETED: { status: 500, text: "Failed to delete chat messages" },
  CHAT_SESSION_NOT_DELETED: { status: 500, text: "Failed to delete chat session" },
  MEDITATION_FAILED: { status: 502, text: "Failed to generate meditation" },
  MEDITATION_REFUSED: { status: 409, text: "Failed to generate meditation: {detail}" },
  CARE_FIRST: {
    status: 409,
    text: "Let's stay with how you are right now. A meditation can wait until you are safe.",
  },

  NO_MESSAGE_TO_NARRATE: { status: 400, text: "No message to narrate" },
  NARRATION_RUNNING: { status: 409, text: "A narration is already being made. Cancel it or wait for it." },
  MUSIC_RUNNING: { status: 409, text: "Music is already being made. Cancel it or wait for it." },
  SOUND_BUSY: { status: 503, text: "Other sound is being made right now. Please try again in {wait}." },
  SPEECH_FAILED: { status: 502, text: "TTS failed" },
  NOTHING_TO_SPEAK: {
    status: 422,
    text: "Nothing in this text can be spoken: it has no word that the voice on this server can say.",
  },
  VOICE_NOT_SAVED: { status: 500, text: "Failed to save: {reason}" },
  LINE_NOT_KEPT: {
    status: 422,
    text: "This line isn't kept, because it speaks of something that deserves a person's ear. If you're in danger, please tell the coach, or find somebody to talk to at findahelpline.com.",
  },
  VIDEO_RUNNING: { status: 409, text: "A video is already being made. Cancel it or wait for it." },
  STORAGE_FULL: {
    status: 409,
    text: "Your storage of {limit} MB is full. Delete recordings, music or videos in your playlist, or chats with files, to make room.",
  },

  FILE_KIND: { status: 415, text: "Please select a PDF, image, CSV, or Excel file" },
  FILE_EMPTY: { status: 400, text: "This file is empty." },
  FILE_LOCKED: {
    status: 422,
    text: "This file is password-protected. Please save a copy without a password.",
  },
  FILE_TOO_MUCH: {
    status: 422,
    text: "This file takes too much time or memory to read. Please choose a smaller part of it.",
  },
  PICTURE_TOO_LARGE: {
    status: 422,
    text: "This picture has too many pixels to be read. Please make it smaller.",
  },
  PICTURE_UNCLEAR: {
    status: 422,
    text: "No words could be read in this picture. Please take it again, upright, close up and in even light.",
  },
  PICTURE_KIND: {
    status: 415,
    text: "This kind of picture can't be read here. Please save it as JPEG or PNG.",
  },
  FILES_BUSY: { status: 503, text: "Many files are being read right now. Please try again in a minute." },
  HEART_UNREADABLE: { status: 422, text: "Failed to process BMP data" },
  HEART_NOT_FOUND: {
    status: 422,
    text: "Failed to process BMP data: no heart rate and no beat intervals were found in this file.",
  },
  HEART_NOT_KEPT: {
    status: 409,
    text: "You already keep as many recordings as fit. Erase one to make room for this one.",
  },
  HEART_NOT_USABLE: {
    status: 422,
    text: "Failed to process BMP data: too many of the beat intervals in this file cannot come from a heart.",
  },
} as const satisfies Record<string, CatalogueEntry>;
