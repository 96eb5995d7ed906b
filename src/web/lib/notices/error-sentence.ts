import { ORPCError } from "@orpc/client";
import { appErrorText, isAppErrorCode } from "#shared/contract/app-errors.ts";
import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";

/** The catalogue's code an error carries, or nothing when it is none of ours: one we know, or one the server says is its own. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  return error.defined || isAppErrorCode(error.code) ? error.code : undefined;
}

/** The HTTP status an error came with, or nothing when the server was never reached. */
export function errorStatus(error: unknown): number | undefined {
  return error instanceof ORPCError ? error.status : undefined;
}

/** Whether an error only means that we ourselves gave up waiting. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** The one sentence a person reads for whatever went wrong; nothing of a stranger's wording reaches them. */
export function errorSentence(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined || !(error instanceof ORPCError)) {
    // So fetch tells that no answer came.
    if (error instanceof TypeError) return appErrorText("SERVER_UNREACHABLE");
    return firstIssue(error) ?? appErrorText("INTERNAL");
  }
  const details = detailsOf(error.data);
  if (isAppErrorCode(code) && details) return appErrorText(code, details);
  if (error.message && !error.message.includes("{")) return error.message;
  return appErrorText(isAppErrorCode(code) ? code : "INTERNAL");
}

function detailsOf(data: unknown): ErrorDetails | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const entries = Object.entries(data).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A refused input carries the sentences of the contract; the first is the one to mend first. */
function firstIssue(error: unknown): string | undefined {
  if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("issues" in data)) return undefined;
  const first: unknown = Array.isArray(data.issues) ? data.issues[0] : undefined;
  if (typeof first !== "object" || first === null || !("message" in first)) return undefined;
  return typeof first.message === "string" ? first.message : undefined;
}
