import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { AccountEmails } from "#server/features/account/account-emails.ts";
import type { Auth } from "#server/features/account/auth.ts";
import { endBrowsers } from "#server/features/account/browsers/browser-store.ts";
import type { AccountEvents } from "#server/features/account/events/account-events.ts";
import { checkPassword } from "#server/features/account/password/check-password.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import { refusalOf } from "./enter-code.ts";
import { readCode } from "./recovery-codes.ts";
import { isTwoStepOn, removeTwoStep } from "./two-step-store.ts";

type Needs = {
  auth: Auth;
  db: Database;
  accountEmails: AccountEmails;
  accountEvents: AccountEvents;
  emailQueue: EmailQueue;
};

/** Makes a key for an authenticator app. It counts for nothing until a code of it was entered; a later one takes its place. Throws `WRONG_PASSWORD` or `TWO_STEP_ON`. */
export async function beginTwoStep(
  needs: Needs,
  person: SignedIn,
  password: string,
  headers: Headers,
): Promise<{ uri: string; key: string }> {
  await checkPassword(needs, person.userId, password);
  await mustBe("off", needs, person);
  const made = await needs.auth.api.enableTwoFactor({ body: { password }, headers });
  if (!("totpURI" in made)) throw new Error("The library made no key.");
  const uri = made.totpURI;
  return { uri, key: new URL(uri).searchParams.get("secret") ?? "" };
}

/**
 * Turns two-step sign-in on with a first code. Every other session of the account ends; returns the cookies of this
 * browser's new one, and the recovery codes, which are shown this once. Throws `CODE_WRONG` or `TWO_STEP_ON`.
 */
export async function confirmTwoStep(
  needs: Needs,
  person: SignedIn,
  typed: string,
  headers: Headers,
): Promise<{ cookies: string[]; recoveryCodes: string[] }> {
  const { auth, db, accountEmails, accountEvents, emailQueue } = needs;
  const { userId } = person;
  await mustBe("off", needs, person);
  const { code } = readCode(typed);
  const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  // A program that holds an access token turns nothing on: the new session could reach no browser.
  if (before?.user.id !== userId) throw new AppError("SIGNED_OUT");
  const confirmed = await auth.api.verifyTOTP({ body: { code }, headers }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (confirmed.user.id !== userId) throw new AppError("CODE_WRONG");
  await db.asAccounts(async (tx) => {
    await endBrowsers(tx, userId);
    await accountEmails.addSecurity(tx, userId, "two-step-on");
    await accountEvents.add(tx, { userId, kind: "two-step sign-in turned on", headers });
  });
  emailQueue.wake();
  const opened = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true });
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return { cookies: opened.headers.getSetCookie(), recoveryCodes: backupCodes };
}

/** Makes new recovery codes; those before work no more. Throws `WRONG_PASSWORD` or `TWO_STEP_OFF`. */
export async function renewRecoveryCodes(
  needs: Needs,
  person: SignedIn,
  password: string,
  headers: Headers,
): Promise<string[]> {
  const { userId } = person;
  await checkPassword(needs, userId, password);
  await mustBe("on", needs, person);
  const { backupCodes } = await needs.auth.api.generateBackupCodes({ body: { password }, headers });
  await needs.accountEvents.note({ userId, kind: "recovery codes renewed", headers });
  return backupCodes;
}

/** Has the password alone sign somebody in again. Throws `WRONG_PASSWORD` or `TWO_STEP_OFF`. */
export async function endTwoStep(
  needs: Needs,
  { userId }: SignedIn,
  password: string,
  headers: Headers,
): Promise<void> {
  await checkPassword(needs, userId, password);
  const wasOn = await turnOff(needs, { userId, kind: "two-step sign-in turned off", headers });
  if (!wasOn) throw new AppError("TWO_STEP_OFF");
}

/** Turns it off, tells the person and notes it; false when it was off. */
export async function turnOff(
  { db, accountEmails, accountEvents, emailQueue }: Omit<Needs, "auth">,
  event: {
    userId: string;
    kind: "two-step sign-in turned off" | "two-step sign-in turned off by the operator";
    headers?: Headers;
  },
): Promise<boolean> {
  const wasOn = await db.asAccounts(async (tx) => {
    if (!(await removeTwoStep(tx, event.userId))) return false;
    await accountEmails.addSecurity(tx, event.userId, "two-step-off");
    await accountEvents.add(tx, event);
    return true;
  });
  emailQueue.wake();
  return wasOn;
}

async function mustBe(
  standing: "on" | "off",
  { db }: Pick<Needs, "db">,
  { userId }: SignedIn,
): Promise<void> {
  const isOn = await db.asAccounts((tx) => isTwoStepOn(tx, userId));
  if (isOn && standing === "off") throw new AppError("TWO_STEP_ON");
  if (!isOn && standing === "on") throw new AppError("TWO_STEP_OFF");
}
