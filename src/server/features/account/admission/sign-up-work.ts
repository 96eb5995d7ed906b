import { createHash, createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import { isDevelopmentOnly, isForwarded } from "#server/http/protection/development-door.ts";
import type { Env } from "#server/settings/env.ts";
import { type DoneWork, type WorkChallenge, workChallenge } from "#shared/account/sign-up-work.ts";
import { limits } from "#shared/limits/limits.ts";
import { addWork, takeWork } from "./work-store.ts";

/** Work a browser does before it signs somebody up, so that a program that opens accounts by the thousand pays for each. */
export interface SignUpWork {
  /** Whether it is asked for of whoever has no invitation: where anybody may come, and others can reach the server. */
  isAsked(headers: Headers): boolean;
  /** New work, for one sign-up. */
  create(): Promise<WorkChallenge>;
  /** Uses up what was done. Throws `WORK_NEEDED` where there is none, or it is wrong, too late or was used. */
  use(work: DoneWork | undefined): Promise<void>;
}

const { cost, fewestTries, mostTries, minutes } = limits.signUpWork;

/** Gives out work that this server has signed and remembers until it was used or has run out. */
export function createSignUpWork(needs: {
  db: Database;
  env: Env;
  clock: () => Date;
  secret: string;
}): SignUpWork {
  const { db, env, clock, secret } = needs;
  const keyFor = (use: string) =>
    createHmac("sha256", secret).update(`sign-up work: ${use}`).digest("base64url");
  const secrets = { hmacSignatureSecret: keyFor("challenge"), hmacKeySignatureSecret: keyFor("answer") };
  return {
    isAsked: (headers) => env.SIGN_UP === "open" && (!isDevelopmentOnly(env) || isForwarded(headers)),
    create: async () => {
      const expiresAt = new Date(clock().getTime() + minutes * 60_000);
      const counter = randomInt(fewestTries, mostTries);
      const made = await createChallenge({
        algorithm: "SHA-256",
        cost,
        counter,
        deriveKey,
        expiresAt,
        ...secrets,
      });
      const challenge = workChallenge.parse(made);
      await db.asAccounts((tx) => addWork(tx, { identifier: identifierOf(challenge), expiresAt }));
      return challenge;
    },
    use: async (work) => {
      if (!work) throw new AppError("WORK_NEEDED");
      const { challenge, solution } = work;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      const isTaken =
        verified && (await db.asAccounts((tx) => takeWork(tx, identifierOf(challenge), clock())));
      if (!isTaken) throw new AppError("WORK_NEEDED");
    },
  };
}

function identifierOf({ signature }: WorkChallenge): string {
  return createHash("sha256").update(`sign-up work ${signature}`).digest("base64url");
}
