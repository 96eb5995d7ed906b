import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { untilReachable } from "#server/db/until-reachable.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import type { EndedTurn } from "./ended-turn.ts";
import { type SettlingNeeds, settleTurn, type TurnEnd } from "./settle-turn.ts";

/** What saving needs; the signal ends the waiting for a database that is away, and the text is then lost. */
interface Needs extends SettlingNeeds {
  db: Database;
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
  { db, log, signal, ...needs }: Needs,
  turn: { id: string; userId: string },
  { end, unsaved }: Settling,
): Promise<EndedTurn | undefined> {
  const withoutText: TurnEnd = { ...end, status: "failed", text: "", errorCode: unsaved };
  const onWait = () => log.warn({ turnId: turn.id }, "a reply waits for the database to be saved");
  for (const each of [end, withoutText]) {
    const settle = () => db.asUser(turn.userId, (tx) => settleTurn(tx, needs, turn.id, each));
    try {
      return await untilReachable(settle, { signal, onWait });
    } catch (error) {
      log.error({ turnId: turn.id, err: error }, "the end of a reply could not be saved");
    }
  }
  return { status: "failed", errorCode: unsaved, message: undefined, isCareActive: false };
}
