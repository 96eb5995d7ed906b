/** The browser's IANA time zone; UTC where it will not say. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
