import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
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
import { runningProviders } from "./running-providers.ts";

const keptMs = 2000;
const timeoutMs = 2000;
/** With less than this a write of the database, a recording or an upload is about to fail. */
const leastFreeBytes = 16 * 1024 * 1024;

/** What the product cannot do without: its database, and room on the disk of `DATA_DIR`. */
export type Failing = "database" | "disk";

/** Whether the product works, and what answers for each capability. */
export interface Health {
  /** Asked often, looked at once every two seconds. */
  isWorking(): Promise<boolean>;
  /** What keeps this process from serving people: nothing where it may be sent some. */
  failing(): Promise<Failing[]>;
  readonly providers: RunningProviders;
}

/** Watches the database, without which nothing works. */
export function createHealth(services: {
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
  log: Logger;
}): Health {
  const { db, log } = services;
  let latest: { at: number; isWorking: Promise<boolean> } | undefined;
  const probe = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The database did not answer in time.")), timeoutMs);
    });
    try {
      await Promise.race([db.ping(), late]);
      return true;
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      return false;
    } finally {
      clearTimeout(timer);
    }
  };
  const isWorking = () => {
    const now = performance.now();
    if (!latest || now - latest.at > keptMs) latest = { at: now, isWorking: probe() };
    return latest.isWorking;
  };
  return {
    isWorking,
    failing: async () => {
      const [answers, free] = await Promise.all([isWorking(), freeBytes(services.env.DATA_DIR)]);
      const failing: Failing[] = [];
      if (!answers) failing.push("database");
      if (free < leastFreeBytes) failing.push("disk");
      return failing;
    },
    providers: runningProviders(services),
  };
}

/** Room that is left on the disk of a directory; none where it cannot even be looked at. */
async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
