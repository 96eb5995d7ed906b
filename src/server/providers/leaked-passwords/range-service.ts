import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { LeakedPasswords } from "./leaked-passwords.ts";

const timeoutMs = 1500;
/** Some ten times what a range takes. */
const answerBytes = 512 * 1024;
const prefixLength = 5;

/**
 * Asks a service with the range protocol of Have I Been Pwned (https://haveibeenpwned.com/API/v3#PwnedPasswords): only
 * the first five characters of the password's SHA-1 leave, shared by hundreds of leaked passwords, and the answer is
 * padded so that its length tells nothing. A service that is slow, broken or says too much lets every password pass.
 */
export function createRangeService({ url, log }: { url: string; log: Logger }): LeakedPasswords {
  return {
    isLeaked: async (password) => {
      const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
      try {
        return has(await range(url, hash.slice(0, prefixLength)), hash.slice(prefixLength));
      } catch (error) {
        const cause = error instanceof Error ? error.name : "unknown";
        log.warn({ cause }, "leaked passwords could not be looked up; the password was let through");
        return false;
      }
    },
  };
}

async function range(url: string, prefix: string): Promise<string> {
  const response = await fetch(`${url.replace(/(?<!\/)\/*$/, "/")}${prefix}`, {
    headers: { "add-padding": "true" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new RangeError("the service refused");
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > answerBytes) throw new RangeError("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("latin1");
}

/** Lines are `SUFFIX:COUNT`; padding has the count 0. */
function has(lines: string, suffix: string): boolean {
  const line = lines.split(/\r?\n/).find((each) => each.startsWith(`${suffix}:`));
  return Number(line?.slice(suffix.length + 1)) > 0;
}
