import type { Logger } from "pino";
import { limits } from "#shared/limits/limits.ts";
import { createMixer, type Mixer } from "./audio/mix/mixer.ts";
import { beginWork } from "./begin-work.ts";
import {
  chooseBuiltInSpeech,
  chooseCoach,
  chooseEmbeddings,
  chooseLeakedPasswords,
  chooseMail,
  chooseMusic,
  chooseOutsideKnowledge,
  chooseSpeechService,
  chooseTextExtraction,
  chooseTranscription,
  chooseWebSearch,
  openDatabase,
  type ProviderUrls,
} from "./choose-providers.ts";
import { earlierStorageOf, openStorage } from "./choose-storage.ts";
import { dailyTasks } from "./daily-tasks.ts";
import type { Database } from "./db/database.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import { createLocalSignals, listenForSignals } from "./db/signals.ts";
import { type AccountEmails, createAccountEmails } from "./features/account/account-emails.ts";
import { createAccountsStore } from "./features/account/adapter.ts";
import { type Admission, createAdmission } from "./features/account/admission/admission.ts";
import { createInvitations, type Invitations } from "./features/account/admission/invitations.ts";
import { createSignUpWork, type SignUpWork } from "./features/account/admission/sign-up-work.ts";
import { type Auth, type AuthNeeds, createAuth, type PasswordHashing } from "./features/account/auth.ts";
import { type AccountEvents, createAccountEvents } from "./features/account/events/account-events.ts";
import { createPasskeys, type Passkeys } from "./features/account/passkeys/passkeys.ts";
import { createPeople, type People } from "./features/account/people/people.ts";
import { createProfiles, type Profiles } from "./features/account/profiles.ts";
import { createSessions, type Sessions } from "./features/account/sessions.ts";
import { createSignOn, type SignOn } from "./features/account/sign-on/sign-on.ts";
import { claimStep } from "./features/account/two-step/two-step-store.ts";
import { type Agreement, createAgreement } from "./features/agreement/agreement.ts";
import { type Care, createCare } from "./features/care/care.ts";
import { createSafetyPlans, type SafetyPlans } from "./features/care/safety-plan.ts";
import { type Chats, chats } from "./features/chat/chats.ts";
import { type ChatExpiry, createChatExpiry } from "./features/chat/expiry.ts";
import { createTurns, type Turns } from "./features/chat/turns/turns.ts";
import { createDaily, type Daily } from "./features/daily/daily.ts";
import { createDictation, type Dictation } from "./features/dictation/dictation.ts";
import { createEmailQueue, type EmailQueue } from "./features/emails/email-queue.ts";
import { createSeal } from "./features/emails/seal.ts";
import { createFiles, type Files } from "./features/files/files.ts";
import { createSoundPlaces, type SoundPlaces } from "./features/functions/sound-places.ts";
import { createHealth, type Health } from "./features/health/health.ts";
import { createHeartRecordings, type HeartRecordings } from "./features/heart/recordings.ts";
import { createJobs, type Jobs } from "./features/jobs/jobs.ts";
import { createKnowledge, type Knowledge } from "./features/knowledge/knowledge.ts";
import { createVectorIndex, type VectorIndex } from "./features/knowledge/search/vector-index.ts";
import { createLiveParts, type LiveParts } from "./features/live/live-parts.ts";
import { createMemory, type Memory } from "./features/memory/memory.ts";
import { createMetering, type Metering } from "./features/metering/metering.ts";
import { createPersonalCoach, type PersonalCoach } from "./features/metering/personal-coach.ts";
import { createPersonalVoice, type PersonalVoice } from "./features/metering/personal-voice.ts";
import { createProviderCounts, type ProviderCounts } from "./features/metering/provider-counts.ts";
import { type Backgrounds, createBackgrounds } from "./features/music/background.ts";
import { createLiveMusic, type LiveMusic } from "./features/music/live-music.ts";
import { type CheckIns, createCheckIns } from "./features/narration/check-ins.ts";
import type { LiveNarrations } from "./features/narration/live.ts";
import { createSpokenMessages, type SpokenMessages } from "./features/narration/message/spoken-messages.ts";
import { createNarrations, type Narrations } from "./features/narration/narrations.ts";
import { type Acts, createActs } from "./features/operate/acts.ts";
import { makeOutboxToken } from "./features/outbox/outbox-page.ts";
import { createTokens, type Tokens } from "./features/tokens/tokens.ts";
import { createUsage, type Usage } from "./features/usage/usage.ts";
import { createWebPages, type WebPages } from "./features/web/web-pages.ts";
import { createMemoryCounters, createSharedCounters } from "./http/limits/counters.ts";
import { createRateLimits, type RateLimits } from "./http/limits/rate-limits.ts";
import type { LeakedPasswords } from "./providers/leaked-passwords/leaked-passwords.ts";
import type { Mail } from "./providers/mail/mail.ts";
import type { Outbox } from "./providers/mail/outbox.ts";
import type { DefaultTrack } from "./providers/music/default-track.ts";
import type { MusicMaker } from "./providers/music/music.ts";
import type { Storage } from "./providers/storage/storage.ts";
import type { Env } from "./settings/env.ts";
import { sessionSecret } from "./settings/session-secret.ts";
import { createMetrics, type Metrics, noMetrics } from "./watching/metrics.ts";

/** Everything a feature may ask for, built once at the start. */
export interface Services {
  env: Env;
  log: Logger;
  clock: () => Date;
  sessionSecret: string;
  db: Database;
  auth: Auth;
  /** Who may open an account. */
  admission: Admission;
  invitations: Invitations;
  /** Signing in at a provider of identities; nothing where none is set. */
  signOn: SignOn | undefined;
  passkeys: Passkeys;
  signUpWork: SignUpWork;
  people: People;
  /** What was done from the operator's desk. */
  acts: Acts;
  accountEmails: AccountEmails;
  accountEvents: AccountEvents;
  emailQueue: EmailQueue;
  sessions: Sessions;
  profiles: Profiles;
  tokens: Tokens;
  agreement: Agreement;
  rateLimits: RateLimits;
  leakedPasswords: LeakedPasswords;
  usage: Usage;
  /** What models and voices make for each person on each UTC day. */
  metering: Metering;
  /** What every model and voice was asked today, for the operator. */
  providerCounts: ProviderCounts;
  coach: PersonalCoach;
  knowledge: Knowledge;
  /** The library by its meaning; nothing without an embedding model. */
  vectorIndex: VectorIndex | undefined;
  webPages: WebPages;
  /** Where a person stands with regard to safety: the door for whatever hears them or makes something. */
  care: Care;
  safetyPlans: SafetyPlans;
  /** A few lines across a person's chats, kept with their consent. */
  memory: Memory;
  /** Recordings of the heart that people chose to keep. */
  heartRecordings: HeartRecordings;
  chats: Chats;
  chatExpiry: ChatExpiry;
  turns: Turns;
  /** Carries what grows here to listeners at other processes. */
  liveParts: LiveParts;
  jobs: Jobs;
  /** What is done once a day: erasing closed accounts, and letting old chats expire. */
  daily: Daily;
  speech: PersonalVoice;
  /** Turns what people say into text, where the operator set a server for it. */
  dictation: Dictation;
  storage: Storage;
  /** Where recordings were kept before a bucket was set. */
  earlierStorage: Storage | undefined;
  mail: Mail;
  /** The local outbox; nothing when mail goes out by SMTP. */
  outbox: Outbox | undefined;
  /** What the outbox page asks for; printed at the start. */
  outboxToken: string;
  liveNarrations: LiveNarrations;
  music: MusicMaker;
  defaultTrack: DefaultTrack;
  liveMusic: LiveMusic;
  mixer: Mixer;
  backgrounds: Backgrounds;
  narrations: Narrations;
  checkIns: CheckIns;
  spokenMessages: SpokenMessages;
  soundPlaces: SoundPlaces;
  files: Files;
  health: Health;
  /** What Prometheus reads; nothing without a `METRICS_TOKEN`. */
  metrics: Metrics | undefined;
  close(): Promise<void>;
}

/**
 * What may stand in place of the usual: in a test a clock to move, a hash that costs nothing, shorter leases and pauses; at a
 * start the database that was opened ahead.
 */
export interface ServiceOptions {
  clock?: () => Date;
  passwordHashing?: PasswordHashing;
  db?: Database;
  held?: EmbeddedDatabase | undefined;
  providerUrls?: ProviderUrls;
  turnLeaseMs?: number;
  quietMs?: number;
  emailPauseMs?: number;
}

/** Sentences take turns at the voice, so that the first of five narrations is heard as soon as the last. */
const narrationsAtOnce = 5;

/** Builds the services, in the order in which they need each other. */
export async function createServices(env: Env, log: Logger, options: ServiceOptions = {}): Promise<Services> {
  const clock = options.clock ?? (() => new Date());
  const storage = await openStorage(env);
  const db = options.db ?? (await openDatabase(env, log, options.held));
  const signals = env.DATABASE_URL ? await listenForSignals(env.DATABASE_URL, log) : createLocalSignals();
  const secret = await sessionSecret(env.SESSION_SECRET, env.DATA_DIR);
  const { mail, outbox } = chooseMail(env, clock);
  const seal = createSeal(secret);
  const emailQueue = createEmailQueue({ db, mail, seal, log, firstPauseMs: options.emailPauseMs });
  const profiles = createProfiles(db);
  const accounts = createAccountsStore(db);
  const accountEmails = createAccountEmails({
    db,
    emailQueue,
    profiles,
    accounts,
    publicUrl: env.publicUrl,
    secret,
  });
  const accountEvents = createAccountEvents({ db, clock });
  const tokens = createTokens({ db, clock });
  const acts = createActs({ db, clock });
  const signUpWork = createSignUpWork({ db, env, clock, secret });
  const admission = createAdmission({ db, accounts, env, clock, secret, signUpWork });
  const authNeeds: AuthNeeds = {
    accounts,
    admission,
    claimCode: (userId, step) => db.asAccounts((tx) => claimStep(tx, userId, step)),
    secret,
    accountEmails,
    publicUrl: env.publicUrl,
    requiresVerification: mail.reachesPeople,
    ...(options.passwordHashing ? { passwordHashing: options.passwordHashing } : {}),
  };
  const auth = createAuth(authNeeds);
  const speechService = chooseSpeechService(env, options.providerUrls);
  const builtInSpeech = chooseBuiltInSpeech();
  const { music, defaultTrack } = chooseMusic(env, options.providerUrls);
  const metrics = env.METRICS_TOKEN === undefined ? undefined : await createMetrics({ db, clock, log });
  const { ofModel, ofSpeech, turns: turnWatch } = metrics ?? noMetrics;
  const metering = createMetering({
    db,
    clock,
    log,
    caps: {
      tokens: env.LLM_TOKENS_PER_PERSON_PER_DAY,
      speechSeconds: env.SPEECH_SECONDS_PER_PERSON_PER_DAY,
      dictationSeconds: env.TRANSCRIPTION_SECONDS_PER_PERSON_PER_DAY,
    },
  });
  const providerCounts = await createProviderCounts({ dataDir: env.DATA_DIR, clock, log });
  const speech = createPersonalVoice({
    service: speechService,
    builtIn: builtInSpeech,
    metering,
    onCall: (call) => {
      providerCounts.ofSpeech(call);
      ofSpeech(call);
    },
  });
  const coach = createPersonalCoach({
    ...chooseCoach(env, log),
    metering,
    onCall: (call) => {
      providerCounts.ofModel(call);
      ofModel(call);
    },
  });
  const dictation = createDictation({
    transcription: chooseTranscription(env),
    metering,
    onCall: providerCounts.ofHeard,
    log,
  });
  const webPages = createWebPages(chooseWebSearch(env, coach), log);
  const outside = chooseOutsideKnowledge(env);
  const embeddings = chooseEmbeddings(env);
  const vectorIndex = embeddings && createVectorIndex({ db, embeddings, log });
  const knowledge = createKnowledge(db, outside && { outside, log, clock, secret }, vectorIndex);
  const files = createFiles({ dataDir: env.DATA_DIR, textExtraction: chooseTextExtraction(), log });
  const owner = crypto.randomUUID();
  const jobs = createJobs({ db, signals, log, owner, atOnce: narrationsAtOnce });
  const care = createCare({ db, clock });
  const usage = createUsage({
    db,
    clock,
    conversationsPerDay: env.DAILY_CONVERSATION_LIMIT,
    narrationsPerDay: limits.narration.perDay,
  });
  const memory = createMemory({ db, clock, care, chats });
  const liveParts = createLiveParts({ db, signals, log });
  const turns = createTurns({
    db,
    signals,
    liveParts,
    care,
    usage,
    memory,
    log,
    owner,
    leaseMs: options.turnLeaseMs,
    watch: turnWatch,
  });
  const liveNarrations: LiveNarrations = new Map();
  const backgrounds = createBackgrounds({ db, storage, clock });
  const spokenMessages = createSpokenMessages({ speech, log });
  const narrations = createNarrations({ db, storage, clock });
  const rateLimits = createRateLimits(
    signals.isShared ? createSharedCounters({ db, log, secret }) : createMemoryCounters(),
  );
  const chatExpiry = createChatExpiry({ db, log, clock, accountEmails, emailQueue, jobs, profiles });
  const daily = createDaily({
    db,
    clock,
    log,
    tasks: dailyTasks({
      db,
      log,
      clock,
      care,
      metering,
      accountEvents,
      acts,
      narrations,
      backgrounds,
      chats,
      outbox,
      chatExpiry,
      liveParts,
      rateLimits,
      quietMs: options.quietMs,
    }),
  });
  const services: Services = {
    env,
    log,
    clock,
    sessionSecret: secret,
    db,
    auth,
    admission,
    signUpWork,
    invitations: createInvitations({ db, clock, publicUrl: env.publicUrl }),
    signOn: createSignOn({
      db,
      admission,
      accountEvents,
      accountEmails,
      emailQueue,
      env,
      log,
      openAuth: (client) => createAuth({ ...authNeeds, signOn: client }),
    }),
    passkeys: createPasskeys({
      auth,
      db,
      clock,
      accountEmails,
      accountEvents,
      emailQueue,
      log,
      requiresVerification: mail.reachesPeople,
      publicUrl: env.publicUrl,
      openAuth: (plugin) => createAuth({ ...authNeeds, passkeys: plugin }),
    }),
    people: createPeople({
      auth,
      db,
      clock,
      jobs,
      turns,
      accountEmails,
      accountEvents,
      emailQueue,
      spokenMessages,
      tokens,
    }),
    acts,
    accountEmails,
    accountEvents,
    emailQueue,
    mail,
    outbox,
    outboxToken: makeOutboxToken(),
    coach,
    care,
    safetyPlans: createSafetyPlans({ db, clock }),
    memory,
    heartRecordings: createHeartRecordings({ db, clock, chats }),
    chats,
    turns,
    liveParts,
    jobs,
    music,
    defaultTrack,
    liveMusic: createLiveMusic(),
    mixer: createMixer(),
    backgrounds,
    speech,
    dictation,
    storage,
    liveNarrations,
    spokenMessages,
    soundPlaces: createSoundPlaces(),
    profiles,
    narrations,
    checkIns: createCheckIns({ db, clock }),
    chatExpiry,
    daily,
    earlierStorage: earlierStorageOf(env),
    sessions: createSessions({ auth, db, secret, clock }),
    agreement: createAgreement(db),
    tokens,
    rateLimits,
    leakedPasswords: chooseLeakedPasswords(env, log),
    usage,
    metering,
    providerCounts,
    metrics,
    knowledge,
    vectorIndex,
    webPages,
    files,
    health: createHealth({
      env,
      db,
      coach,
      knowledge,
      webPages,
      speech,
      dictation,
      music,
      mail,
      storage,
      log,
    }),
    close: async () => {
      await daily.close();
      await turns.close();
      await liveParts.close();
      await jobs.close();
      await emailQueue.close();
      spokenMessages.close();
      await vectorIndex?.close();
      await files.close();
      await speechService?.close();
      await builtInSpeech.close();
      await metering.close();
      await providerCounts.close();
      await signals.close();
      await db.close();
    },
  };
  const { library } = await beginWork(services);
  return { ...services, close: () => library.then(services.close) };
}
