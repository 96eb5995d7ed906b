import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { Refusal } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { missingFromPassword } from "#shared/password.ts";
import { profiles, users } from "./tables.ts";

/** What the sign-up form sent, as the contract has checked it. */
interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
}

/** What signing up needs. */
type Needs = Pick<Services, "auth" | "db" | "agreement" | "mail" | "log">;

/** Creates an account, its profile and its agreement, and signs it in where no verification is required. Throws `EMAIL_TAKEN` or `WEAK_PASSWORD`. */
export async function signUp(needs: Needs, input: SignUpInput, headers: Headers) {
  const { auth, db, agreement, mail, log } = needs;
  const missing = missingFromPassword(input.password);
  if (missing) throw new Refusal("WEAK_PASSWORD", { missing });
  const email = input.email.toLowerCase();
  const taken = await db.asAccounts((tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.email, email)),
  );
  if (taken.length > 0) throw new Refusal("EMAIL_TAKEN");

  const created = await create(auth, { name: input.fullName, email, password: input.password }, headers);
  const userId = created.response.user.id;
  await db.asUser(userId, (tx) => tx.insert(profiles).values({ id: userId }).onConflictDoNothing());
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

async function create(
  auth: Services["auth"],
  body: { name: string; email: string; password: string },
  headers: Headers,
) {
  try {
    return await auth.api.signUpEmail({ body, headers, returnHeaders: true });
  } catch (error) {
    // Two sign-ups with one address at the same time: the database keeps the first.
    if (isAPIError(error) && String(error.body?.code).includes("USER_ALREADY_EXISTS"))
      throw new Refusal("EMAIL_TAKEN");
    throw error;
  }
}
