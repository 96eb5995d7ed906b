/** One entry of the catalogue: the HTTP status of an error and what the person reads; `{name}` is filled from the details. */
export interface CatalogueEntry {
  status: number;
  text: string;
}

/** Every error the product can answer with, by code. The texts of the specification's section 8 live here and nowhere else. */
export const errorCatalogue = {
  INTERNAL: { status: 500, text: "An unexpected error occurred. Please try again." },
  INVALID_INPUT: { status: 400, text: "{reason}" },
  NOT_FOUND: { status: 404, text: "That isn't here any more." },
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
  SERVER_UNREACHABLE: {
    status: 503,
    text: "The server can't be reached. Check the connection and try again.",
  },
  METHOD_NOT_ALLOWED: { status: 405, text: "Use POST for this, not {method}." },
  ORIGIN_REFUSED: { status: 403, text: "This request didn't come from the app's own address." },

  MODEL_NOT_ALLOWED: { status: 400, text: "This server answers with {model}. Name that model, or none." },

  SIGNED_OUT: { status: 401, text: "Your session has ended. Please sign in again." },
  AGREEMENT_NEEDED: { status: 403, text: "Please read and agree to the terms and disclaimer" },
  TOKEN_INVALID: { status: 401, text: "This token isn't known here, was revoked or has expired." },
  TOKEN_NOT_FOR_THIS: { status: 403, text: "This token wasn't made for this function." },
  TOO_MANY_TOKENS: {
    status: 409,
    text: "You have {limit} tokens, the most there can be. Revoke one you no longer need.",
  },
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
  DOMAIN_NOT_ALLOWED: { status: 403, text: "Accounts here are only for addresses at {domains}." },
  WORK_NEEDED: {
    status: 403,
    text: "Your browser first has to show that it isn't a machine creating accounts. Please press Sign Up once more.",
  },
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
  WEAK_PASSWORD: { status: 400, text: "Password must contain: {missing}" },
  PASSWORDS_DIFFER: { status: 400, text: "Passwords do not match" },
  RESET_LINK_INVALID: { status: 400, text: "Invalid reset link. Please request a new password reset." },
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
  CODE_TOO_LATE: { status: 403, text: "The time to enter a code has run out. Please sign in again." },
  CODE_LOCKED: {
    status: 429,
    text: "Too many wrong codes were entered for this account. Please try again in 15 minutes.",
  },
  PASSKEY_REFUSED: {
    status: 401,
    text: "That passkey doesn't belong to an account here. Please try again, or sign in with your password.",
  },
  PASSKEY_NOT_USED: {
    status: 400,
    text: "No passkey was used. You can try again, or sign in with your password.",
  },
  PASSKEY_NOT_ADDED: {
    status: 400,
    text: "The passkey wasn't added. A device keeps one for each account: unlock it when you're asked to, and try again.",
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
  SIGN_ON_CANCELLED: { status: 403, text: "You were not signed in. You can try again whenever you like." },
  SIGN_ON_FAILED: {
    status: 502,
    text: "Your organisation's sign-in didn't say who you are. Please try again, or use your password.",
  },
  SIGN_ON_NOT_ALLOWED: { status: 403, text: "That email address can't have an account here." },
  SIGN_ON_NOT_HERE: { status: 404, text: "This server isn't connected to an organisation's sign-in." },
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
  ACCOUNT_CLOSED: { status: 403, text: "This account is closed. Reactivate it to go on." },
  REACTIVATION_TOO_LATE: {
    status: 409,
    text: "The time to come back has passed; this account is being erased.",
  },

  DAILY_LIMIT_REACHED: {
    status: 429,
    text: "Daily limit reached! You've used all {limit} conversations for today.",
  },
  DAILY_LIMIT_BLOCKED: {
    status: 429,
    text: "Daily limit reached! You've used all {limit} conversations for today. Resets at midnight.",
  },
  NARRATION_LIMIT_REACHED: {
    status: 429,
    text: "Daily limit reached! You've used all {limit} narrations for today.",
  },
  USAGE_FAILED: { status: 500, text: "Failed to track usage. Please try again." },

  MESSAGE_EMPTY: { status: 400, text: "Please write a message first." },
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
  DICTATION_UNREADABLE: { status: 400, text: "This recording can't be read. Please try again." },
  DICTATION_USED_UP: {
    status: 429,
    text: "You have dictated as much as this server allows in a day. Please type until midnight UTC.",
  },
  DICTATION_NOT_HERE: { status: 404, text: "This server doesn't turn speech into text itself." },
  MESSAGE_ID_TAKEN: { status: 409, text: "This message couldn't be sent as it was. Please send it again." },
  TURN_RUNNING: { status: 409, text: "A reply is still on its way. Stop it or wait for it to finish." },
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
  MESSAGES_NOT_LOADED: { status: 500, text: "Failed to load chat messages" },
  HISTORY_NOT_LOADED: { status: 500, text: "Failed to load chat history" },
  MESSAGE_NOT_SAVED: { status: 500, text: "Failed to save message" },
  REPLY_NOT_SAVED: { status: 500, text: "Failed to save AI response" },
  CHAT_MESSAGES_NOT_DELETED: { status: 500, text: "Failed to delete chat messages" },
  CHAT_SESSION_NOT_DELETED: { status: 500, text: "Failed to delete chat session" },
  MESSAGE_NOT_DELETED: { status: 500, text: "Failed to delete the message" },
  CHAT_NOT_DELETED: { status: 500, text: "Failed to delete chat" },
  SEND_FAILED: { status: 502, text: "Failed to send message: {detail}" },

  RAG_TEST_FAILED: { status: 502, text: "Failed to get a response." },
  LLM_TEST_FAILED: { status: 502, text: "Failed to get response" },
  TEST_ANSWER_FAILED: {
    status: 502,
    text: "I apologize, but I encountered an error generating a response.",
  },

  MEDITATION_FAILED: { status: 502, text: "Failed to generate meditation" },
  MEDITATION_REFUSED: { status: 409, text: "Failed to generate meditation: {detail}" },
  CARE_FIRST: {
    status: 409,
    text: "Let's stay with how you are right now. A meditation can wait until you are safe.",
  },

  NO_ACTIVE_SESSION: { status: 400, text: "No active chat session" },
  NO_MESSAGE_TO_NARRATE: { status: 400, text: "No message to narrate" },
  NARRATION_RUNNING: { status: 409, text: "A narration is already being made. Cancel it or wait for it." },
  MUSIC_SIGNED_OUT: { status: 401, text: "User not authenticated" },
  MUSIC_RUNNING: { status: 409, text: "Music is already being made. Cancel it or wait for it." },
  MUSIC_FAILED: { status: 502, text: "Music generation failed" },
  MUSIC_UPLOAD_FAILED: { status: 500, text: "Failed to upload background music" },
  MUSIC_UPLOAD_REFUSED: { status: 400, text: "Failed to upload background music: {reason}" },
  SOUND_BUSY: { status: 503, text: "Other sound is being made right now. Please try again in {wait}." },
  SPEECH_FAILED: { status: 502, text: "TTS failed" },
  NOTHING_TO_SPEAK: {
    status: 422,
    text: "Nothing in this text can be spoken: it has no word that the voice on this server can say.",
  },
  VOICE_FAILED: { status: 502, text: "Voice generation failed" },
  VOICE_NOT_SAVED: { status: 500, text: "Failed to save: {reason}" },
  PLAYLIST_NOT_LOADED: { status: 500, text: "Failed to load playlist" },
  SAFETY_PLAN_NOT_KEPT: { status: 500, text: "Your safety plan couldn't be saved. Please try again." },
  SAFETY_PLAN_NOT_DELETED: { status: 500, text: "Your safety plan couldn't be deleted. Please try again." },
  MEMORY_NOT_CHANGED: { status: 500, text: "What is remembered couldn't be changed. Please try again." },
  LINE_NOT_KEPT: {
    status: 422,
    text: "This line isn't kept, because it speaks of something that deserves a person's ear. If you're in danger, please tell the coach, or find somebody to talk to at findahelpline.com.",
  },
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
  VIDEO_RUNNING: { status: 409, text: "A video is already being made. Cancel it or wait for it." },
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

  STORAGE_FULL: {
    status: 409,
    text: "Your storage of {limit} MB is full. Delete recordings, music or videos in your playlist, or chats with files, to make room.",
  },

  FILE_TOO_LARGE: { status: 413, text: "File size must be less than 10MB" },
  HEART_FILE_TOO_LARGE: { status: 413, text: "File size must be less than 100MB" },
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
  FILE_UNREADABLE: { status: 422, text: "Failed to extract text from file" },
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
  HEART_NOT_CHANGED: { status: 500, text: "Your recordings couldn't be changed. Please try again." },
  HEART_TIMES_OR_RATES: {
    status: 422,
    text: "These numbers could be the times of heartbeats or heart rates. Please say which they are.",
  },
  HEART_INTERVALS_OR_RATES: {
    status: 422,
    text: "These numbers could be the pauses between heartbeats or heart rates. Please say which they are.",
  },
  HEART_NOT_USABLE: {
    status: 422,
    text: "Failed to process BMP data: too many of the beat intervals in this file cannot come from a heart.",
  },

  PREFERENCES_NOT_SAVED: { status: 500, text: "Failed to save preferences to your account" },
  SIGN_OUT_FAILED: { status: 500, text: "Failed to sign out" },
} as const satisfies Record<string, CatalogueEntry>;

/** An error's code, the same on the wire, in the server and in the web app. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Values that fill the `{name}` places of a text. */
export type ErrorDetails = Record<string, string | number>;

/** The sentence a person reads for an error; a place without a value is left out. */
export function errorText(code: ErrorCode, details: ErrorDetails = {}): string {
  return errorCatalogue[code].text.replace(/\{(\w+)\}/g, (_place, name: string) =>
    String(details[name] ?? ""),
  );
}

/** Whether a word from the wire is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCatalogue, code);
}
