import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { missingFromPassword } from "#shared/account/password.ts";
import type { DoneWork } from "#shared/account/sign-up-work.ts";
import { isErrorCode } from "#shared/contract/errors.ts";
import { isOfOwnWords } from "./password/own-words.ts";
import { addProfile } from "./profile-store.ts";
import { findByAddress } from "./user-store.ts";

/** What the sign-up form sent, as the contract has checked it. */
interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
  invitation?: string | undefined;
  work?: DoneWork | undefined;
}

/** What signing up needs. */
type Needs = Pick<
  Services,
  "auth" | "db" | "accountEvents" | "admission" | "agreement" | "env" | "leakedPasswords" | "mail" | "log"
>;

/** Creates an account, its profile and its agreement, and signs it in where no verification is required. Throws `WEAK_PASSWORD`, `OWN_WORDS_PASSWORD`, `EMAIL_TAKEN`, `LEAKED_PASSWORD` or what admission throws. */
export async function signUp(needs: Needs, input: SignUpInput, headers: Headers) {
  const missing = missingFromPassword(input.password);
  if (missing) throw new AppError("WEAK_PASSWORD", { missing });
  const { host } = new URL(needs.env.publicUrl);
  const about = { email: input.email, name: input.fullName, host };
  if (isOfOwnWords(input.password, about)) throw new AppError("OWN_WORDS_PASSWORD");
  const coming = { headers, invitation: input.invitation, work: input.work };
  const email = input.email.toLowerCase();
  // Whoever is not let in does not hear which addresses have an account.
  return needs.admission.enter(email, coming, () => openAccount(needs, { ...input, email }, headers));
}

async function openAccount(needs: Needs, { fullName, email, password }: SignUpInput, headers: Headers) {
  const { auth, db, accountEvents, agreement, leakedPasswords, mail, log } = needs;
  if (await isTaken(db, email)) throw new AppError("EMAIL_TAKEN");
  if (await leakedPasswords.isLeaked(password)) throw new AppError("LEAKED_PASSWORD");

  const body = { name: fullName, email, password };
  const created = await auth.api
    .signUpEmail({ body, headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (isAPIError(error) && isErrorCode(error.body?.code)) throw new AppError(error.body.code);
      // Of two sign-ups with one address at the same moment the database keeps the first.
      throw (await isTaken(db, email)) ? new AppError("EMAIL_TAKEN") : error;
    });
  const userId = created.response.user.id;
  await db.asUser(userId, (tx) => addProfile(tx, userId));
  await accountEvents.note({ userId, kind: "signed up", headers });
  try {
    await agreement.accept(userId, headers.get("user-agent") ?? "");
  } catch (error) {
    log.error({ userId, err: error }, "an agreement could not be saved"); // the modal will ask again
  }
  return {
    cookies: created.headers.getSetCookie(),
    signedIn: created.response.token !== null,
    needsVerification: mail.reachesPeople,
  };
}

async function isTaken(db: Services["db"], email: string): Promise<boolean> {
  return (await db.asAccounts((tx) => findByAddress(tx, email))) !== undefined;
}
