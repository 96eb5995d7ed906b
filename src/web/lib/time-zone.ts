import { chosenPlace } from "#web/lib/browser/place.ts";

declare global {
  // Newer than the floor, so it may be missing; declared here alone, since the server's Node does not have it.
  interface Window {
    Temporal?: { Now: { timeZoneId(): string } };
  }
}

/**
 * The browser's IANA time zone; UTC where it will not say. Temporal knows it at once, while the first formatter of
 * dates loads a language's calendars: a tenth of a second of the first screen on a phone.
 */
export function deviceTimeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? (new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
}

/** The time zone that counts: the one a person chose in Settings, else the device's. */
export function timeZone(): string {
  return chosenPlace().timeZone ?? deviceTimeZone();
}
