import { eraseAccounts } from "./features/account/closing/erase-accounts.ts";
import type { DailyTask } from "./features/daily/daily.ts";
import { scrubTask } from "./features/daily/scrub.ts";
import { clearOrphans } from "./features/recordings/clear-orphans.ts";
import type { Services } from "./services.ts";

/** What is done once a day, in this order: each keeps a promise of the privacy policy. */
export function dailyTasks(
  needs: Pick<
    Services,
    | "db"
    | "log"
    | "clock"
    | "care"
    | "metering"
    | "accountEvents"
    | "acts"
    | "recordings"
    | "storage"
    | "backgrounds"
    | "chats"
    | "outbox"
    | "chatExpiry"
    | "liveParts"
    | "rateLimits"
    | "jobs"
    | "turns"
    | "sessions"
  > & { quietMs?: number | undefined },
): DailyTask[] {
  return [
    { name: "erase closed accounts", run: (signal) => eraseAccounts(needs, signal) },
    { name: "erase deleted meditations", run: () => needs.recordings.eraseAside() },
    { name: "forget past care", run: () => needs.care.forgetOld() },
    { name: "forget what was metered", run: () => needs.metering.forgetOld() },
    { name: "forget what happened to accounts", run: () => needs.accountEvents.forgetOld() },
    { name: "forget what operators did", run: () => needs.acts.forgetOld() },
    { name: "remove what killed processes left", run: () => needs.liveParts.sweep() },
    { name: "remove recordings that no row names", run: () => clearOrphans(needs) },
    { name: "forget ended jobs", run: () => needs.jobs.forgetOld() },
    { name: "forget ended turns", run: () => needs.turns.forgetOld() },
    { name: "forget ended sessions", run: () => needs.sessions.forgetOld() },
    { name: "forget counted calls", run: () => needs.rateLimits.forgetOld() },
    // Before the telling: who is told today has two weeks.
    { name: "expire chats", run: needs.chatExpiry.expire },
    { name: "tell of chats that will expire", run: needs.chatExpiry.tell },
    // After all that deletes.
    ...scrubTask(needs),
  ];
}
