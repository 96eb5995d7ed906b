import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";

/**
 * Names a write that failed, for the person; the cause goes to the log. A refusal, and a row that is there already,
 * pass unchanged: others decide about them.
 */
export function asAppError(code: ErrorCode, log: Logger): (error: unknown) => never {
  return (error) => {
    if (error instanceof AppError || isUniqueViolation(error)) throw error;
    log.error({ code, err: error }, "a write of the chat failed");
    throw new AppError(code);
  };
}
