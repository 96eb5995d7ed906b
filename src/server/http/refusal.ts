import { type ErrorCode, type ErrorDetails, errorText } from "#shared/contract/errors.ts";

/** A refusal with a code of the catalogue: what use-cases throw, and the only thing a person is told about a failure. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(errorText(code, details), { cause });
    this.code = code;
    this.details = details;
  }
}
