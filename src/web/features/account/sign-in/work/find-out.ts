import { sha256 } from "@noble/hashes/sha2.js";
import { solveChallenge } from "altcha-lib";
import type { DoneWork, WorkChallenge } from "#shared/account/sign-up-work.ts";

const longestMs = 120_000;

/**
 * Does the work of a challenge. With a hash of its own: the browser's is missing on a page by http, and asked a hundred
 * thousand times it is slower than this.
 */
export async function findOut(challenge: WorkChallenge): Promise<DoneWork> {
  const { cost, keyLength } = challenge.parameters;
  const deriveKey = async (_parameters: unknown, salt: Uint8Array, password: Uint8Array) => {
    const first = new Uint8Array(salt.length + password.length);
    first.set(salt);
    first.set(password, salt.length);
    let derivedKey = sha256(first);
    for (let turn = 1; turn < cost; turn += 1) derivedKey = sha256(derivedKey);
    return { derivedKey: derivedKey.subarray(0, keyLength) };
  };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs });
  if (!solution) throw new Error("The work was not done in time.");
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
