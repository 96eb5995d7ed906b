import { join } from "node:path";
import type { Logger } from "pino";
import type { Coach } from "./coach/coach.ts";
import { createBuiltInGuide } from "./coach/guide/built-in-guide.ts";
import { createModelCoach } from "./coach/model/model-coach.ts";
import type { Database } from "./db/database.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import { openEmbeddedDatabase, openPostgres } from "./db/open-database.ts";
import type { Env } from "./env.ts";
import type { LeakedPasswords } from "./providers/leaked-passwords/leaked-passwords.ts";
import { createRangeService } from "./providers/leaked-passwords/range-service.ts";
import type { Mail } from "./providers/mail/mail.ts";
import { createOutbox, type Outbox } from "./providers/mail/outbox.ts";
import { createSmtpMail } from "./providers/mail/smtp.ts";
import { createModel } from "./providers/models/create-model.ts";
import type { MusicMaker } from "./providers/music/music.ts";
import { createOurComposer } from "./providers/music/our-composer.ts";
import { createOfflineSpeech } from "./providers/speech/offline-speech.ts";
import type { Speech } from "./providers/speech/speech.ts";
import { createLocalStorage } from "./providers/storage/local-storage.ts";
import type { Storage } from "./providers/storage/storage.ts";

const modelPatience = { totalMs: 120_000, idleMs: 30_000 };

/** The database that the settings name: PostgreSQL, or the embedded one. */
export function openDatabase(env: Env, log: Logger, held?: EmbeddedDatabase): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, log);
  return openEmbeddedDatabase(env.DATA_DIR, log, held);
}

/** Asks nobody unless the operator switched the check on. */
export function chooseLeakedPasswords(env: Env, log: Logger): LeakedPasswords {
  return env.LEAKED_PASSWORD_CHECK === "on"
    ? createRangeService({ url: env.LEAKED_PASSWORD_URL, log })
    : { isLeaked: async () => false };
}

/** A model where one is configured, and the built-in guide otherwise. */
export function chooseCoach(env: Env): Coach {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, OPENAI_API_KEY } = env;
  if (baseUrl && model) {
    return createModelCoach(
      createModel({ kind: "compatible", baseUrl, model, apiKey: LLM_API_KEY }),
      modelPatience,
    );
  }
  if (OPENAI_API_KEY) {
    return createModelCoach(createModel({ kind: "openai", apiKey: OPENAI_API_KEY, model }), modelPatience);
  }
  return createBuiltInGuide();
}

/** SMTP where it is configured, and otherwise the local outbox. */
export function chooseMail(env: Env, clock: () => Date): { mail: Mail; outbox: Outbox | undefined } {
  const { SMTP_URL: url, MAIL_FROM, CONTACT_EMAIL } = env;
  if (url) return { mail: createSmtpMail({ url, from: MAIL_FROM ?? CONTACT_EMAIL }), outbox: undefined };
  const outbox = createOutbox(join(env.DATA_DIR, "outbox"), clock);
  return { mail: outbox, outbox };
}

/** The voice that needs no network. */
export function chooseSpeech(): Speech & { close(): Promise<void> } {
  return createOfflineSpeech();
}

/** Our own composer. */
export function chooseMusic(): { music: MusicMaker } {
  return { music: createOurComposer() };
}

/** Where recordings are kept: a folder beside the database. */
export function chooseStorage(env: Env): Storage {
  return createLocalStorage(join(env.DATA_DIR, "files"));
}
