import { appErrors } from "./app-errors.ts";
import type { CatalogueEntry, ErrorDetails } from "./catalogue-entry.ts";
import { filled } from "./fill-sentence.ts";
import { serverErrors } from "./server-errors.ts";

/**
 * Every error the product can answer with, by code. The texts of the specification's section 8 live in its two parts and
 * nowhere else. The browser has only what the app itself says: see `app-errors.ts`.
 */
export const errorCatalogue = { ...appErrors, ...serverErrors } as const satisfies Record<
  string,
  CatalogueEntry
>;

/** An error's code, the same on the wire, in the server and in the web app. */
export type ErrorCode = keyof typeof errorCatalogue;

/** The sentence a person reads for an error; a place without a value is left out. */
export function errorText(code: ErrorCode, details: ErrorDetails = {}): string {
  return filled(errorCatalogue[code].text, details);
}

/** Whether a word from the wire is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCatalogue, code);
}
