const minute = 60;
const hour = 60 * minute;

/** A time to wait as a person says it, never too short: '40 seconds', '12 minutes', '3 hours'. */
export function waitingTime(seconds: number): string {
  if (seconds < 2 * minute) return count(Math.ceil(seconds), "second");
  if (seconds < 2 * hour) return count(Math.ceil(seconds / minute), "minute");
  return count(Math.ceil(seconds / hour), "hour");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
