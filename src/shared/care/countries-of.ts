import { helpFor } from "./every-country.ts";
import { zoneTable } from "./time-zones.ts";

const countryByZone = new Map(
  zoneTable
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const [code = "", ...zones] = line.split(" ");
      return zones.map((zone): [string, string] => [zone.toLowerCase(), code]);
    }),
);

/** The country of a time zone such as `Europe/Berlin`; undefined where we hold no help for it, or it names none. */
export const countryOfZone = (zone: string | undefined): string | undefined =>
  countryByZone.get((zone ?? "").toLowerCase());

/** The country of a locale such as `en-GB` or an Accept-Language header; undefined when it names none. */
export function countryOfLocale(locale: string | undefined): string | undefined {
  for (const tag of (locale ?? "").split(",")) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag.trim())?.[1];
    if (region) return region.toUpperCase();
  }
  return undefined;
}

/** What tells where a person may be. */
export interface PlaceSigns {
  /** The one they chose in Settings; one whose lines we do not hold leaves none. */
  country?: string | undefined;
  timeZone?: string | undefined;
  locale?: string | undefined;
}

/**
 * Where a person may be, the likelier first: the country they chose, or else that of their clock, and that of their language where it is another
 * one. Many people keep an American English anywhere in the world; few have a clock of elsewhere.
 */
export function countriesOf({ country, timeZone, locale }: PlaceSigns): string[] {
  if (country) return helpFor(country) ? [country] : [];
  const byClock = countryOfZone(timeZone);
  // A clock of a country whose lines we do not hold says that they are not where their language is from.
  if (!byClock && timeZone && /^(?!Etc\/)[^/]+\//.test(timeZone)) return [];
  const found = [byClock, countryOfLocale(locale)];
  return [...new Set(found.flatMap((code) => (helpFor(code) ? [String(code)] : [])))];
}
