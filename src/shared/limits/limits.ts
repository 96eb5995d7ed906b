import { fileLimits } from "./file-limits.ts";
import { musicLimits } from "./music-limits.ts";
import { videoLimits } from "./video-limits.ts";

/** Every number a person can feel, grouped by noun. Operators tune the ones that also have a name in `server/env.ts`. */
export const limits = {
  conversation: {
    /** Conversations a person has each local day unless the operator says otherwise. */
    perDay: 100,
    /** From this many used on, the remaining number is said after each message. */
    warnFromUsed: 90,
    /** At or below this many remaining the usage figure is drawn as a warning. */
    warningRemaining: 25,
    /** At or below this many remaining the usage figure is drawn as a danger. */
    dangerRemaining: 10,
    /** A stopped message that the server has not taken after this long is given up and put back. */
    stopUnnamedMs: 5_000,
  },
  context: {
    /** Tokens that conversation and passages may fill together, by our estimate. */
    maxTokens: 50_000,
  },
  message: {
    /** Longest message a person can send, in characters. */
    maxChars: 20_000,
  },
  dictation: {
    /** Longest recording that is turned into text, in seconds; it ends by itself then. */
    maxSeconds: 120,
    /** Samples a second of what is sent: what Whisper and most recognisers hear with. */
    sampleRate: 16_000,
    /** The same recording in bytes: 16 bits a sample, with some room for a head. */
    maxBytes: 120 * 16_000 * 2 + 4096,
  },
  safetyPlan: {
    /** Longest part of a safety plan, in characters. */
    maxChars: 4_000,
  },
  memory: {
    /** Lines kept of a person's chats for the next ones; the oldest makes room. */
    lines: 12,
    /** Longest of these lines, in characters. */
    lineChars: 160,
  },
  file: fileLimits,
  heart: {
    /** Recordings of the heart that a person may keep. */
    recordings: 500,
    /** Figures of days in all of them together: five measures for some sixteen years. */
    dayFigures: 30_000,
  },
  notHuman: {
    /** The chat says again that it is an AI after this many hours of use. */
    everyHours: 3,
    /** A pause longer than this is not counted as use, in minutes. */
    pauseMinutes: 30,
  },
  session: {
    /** Chats shown in the history list. */
    listed: 20,
    /** A chat's title is its first message cut here, with '...' when longer. */
    titleChars: 50,
    /** The longest title a person can give a chat. */
    ownTitleChars: 80,
    /** The longest text chats are searched by, and the most of its words that are looked for. */
    searchChars: 100,
    searchWords: 8,
    /** A chat in which nothing was written for this many days expires: its text is deleted. */
    expiryDays: 90,
    /** The person is told this many days before. */
    expiryNoticeDays: 14,
  },
  followUps: {
    /** Suggested replies shown under an answer. */
    shown: 3,
    /** Messages read to propose them. */
    historyMessages: 4,
  },
  lab: {
    /** The first chunk is cut here under an answer of the retrieval test. */
    excerptChars: 80,
    /** Each chunk is cut here where the test pages list them. */
    chunkChars: 200,
  },
  retrieval: {
    /** The beginning of the first chunk that the retrieval panel shows. */
    previewChars: 100,
  },
  functions: {
    /** Messages of a conversation that one call of a function may carry. */
    messages: 400,
    /** Sounds that functions make at one time, for everybody and for one person: each holds a connection until it is whole. */
    soundsAtOnce: 6,
    soundsOfOneAtOnce: 2,
    /** When to come again if all places are taken, in seconds. */
    soundRetrySeconds: 30,
  },
  meditation: {
    minWords: 500,
    maxWords: 700,
    /** Messages before the last that are searched for guidance. */
    contextMessages: 5,
    /** Messages of the person needed before a meditation can be made. */
    personMessagesNeeded: 2,
    /** The coach offers a meditation from this many messages of the person on. */
    offerFromMessages: 2,
    /** Longest phrase of the person's own that is spoken inside a meditation, in words. */
    ownPhraseWords: 16,
    /** The coach offers one at this many messages at the latest. */
    offerByMessages: 10,
  },
  narration: {
    /** Narrations synthesised anew that a person has each local day. */
    perDay: 100,
    /** A narration that takes longer is given up, in milliseconds. */
    timeoutMs: 600_000,
    /** Longest text that is narrated, in characters. */
    maxChars: 10_000,
  },
  storage: {
    /** From this share of a person's room on, what is used stands out. */
    warningShare: 0.9,
  },
  music: musicLimits,
  video: videoLimits,
  playlist: {
    /** Meditations shown in the sidebar. */
    sidebarItems: 5,
    /** Weeks of check-ins that are shown. */
    weeksShown: 12,
    /** Recordings in one answer; the browser asks for as many answers as there are. */
    listed: 100,
    /** With more than so many the playlist can be searched. */
    searchFrom: 3,
    /** The longest name of a meditation, ours or a person's own. */
    nameChars: 120,
    /** No recording is longer; a place in one that is said to be further in is none. */
    longestMs: 24 * 60 * 60_000,
    /** Somebody who stopped this close to the end, or this soon after the beginning, is not asked to pick up there. */
    pickUpEdgeMs: 15_000,
    /** What was deleted and may still be brought back is erased after this long at the latest, and on the next day. */
    asideMs: 60 * 60_000,
  },
  person: {
    /** An e-mail address is cut here where space is short. */
    shownEmailChars: 20,
    fullNameChars: 200,
  },
  /** The one message of who has no account yet. */
  tryOut: { maxChars: 1000 },
  account: {
    /** A closed account can be reactivated for this many days; then it is erased. */
    reactivationDays: 30,
    /** What happened to an account: so many events are shown, and they are kept for so many days. */
    eventsShown: 50,
    eventsKeptDays: 365,
    /** A session ends so many days after it was begun, however often it is used. */
    sessionAtMostDays: 90,
  },
  token: {
    /** Bearer tokens for the functions that a person may have. */
    perPerson: 10,
    nameChars: 60,
    /** A token ends after one of these many days. */
    days: [30, 90, 365],
  },
  security: {
    /** A report of a weakness is answered within this many hours. */
    responseHours: 24,
  },
  password: {
    minChars: 8,
    /** Accounts older than the present rules may sign in with this many. */
    signInMinChars: 6,
    maxChars: 128,
  },
  code: {
    /** So many wrong codes in a row, and for so long none of the account is taken. It takes the password to try one. */
    wrongInRow: 10,
    lockedSeconds: 900,
  },
  /** What a browser finds out before it signs somebody up: so many tries, each so many hashes, within so many minutes. */
  signUpWork: {
    cost: 200,
    fewestTries: 300,
    mostTries: 450,
    minutes: 10,
  },
  passkey: {
    /** Passkeys a person may have. */
    perPerson: 20,
    nameChars: 60,
  },
  /** How often a call may be made within a span of seconds, per account (or address as typed) and per network address. */
  rate: {
    /** Only failures count. Each address has its own count for an account, so that nobody can lock its owner out. */
    signIn: {
      perAccountAtAddress: { times: 10, seconds: 900 },
      perAddress: { times: 60, seconds: 900 },
      /** Failures at one account from anywhere, after which each address is slowed to one attempt within `slowed`. */
      slowAfter: { times: 100, seconds: 86_400 },
      slowed: { times: 1, seconds: 60 },
    },
    /** Says who has an account, by specification. */
    signUp: { perAccount: { times: 5, seconds: 3600 }, perAddress: { times: 20, seconds: 3600 } },
    /** One message before there is an account; a house or an office may share an address. */
    tryOut: { perAddress: { times: 10, seconds: 3600 } },
    /** Mail at an address's request: a reset link, a new confirmation link. */
    email: { perAccount: { times: 5, seconds: 3600 }, perAddress: { times: 20, seconds: 3600 } },
    /** Using a link of an e-mail; the account is the link's own. */
    link: { perAccount: { times: 10, seconds: 3600 }, perAddress: { times: 60, seconds: 3600 } },
    /** A password asked for again while signed in; only failures count. */
    password: { perAccount: { times: 10, seconds: 900 }, perAddress: { times: 60, seconds: 900 } },
    /** Copies of everything a person has. */
    export: { perAccount: { times: 5, seconds: 3600 }, perAddress: { times: 20, seconds: 3600 } },
    /** Messages to the coach, beside the daily limit. */
    turn: { perAccount: { times: 20, seconds: 60 }, perAddress: { times: 100, seconds: 60 } },
    /** Suggestions for a chat that is opened again. */
    followUps: { perAccount: { times: 30, seconds: 60 }, perAddress: { times: 150, seconds: 60 } },
    /** Messages read aloud, also those that are there from before. */
    speaking: { perAccount: { times: 30, seconds: 60 }, perAddress: { times: 150, seconds: 60 } },
    /** Recordings turned into text. */
    dictating: { perAccount: { times: 20, seconds: 60 }, perAddress: { times: 100, seconds: 60 } },
    /** What keeps a model or a voice busy for long: meditations, narrations. */
    making: { perAccount: { times: 20, seconds: 600 }, perAddress: { times: 100, seconds: 600 } },
    /** Files sent to be kept. */
    upload: { perAccount: { times: 10, seconds: 600 }, perAddress: { times: 50, seconds: 600 } },
    /** Files given to be read. */
    reading: { perAccount: { times: 20, seconds: 600 }, perAddress: { times: 60, seconds: 600 } },
    /** Small changes to what is one's own. */
    change: { perAccount: { times: 120, seconds: 60 }, perAddress: { times: 600, seconds: 60 } },
  },
  /** What comes so soon after a press is taken for its answer, also while somebody listens. */
  toast: { visible: 3, durationMs: 4000, actionMs: 10_000, answerMs: 4000, widthPx: 356 },
  /** A scroll bar is hidden this long after the last move. */
  scrollHideMs: 600,
  playback: {
    /** Presses of 'Play Latest Response' that follow one another faster count once. */
    latestDebounceMs: 300,
    /** A voice that has not begun after this long is given up. */
    voiceLoadMs: 10_000,
    /** Background music that has not come after this long is done without, in silence; phones wait less. */
    musicLoadMs: 10_000,
    musicLoadMobileMs: 5_000,
    /** Music goes down under a voice, and comes back, within about this long. */
    duckMs: 600,
    /** Music that began with a voice goes on for this long after it, and then leaves. */
    musicAfterSpeechMs: 60_000,
    /** The end of a piece that has no loop of its own fades into its beginning over this long. */
    loopFadeMs: 4_000,
    /** How far a lock screen's buttons jump. */
    seekStepMs: 15_000,
    /** How often it is asked whether a sound that is kept nowhere is whole, and how long it is then. */
    askWholeMs: 2_000,
    /** With the sleep timer sound leaves over this long. */
    sleepFadeMs: 20_000,
    /** Who only listens has the full player dimmed after this long. */
    dimAfterMs: 20_000,
    /** Where listening stopped is kept this often while a voice sounds, and whenever it pauses. */
    keepPlaceMs: 15_000,
  },
  volume: {
    /** A narration played from a message without music, on a perceptual scale. */
    narration: 0.12,
    /** Music while a playlist item plays. */
    playlistMusic: 0.25,
    /** Music while speech plays in the chat. */
    musicUnderSpeech: 0.1,
    /** How much more of a piece of ours goes in under a voice. */
    musicLift: 2,
    /** Music alone, until the person chooses another volume. */
    music: 0.3,
  },
  query: {
    retries: 3,
    maxBackoffMs: 30_000,
    keptMs: 300_000,
  },
} as const;
