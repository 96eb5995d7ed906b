/** Turns UTC into the clock of a place, as if that were UTC. */
export type WallClock = (utcMs: number) => number;

const hourMs = 3_600_000;

/** The clock of an IANA zone; an unknown zone counts as UTC. Offsets are looked up once an hour of the recording. */
export function wallClockOf(timeZone: string): WallClock {
  const offsets = new Map<number, number>();
  const format = formatOf(timeZone);
  return (utcMs) => {
    const hour = Math.floor(utcMs / hourMs);
    let offset = offsets.get(hour);
    if (offset === undefined) {
      offset = offsetAt(format, hour * hourMs);
      offsets.set(hour, offset);
    }
    return utcMs + offset;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZoneName: "longOffset" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
}

function offsetAt(format: Intl.DateTimeFormat, utcMs: number): number {
  const name = format.formatToParts(utcMs).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const parts = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!parts) return 0;
  return (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * hourMs + Number(parts[3]) * 60_000);
}
