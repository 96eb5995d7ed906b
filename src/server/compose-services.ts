import type { Logger } from "pino";
import { limits } from "#shared/limits/limits.ts";
import { createMixer } from "./audio/mix/mixer.ts";
import {
  chooseBuiltInSpeech,
  chooseCoach,
  chooseEmbeddings,
  chooseLeakedPasswords,
  chooseMail,
  chooseMusic,
  chooseOutsideKnowledge,
  chooseSpanPost,
  chooseSpeechService,
  chooseTextExtraction,
  chooseTranscription,
  chooseWebSearch,
  openDatabase,
  type ProviderUrls,
} from "./choose-providers.ts";
import { earlierStorageOf, openStorage, storagePlace } from "./choose-storage.ts";
import { dailyTasks } from "./daily-tasks.ts";
import type { Database } from "./db/database.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import { groundOf, meetsStrangers, standOn } from "./db/shared-ground.ts";
import { createLocalSignals, listenForSignals, type Signals } from "./db/signals.ts";
import { createAccountEmails } from "./features/account/account-emails.ts";
import { createAccountsStore } from "./features/account/adapter.ts";
import { createAdmission } from "./features/account/admission/admission.ts";
import { createInvitations } from "./features/account/admission/invitations.ts";
import { createSignUpWork } from "./features/account/admission/sign-up-work.ts";
import { type AuthNeeds, createAuth, type PasswordHashing } from "./features/account/auth.ts";
import { createAccountEvents } from "./features/account/events/account-events.ts";
import { createPasskeys } from "./features/account/passkeys/passkeys.ts";
import { createPeople } from "./features/account/people/people.ts";
import { createProfiles } from "./features/account/profiles.ts";
import { createSessions } from "./features/account/sessions.ts";
import { createSignOn } from "./features/account/sign-on/sign-on.ts";
import { claimStep } from "./features/account/two-step/two-step-store.ts";
import { createAgreement } from "./features/agreement/agreement.ts";
import { createCare } from "./features/care/care.ts";
import { createSafetyPlans } from "./features/care/safety-plan.ts";
import { chats } from "./features/chat/chats.ts";
import { createChatExpiry } from "./features/chat/expiry.ts";
import { createTurns } from "./features/chat/turns/turns.ts";
import { createDaily } from "./features/daily/daily.ts";
import { createDictation } from "./features/dictation/dictation.ts";
import { createEmailQueue } from "./features/emails/email-queue.ts";
import { createSeal } from "./features/emails/seal.ts";
import { createFiles } from "./features/files/files.ts";
import { createSoundPlaces } from "./features/functions/sound-places.ts";
import { createHealth } from "./features/health/health.ts";
import { createHeartRecordings } from "./features/heart/recordings.ts";
import { createJobs } from "./features/jobs/jobs.ts";
import { createKnowledge } from "./features/knowledge/knowledge.ts";
import { createVectorIndex } from "./features/knowledge/search/vector-index.ts";
import { createLiveParts } from "./features/live/live-parts.ts";
import { createMemory } from "./features/memory/memory.ts";
import { createMetering } from "./features/metering/metering.ts";
import { createPersonalCoach } from "./features/metering/personal-coach.ts";
import { createPersonalVoice } from "./features/metering/personal-voice.ts";
import { createProviderCounts } from "./features/metering/provider-counts.ts";
import { createBackgrounds } from "./features/music/background.ts";
import type { LiveNarrations } from "./features/narration/growing-sound.ts";
import { createSpokenMessages } from "./features/narration/message/spoken-messages.ts";
import { createActs } from "./features/operate/acts.ts";
import { makeOutboxToken } from "./features/outbox/outbox-page.ts";
import { createCheckIns } from "./features/recordings/check-ins.ts";
import { createRecordings } from "./features/recordings/recordings.ts";
import { createTokens } from "./features/tokens/tokens.ts";
import { createRoom } from "./features/usage/room.ts";
import { createUsage } from "./features/usage/usage.ts";
import { createVideoCheck } from "./features/video/video-check.ts";
import { createWebPages } from "./features/web/web-pages.ts";
import { createMemoryCounters, createSharedCounters } from "./http/limits/counters.ts";
import { createRateLimits } from "./http/limits/rate-limits.ts";
import type { Services } from "./services.ts";
import { type Env, SettingsError } from "./settings/env.ts";
import { sessionSecret } from "./settings/session-secret.ts";
import { createMetrics } from "./watching/metrics.ts";
import { createSpans } from "./watching/spans.ts";
import { asSpans, createWatch } from "./watching/watch.ts";

/**
 * What may stand in place of the usual: in a test a clock to move, a hash that costs nothing, shorter leases and pauses; at a
 * start the database that was opened ahead.
 */
export interface ServiceOptions {
  clock?: () => Date;
  passwordHashing?: PasswordHashing;
  builtInSpeech?: typeof chooseBuiltInSpeech;
  db?: Database;
  held?: EmbeddedDatabase | undefined;
  providerUrls?: ProviderUrls;
  turnLeaseMs?: number;
  quietMs?: number;
  emailPauseMs?: number;
  strangersPatienceMs?: number;
}

/** Sentences take turns at the voice, so that the first of five narrations is heard as soon as the last. */
const narrationsAtOnce = 5;

/** Builds the services, in the order in which they need each other. Nothing runs by itself yet: `start-services.ts`. */
export async function composeServices(
  env: Env,
  log: Logger,
  options: ServiceOptions = {},
): Promise<Services> {
  const clock = options.clock ?? (() => new Date());
  const storage = await openStorage(env);
  const db = options.db ?? (await openDatabase(env, log, options.held));
  const secret = await sessionSecret(env.SESSION_SECRET, env.DATA_DIR);
  const signals = await openSignals(env, log, {
    db,
    secret,
    patienceMs: options.strangersPatienceMs,
  });
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
  const builtInSpeech = (options.builtInSpeech ?? chooseBuiltInSpeech)(env);
  const { music, defaultTrack } = chooseMusic(env, options.providerUrls);
  const metrics = env.METRICS_TOKEN === undefined ? undefined : await createMetrics({ db, clock, log });
  const post = chooseSpanPost(env);
  const spans = post && createSpans({ post, log });
  const watch = createWatch([...(metrics ? [metrics] : []), ...(spans ? [asSpans(spans)] : [])]);
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
      watch.ofSpeech(call);
    },
  });
  const coaches = chooseCoach(env, log);
  const coach = createPersonalCoach({
    ...coaches,
    metering,
    onCall: (call, ms) => {
      providerCounts.ofModel(call);
      watch.ofModel(call, ms);
    },
  });
  const dictation = createDictation({
    transcription: chooseTranscription(env),
    metering,
    onCall: providerCounts.ofHeard,
    log,
  });
  const webPages = createWebPages(chooseWebSearch(env), log);
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
    watch: watch.turns,
  });
  const liveNarrations: LiveNarrations = new Map();
  const backgrounds = createBackgrounds({ db, storage, clock });
  const spokenMessages = createSpokenMessages({ speech, log, signals, liveParts });
  const recordings = createRecordings({ db, storage, clock });
  const sessions = createSessions({ auth, db, secret, clock });
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
      recordings,
      storage,
      backgrounds,
      chats,
      outbox,
      chatExpiry,
      liveParts,
      rateLimits,
      jobs,
      turns,
      sessions,
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
    guide: coaches.guide,
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
    mixer: createMixer(),
    backgrounds,
    speech,
    dictation,
    storage,
    videoCheck: createVideoCheck({ dataDir: env.DATA_DIR }),
    liveNarrations,
    spokenMessages,
    soundPlaces: createSoundPlaces(),
    profiles,
    recordings,
    checkIns: createCheckIns({ db, clock }),
    chatExpiry,
    daily,
    earlierStorage: earlierStorageOf(env),
    sessions,
    agreement: createAgreement(db),
    tokens,
    rateLimits,
    leakedPasswords: chooseLeakedPasswords(env, log),
    usage,
    room: createRoom({
      db,
      limitBytes: env.STORAGE_PER_PERSON_MB * 1_000_000,
      kept: [recordings.sumBytes, backgrounds.sumBytes, chats.sumFileBytes],
      aside: (tx, userId) => recordings.sumBytes(tx, userId, { isAside: true }),
    }),
    metering,
    providerCounts,
    metrics,
    watch,
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
      await spans?.close();
    },
  };
  return services;
}

interface OnDatabase {
  db: Database;
  secret: string;
  patienceMs?: number | undefined;
}

/**
 * What processes tell each other. Throws `SettingsError` where another one on the same PostgreSQL has another secret or keeps
 * recordings elsewhere: sessions would hold at one of the two only, and a recording would be found by chance.
 */
async function openSignals(env: Env, log: Logger, { db, secret, patienceMs }: OnDatabase): Promise<Signals> {
  const { database } = env.runs;
  if (database.by === "embedded") return createLocalSignals();
  const ground = groundOf({ secret, storage: await storagePlace(env) });
  const signals = await listenForSignals(database.url, log, (client) => standOn(client, ground));
  if (!(await meetsStrangers(db, ground, patienceMs))) return signals;
  await signals.close();
  await db.close();
  throw new SettingsError(
    "Another Stillpoint runs on DATABASE_URL's database with another SESSION_SECRET, or keeps recordings elsewhere. Give both the same SESSION_SECRET and the same S3_ settings, or stop the other one.",
  );
}
