import { timingSafeEqual } from "node:crypto";

/** Whether somebody gave the secret that was expected, in a time that does not tell how much of it was right. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
