import type { Logger } from "pino";
import { inPages } from "./pages.ts";

/** Work that is due for people found by id alone, done for one after the other. */
export interface PersonalWork {
  find(after: string): Promise<{ id: string }[]>;
  work(userId: string): Promise<void>;
  /** What the log says when it fails for somebody. */
  failure: string;
  log: Logger;
  signal: AbortSignal;
}

/** Does the work for everybody found. What fails for one keeps nobody else waiting; throws at the end if anything did. */
export async function eachPerson({ find, work, failure, log, signal }: PersonalWork): Promise<void> {
  let failures = 0;
  for await (const { id } of inPages(find)) {
    if (signal.aborted) return;
    try {
      await work(id);
    } catch (error) {
      failures += 1;
      log.error({ userId: id, err: error }, failure);
    }
  }
  if (failures > 0) throw new Error(`${failure}: ${failures} times`);
}
