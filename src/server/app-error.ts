import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";
import { type ErrorCode, errorText } from "#shared/contract/errors.ts";

/** An error with a code of the catalogue: what use-cases throw, and the only thing a person is told about a failure. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(errorText(code, details), { cause });
    this.code = code;
    this.details = details;
  }
}
