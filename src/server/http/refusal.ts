import { type ErrorCode, type ErrorDetails, errorText } from "#shared/errors.ts";

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

/** Waits for one step of a use-case; whatever breaks it becomes that step's own refusal, with the reason for the log. */
export async function orRefuse<T>(step: Promise<T>, code: ErrorCode): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(code, {}, error);
  }
}
