import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";

/** What a person is told of a failure that nobody foresaw: that the database is away, where that is all there is to it. */
export function codeOfFailure(error: unknown): Extract<ErrorCode, "DATABASE_AWAY" | "INTERNAL"> {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseUnreachable) return "DATABASE_AWAY";
  return "INTERNAL";
}
