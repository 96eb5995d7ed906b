import { randomInt } from "node:crypto";

const howMany = 10;
/** Crockford's letters: none that is mistaken for another. Twelve of them are 60 bits. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const groups = 3;
const groupLength = 4;
const codeLength = groups * groupLength;

/** New recovery codes, as they are shown. */
export function makeRecoveryCodes(): string[] {
  const letter = () => letters.charAt(randomInt(letters.length));
  return Array.from({ length: howMany }, () => grouped(Array.from({ length: codeLength }, letter).join("")));
}

/** A code as it was typed, as it is compared: six digits of an app, or a recovery code in its groups. */
export function readCode(typed: string): { kind: "app" | "recovery"; code: string } {
  const plain = typed.replace(/[\s-]/g, "").toLowerCase();
  return /^\d{6}$/.test(plain)
    ? { kind: "app", code: plain }
    : { kind: "recovery", code: grouped(plain.replace(/o/g, "0").replace(/[il]/g, "1")) };
}

function grouped(plain: string): string {
  const parts = [];
  for (let at = 0; at < plain.length; at += groupLength) parts.push(plain.slice(at, at + groupLength));
  return parts.join("-");
}
