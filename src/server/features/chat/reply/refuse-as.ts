import type { Logger } from "pino";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";

/**
 * Names a write that failed, for the person; the cause goes to the log. A refusal, and a row that is there already,
 * pass unchanged: others decide about them.
 */
export function refuseAs(code: ErrorCode, log: Logger): (error: unknown) => never {
  return (error) => {
    if (error instanceof Refusal || isUniqueViolation(error)) throw error;
    log.error({ code, err: error }, "a write of the chat failed");
    throw new Refusal(code);
  };
}
