import type { Services } from "#server/services.ts";
import type { RunningProviders } from "#shared/contract/health.ts";
import { runningProviders } from "./running-providers.ts";

const keptMs = 2000;
const timeoutMs = 2000;

/** Whether the product works, and what answers for each capability. */
export interface Health {
  /** Asked often, looked at once every two seconds. */
  isWorking(): Promise<boolean>;
  readonly providers: RunningProviders;
}

/** Watches the database, without which nothing works. */
export function createHealth(
  services: Pick<
    Services,
    "env" | "db" | "coach" | "knowledge" | "webPages" | "speech" | "music" | "mail" | "storage" | "log"
  >,
): Health {
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
  return {
    isWorking: () => {
      const now = performance.now();
      if (!latest || now - latest.at > keptMs) latest = { at: now, isWorking: probe() };
      return latest.isWorking;
    },
    providers: runningProviders(services),
  };
}
