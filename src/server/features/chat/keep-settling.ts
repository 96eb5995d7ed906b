import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import type { Services } from "#server/services.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { EndedTurn } from "./ended-turn.ts";
import { settleTurn, type TurnEnd } from "./settle-turn.ts";

const firstPauseMs = 250;
const longestPauseMs = 4_000;

/** What saving needs; the signal ends the waiting for a database that is away, and the text is then lost. */
interface Needs {
  db: Database;
  care: Pick<Services["care"], "isStanding">;
  log: Logger;
  signal: AbortSignal;
}

/** The end of a turn, and how it ends when its text cannot be saved. */
interface Settling {
  end: TurnEnd;
  unsaved: ErrorCode;
}

/**
 * Saves how a turn ended, and again until the database has answered: a reply that was written while the database was
 * away is in nobody's hands but ours. A text that the database refuses ends the turn without it, or nothing more could
 * be said in its chat. Never throws.
 */
export async function keepSettling(
  needs: Needs,
  turn: { id: string; userId: string },
  { end, unsaved }: Settling,
): Promise<EndedTurn | undefined> {
  const withoutText: TurnEnd = { ...end, status: "failed", text: "", errorCode: unsaved };
  for (const each of [end, withoutText]) {
    try {
      return await settleWhenReachable(needs, turn, each);
    } catch (error) {
      needs.log.error({ turnId: turn.id, err: error }, "the end of a reply could not be saved");
    }
  }
  return { status: "failed", errorCode: unsaved, message: undefined, isCareActive: false };
}

async function settleWhenReachable(
  { db, care, log, signal }: Needs,
  turn: { id: string; userId: string },
  end: TurnEnd,
): Promise<EndedTurn | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await db.asUser(turn.userId, (tx) => settleTurn(tx, care, turn.id, end));
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable) || signal.aborted) throw error;
      if (pauseMs === firstPauseMs)
        log.warn({ turnId: turn.id }, "a reply waits for the database to be saved");
    }
    await sleep(pauseMs, undefined, { signal });
  }
}
