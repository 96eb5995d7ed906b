import type { Logger } from "pino";
import type { Mixer } from "./audio/mix/mixer.ts";
import type { Coach } from "./coach/coach.ts";
import type { Database } from "./db/database.ts";
import type { AccountEmails } from "./features/account/account-emails.ts";
import type { Admission } from "./features/account/admission/admission.ts";
import type { Invitations } from "./features/account/admission/invitations.ts";
import type { SignUpWork } from "./features/account/admission/sign-up-work.ts";
import type { Auth } from "./features/account/auth.ts";
import type { AccountEvents } from "./features/account/events/account-events.ts";
import type { Passkeys } from "./features/account/passkeys/passkeys.ts";
import type { People } from "./features/account/people/people.ts";
import type { Profiles } from "./features/account/profiles.ts";
import type { Sessions } from "./features/account/sessions.ts";
import type { SignOn } from "./features/account/sign-on/sign-on.ts";
import type { Agreement } from "./features/agreement/agreement.ts";
import type { Care } from "./features/care/care.ts";
import type { SafetyPlans } from "./features/care/safety-plan.ts";
import type { Chats } from "./features/chat/chats.ts";
import type { ChatExpiry } from "./features/chat/expiry.ts";
import type { Turns } from "./features/chat/turns/turns.ts";
import type { Daily } from "./features/daily/daily.ts";
import type { Dictation } from "./features/dictation/dictation.ts";
import type { EmailQueue } from "./features/emails/email-queue.ts";
import type { Files } from "./features/files/files.ts";
import type { SoundPlaces } from "./features/functions/sound-places.ts";
import type { Health } from "./features/health/health.ts";
import type { HeartRecordings } from "./features/heart/recordings.ts";
import type { Jobs } from "./features/jobs/jobs.ts";
import type { Knowledge } from "./features/knowledge/knowledge.ts";
import type { VectorIndex } from "./features/knowledge/search/vector-index.ts";
import type { LiveParts } from "./features/live/live-parts.ts";
import type { Memory } from "./features/memory/memory.ts";
import type { Metering } from "./features/metering/metering.ts";
import type { PersonalCoach } from "./features/metering/personal-coach.ts";
import type { PersonalVoice } from "./features/metering/personal-voice.ts";
import type { ProviderCounts } from "./features/metering/provider-counts.ts";
import type { Backgrounds } from "./features/music/background.ts";
import type { LiveNarrations } from "./features/narration/growing-sound.ts";
import type { SpokenMessages } from "./features/narration/message/spoken-messages.ts";
import type { Acts } from "./features/operate/acts.ts";
import type { CheckIns } from "./features/recordings/check-ins.ts";
import type { Recordings } from "./features/recordings/recordings.ts";
import type { Tokens } from "./features/tokens/tokens.ts";
import type { Room } from "./features/usage/room.ts";
import type { Usage } from "./features/usage/usage.ts";
import type { VideoCheck } from "./features/video/video-check.ts";
import type { WebPages } from "./features/web/web-pages.ts";
import type { RateLimits } from "./http/limits/rate-limits.ts";
import type { LeakedPasswords } from "./providers/leaked-passwords/leaked-passwords.ts";
import type { Mail } from "./providers/mail/mail.ts";
import type { Outbox } from "./providers/mail/outbox.ts";
import type { DefaultTrack } from "./providers/music/default-track.ts";
import type { MusicMaker } from "./providers/music/music.ts";
import type { Storage } from "./providers/storage/storage.ts";
import type { Env } from "./settings/env.ts";
import type { Metrics } from "./watching/metrics.ts";
import type { Watch } from "./watching/watch.ts";

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
  /** How much a person may keep. */
  room: Room;
  /** What models and voices make for each person on each UTC day. */
  metering: Metering;
  /** What every model and voice was asked today, for the operator. */
  providerCounts: ProviderCounts;
  coach: PersonalCoach;
  /** The built-in guide itself, for who has no account that a model could be counted for. */
  guide: Coach;
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
  /** Goes through a video before it is kept. */
  videoCheck: VideoCheck;
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
  mixer: Mixer;
  backgrounds: Backgrounds;
  recordings: Recordings;
  checkIns: CheckIns;
  spokenMessages: SpokenMessages;
  soundPlaces: SoundPlaces;
  files: Files;
  health: Health;
  /** What Prometheus reads; nothing without a `METRICS_TOKEN`. */
  metrics: Metrics | undefined;
  /** Hears what this process does, whether or not anybody watches. */
  watch: Watch;
  close(): Promise<void>;
}
