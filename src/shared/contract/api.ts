import { oc } from "@orpc/contract";
import { z } from "zod";
import { errorCatalogue } from "./errors.ts";

const details = z.record(z.string(), z.union([z.string(), z.number()])).optional();

const errorMap = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, entry]) => [
    code,
    { status: entry.status, message: entry.text, data: details },
  ]),
);

/** What every call of the contract starts from: the whole error catalogue, typed by code on the client. */
export const api = oc.errors(errorMap);

/** The identifier of a row, as the database writes it: in capitals it is the same. */
export const id = z.uuid().toLowerCase();

/** A moment, as ISO 8601 with the zone. */
export const moment = z.iso.datetime({ offset: true });

/** A person's IANA time zone, such as `Europe/Lisbon`; an unknown one is refused. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, "Unknown time zone. Send an IANA name such as Europe/Lisbon.");

/** The country a person chose in Settings, as ISO 3166-1 alpha-2; `ZZ` for one whose help lines we do not hold. */
export const country = z.string().regex(/^[A-Z]{2}$/, "Send a country as two capital letters, such as PT.");

let zones: ReadonlySet<string> | undefined;

/** Asked with every message: to make a format for a zone costs more than reading the message. Some names that are known are not listed. */
function isTimeZone(name: string): boolean {
  zones ??= new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
  if (zones.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
