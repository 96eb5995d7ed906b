import { type AppErrorCode, appErrorText } from "#shared/contract/app-errors.ts";
import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";
import { errorCode, errorSentence, isAbort } from "./error-sentence.ts";
import { raiseToast } from "./toast-event.ts";

/**
 * Shows what went wrong. Called by the query cache, the mutation cache and the conversation stream, nowhere else. An
 * ended session is said once by who hears SIGNED_OUT, however many calls were refused for it.
 */
export function showError(error: unknown): void {
  if (!isAbort(error) && errorCode(error) !== "SIGNED_OUT")
    raiseToast({ tone: "error", text: errorSentence(error) });
}

/** Shows an error of the catalogue that the web app finds itself, before the server is asked. */
export function showErrorCode(code: AppErrorCode, details?: ErrorDetails): void {
  raiseToast({ tone: "error", text: appErrorText(code, details) });
}

/** Shows a sentence the server wrote into a stream of events. */
export function showFailure(text: string): void {
  raiseToast({ tone: "error", text });
}
