import type { Database } from "#server/db/database.ts";
import type { Dictation } from "#server/features/dictation/dictation.ts";
import type { Knowledge } from "#server/features/knowledge/knowledge.ts";
import type { PersonalCoach } from "#server/features/metering/personal-coach.ts";
import type { PersonalVoice } from "#server/features/metering/personal-voice.ts";
import type { WebPages } from "#server/features/web/web-pages.ts";
import type { Mail } from "#server/providers/mail/mail.ts";
import type { MusicMaker } from "#server/providers/music/music.ts";
import type { Storage } from "#server/providers/storage/storage.ts";
import type { Env } from "#server/settings/env.ts";
import type { RunningProviders } from "#shared/contract/health.ts";

/** What answers for each capability, and for which of them the operator configured something. */
export function runningProviders(services: {
  env: Env;
  db: Database;
  coach: PersonalCoach;
  knowledge: Knowledge;
  webPages: WebPages;
  speech: PersonalVoice;
  dictation: Dictation;
  music: MusicMaker;
  mail: Mail;
  storage: Storage;
}): RunningProviders {
  const { env, db, coach, knowledge, webPages, speech, dictation, music, mail, storage } = services;
  const { runs } = env;
  const neuralVoices = [...(speech.neuralVoices ?? [])];
  const isConfigured = {
    model: runs.model.by !== "built-in",
    speech: neuralVoices.length > 0 || runs.voice.by !== "built-in",
    dictation: runs.dictation.by !== "browser",
    music: runs.music.by !== "built-in",
    mail: runs.mail.by !== "outbox",
    database: runs.database.by !== "embedded",
    files: runs.files.by !== "local",
    knowledge: runs.knowledge.by !== "library",
    webSearch: runs.webSearch.by !== "wikipedia",
  };
  const capabilities = [
    "model",
    "speech",
    "dictation",
    "music",
    "mail",
    "database",
    "files",
    "knowledge",
    "webSearch",
  ] as const;
  return {
    model: coach.label,
    speech: speech.label,
    neuralVoices,
    dictation: dictation.label ?? "The browser's own recognition",
    music: music.label,
    mail: mail.label,
    database: db.label,
    files: storage.label,
    knowledge: knowledge.label,
    webSearch: webPages.label,
    styleSettings: [...(coach.heeds ?? [])],
    configured: capabilities.filter((capability) => isConfigured[capability]),
  };
}
