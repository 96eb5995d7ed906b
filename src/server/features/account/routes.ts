import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { CallContext } from "#server/http/context.ts";
import { open, signedIn } from "#server/http/implement.ts";
import { accessTokenSeconds, signAccessToken } from "#server/http/protection/access-token.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import type { ClosedAccount, Session } from "#shared/account/account.ts";
import { closeAccount } from "./closing/close-account.ts";
import { reactivateAccount } from "./closing/reactivate-account.ts";
import { inEvenTime } from "./even-time.ts";
import { changeCookiePreferences, findCookiePreferences } from "./profile-store.ts";
import { requestReset } from "./reset/request-reset.ts";
import { resetPassword } from "./reset/reset-password.ts";
import { securityRoutes } from "./security-routes.ts";
import { setCookies, signOut } from "./session-cookies.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** The account's calls. */
export const accountRoutes = {
  ...securityRoutes,
  session: open.account.session.handler(async ({ context }) => {
    const { services, requestHeaders, signedIn: person } = context;
    if (!person) {
      const closed = await describeClosed(context);
      if (closed) return { session: null, agreed: false, closed };
      const { userId: between } = await services.auth.api.whoIsBetween({ headers: requestHeaders });
      const signUp = await services.admission.standing(requestHeaders);
      return {
        session: null,
        agreed: false,
        signUp,
        ...(signUp === "open" && services.signUpWork.isAsked(requestHeaders)
          ? { signUpWork: true as const }
          : {}),
        ...(services.signOn ? { signOn: services.signOn.name } : {}),
        ...(between ? { codeNeeded: true as const } : {}),
      };
    }
    setCookies(context, await services.sessions.prolong(requestHeaders));
    const standing = await services.agreement.standing(person.userId);
    return {
      session: describeSession(person, services.sessionSecret, services.clock()),
      agreed: standing === "agreed",
      ...(standing === "to other words" ? { termsChanged: true as const } : {}),
      ...(person.isOperator ? { isOperator: true as const } : {}),
    };
  }),
  signUp: open.account.signUp.handler(async ({ input, context }) => {
    const { cookies, signedIn, needsVerification } = await signUp(
      context.services,
      input,
      context.requestHeaders,
    );
    setCookies(context, cookies);
    return { signedIn, needsVerification };
  }),
  signUpWork: open.account.signUpWork.handler(({ context }) => context.services.signUpWork.create()),
  signIn: open.account.signIn.handler(async ({ input, context }) => {
    const { cookies, isSignedIn } = await signIn(context.services, input, context.requestHeaders);
    setCookies(context, cookies);
    return { signedIn: isSignedIn };
  }),
  signOut: open.account.signOut.handler(async ({ context }) => {
    await signOut(context);
    return { signedIn: false as const };
  }),
  close: signedIn.account.close.handler(async ({ input, context }) => {
    const eraseAt = await closeAccount(
      context.services,
      context.person,
      input.password,
      context.requestHeaders,
    );
    await signOut(context);
    return { eraseAt: eraseAt.toISOString() };
  }),
  reactivate: open.account.reactivate.handler(async ({ context }) => {
    await reactivateAccount(context);
    return { reactivated: true as const };
  }),
  verifyEmail: open.account.verifyEmail.handler(async ({ input, context }) => {
    try {
      await context.services.auth.api.verifyEmail({ query: { token: input.token } });
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw new AppError("VERIFICATION_LINK_INVALID");
      throw error;
    }
    return { verified: true as const };
  }),
  resendVerification: open.account.resendVerification.handler(({ input, context }) =>
    inEvenTime(async () => {
      await context.services.auth.api.sendVerificationEmail({ body: { email: input.email } });
      return { sent: true as const };
    }),
  ),
  requestReset: open.account.requestReset.handler(({ input, context }) =>
    inEvenTime(async () => {
      await requestReset(context.services, input.email);
      return { sent: true as const };
    }),
  ),
  resetPassword: open.account.resetPassword.handler(async ({ input, context }) => {
    const { cookies, isSignedIn } = await resetPassword(context.services, input, context.requestHeaders);
    setCookies(context, cookies);
    return { signedIn: isSignedIn };
  }),
  cookiePreferences: signedIn.account.cookiePreferences.handler(
    async ({ context: { person, services } }) => ({
      preferences: await services.db.asUser(person.userId, (tx) => findCookiePreferences(tx, person.userId)),
    }),
  ),
  changeCookiePreferences: signedIn.account.changeCookiePreferences.handler(
    async ({ input, context: { person, services } }) => {
      await services.db.asUser(person.userId, (tx) => changeCookiePreferences(tx, person.userId, input));
      return { preferences: input };
    },
  ),
};

async function describeClosed({ services, requestHeaders }: CallContext): Promise<ClosedAccount | undefined> {
  const closed = await services.sessions.whoIsClosed(requestHeaders);
  if (!closed) return undefined;
  const { email, eraseAt } = closed;
  return { email, eraseAt: eraseAt.toISOString(), canReactivate: eraseAt > services.clock() };
}

/** The specification's fields for a signed-in person, with a fresh access token. */
function describeSession(person: SignedIn, secret: string, now: Date): Session {
  const { token, expiresAt } = signAccessToken(secret, person.sessionId, now.getTime());
  return {
    access_token: token,
    refresh_token: "",
    expires_at: expiresAt,
    expires_in: accessTokenSeconds,
    token_type: "bearer",
    user: {
      id: person.userId,
      email: person.email,
      full_name: person.fullName,
      email_verified: person.isEmailVerified,
    },
  };
}
