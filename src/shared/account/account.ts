import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, id, moment } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";
import { accountEvent, signedInBrowser } from "./account-events.ts";
import { cookiePreferences } from "./cookie-preferences.ts";
import { doneWork, workChallenge } from "./sign-up-work.ts";

/** The person a session belongs to, as the browser may know them. */
export const person = z.object({
  id,
  email: z.string(),
  full_name: z.string(),
  email_verified: z.boolean(),
});

/** A session as the specification's section 3 names it; the refresh token never leaves the cookie jar, so its field is empty. */
export const session = z.object({
  access_token: writtenText,
  refresh_token: z.literal(""),
  /** Seconds since 1970 at which the access token ends. */
  expires_at: z.int(),
  /** Seconds the access token has left. */
  expires_in: z.int(),
  token_type: z.literal("bearer"),
  user: person,
});

/** A closed account whose owner has signed in again: all there is to do is to reactivate it or to leave. */
export const closedAccount = z.object({
  email: z.string(),
  /** From then on it is erased. */
  eraseAt: moment,
  canReactivate: z.boolean(),
});

/** A closed account, as its owner sees it after signing in. */
export type ClosedAccount = z.infer<typeof closedAccount>;

/** The person a session belongs to. */
export type Person = z.infer<typeof person>;

/** A signed-in session. */
export type Session = z.infer<typeof session>;

const email = z.email("Please enter a valid email address.").max(254);

const fullName = writtenText.trim().min(1, "Please enter your full name.").max(limits.person.fullNameChars);

/** What a sign-up must carry; the agreement was ticked on the form and is saved by the server. */
export const signUpInput = z.object({
  fullName,
  email,
  password: z.string().max(limits.password.maxChars),
  agreed: z.literal(true, "Please read and agree to the terms and disclaimer"),
  /** What the link of an invitation carried. */
  invitation: writtenText.min(1).max(200).optional(),
  /** What the browser found out, where that is asked for. */
  work: doneWork.optional(),
});

/**
 * Who may open an account: anybody, whoever has an invitation, or nobody; `first` where nobody has one yet and whoever
 * is asking may become the operator.
 */
export const signUpStanding = z.enum(["open", "invite", "closed", "first"]);

/** Who may open an account. */
export type SignUpStanding = z.infer<typeof signUpStanding>;

/** The account's calls: who is asking, coming, going, and getting back in. */
export const account = {
  session: api
    .route({ method: "GET", path: "/auth/session", summary: "The present session, or null" })
    .output(
      z.object({
        session: session.nullable(),
        agreed: z.boolean(),
        closed: closedAccount.optional(),
        /** Where the person agreed to other words than those of now. */
        termsChanged: z.literal(true).optional(),
        /** For an operator, whom it leads to the desk; what may be done there is asked anew each time. */
        isOperator: z.literal(true).optional(),
        /** For visitors. */
        signUp: signUpStanding.optional(),
        /** For visitors without an invitation: whether signing up takes work of the browser. */
        signUpWork: z.literal(true).optional(),
        /** For visitors: what the provider of identities is called, where there is one. */
        signOn: z.string().optional(),
        /** For a visitor whose password was right a moment ago, and whose code is waited for. */
        codeNeeded: z.literal(true).optional(),
      }),
    ),
  signUp: api
    .route({ method: "POST", path: "/auth/sign-up", summary: "Create an account" })
    .input(signUpInput)
    .output(z.object({ signedIn: z.boolean(), needsVerification: z.boolean() })),
  signUpWork: api
    .route({
      method: "POST",
      path: "/auth/sign-up/work",
      summary: "What a browser finds out before it signs somebody up without an invitation; for one sign-up",
    })
    .output(workChallenge),
  signIn: api
    .route({ method: "POST", path: "/auth/sign-in", summary: "Sign in with a password" })
    .input(
      z.object({
        email,
        password: z
          .string()
          .min(limits.password.signInMinChars, "Passwords have at least 6 characters.")
          .max(limits.password.maxChars),
      }),
    )
    .output(
      z.object({
        /** False where the password was right and a code is asked for as well. */
        signedIn: z.boolean(),
      }),
    ),
  signOut: api
    .route({ method: "POST", path: "/auth/sign-out", summary: "End the present session" })
    .output(z.object({ signedIn: z.literal(false) })),
  verifyEmail: api
    .route({ method: "POST", path: "/auth/verify-email", summary: "Confirm an email address" })
    .input(z.object({ token: writtenText.min(1).max(2000) }))
    .output(z.object({ verified: z.literal(true) })),
  resendVerification: api
    .route({
      method: "POST",
      path: "/auth/resend-verification",
      summary: "Send a new link to confirm an email address; the answer is the same for any address",
    })
    .input(z.object({ email }))
    .output(z.object({ sent: z.literal(true) })),
  requestReset: api
    .route({ method: "POST", path: "/auth/request-reset", summary: "Send a link to set a new password" })
    .input(z.object({ email }))
    .output(z.object({ sent: z.literal(true) })),
  resetPassword: api
    .route({
      method: "POST",
      path: "/auth/reset-password",
      summary: "Set a new password with a link's tokens",
    })
    .input(
      z.object({
        accessToken: writtenText.min(1).max(500),
        refreshToken: writtenText.min(1).max(500),
        password: z.string().max(limits.password.maxChars),
      }),
    )
    .output(z.object({ signedIn: z.boolean() })),
  cookiePreferences: api
    .route({ method: "GET", path: "/account/cookie-preferences", summary: "The saved cookie preferences" })
    .output(z.object({ preferences: cookiePreferences.nullable() })),
  changeCookiePreferences: api
    .route({ method: "PUT", path: "/account/cookie-preferences", summary: "Save cookie preferences" })
    .input(cookiePreferences)
    .output(z.object({ preferences: cookiePreferences })),
  close: api
    .route({ method: "POST", path: "/auth/close", summary: "Close the account; it is erased after 30 days" })
    .input(z.object({ password: z.string().max(limits.password.maxChars) }))
    .output(z.object({ eraseAt: moment })),
  changePassword: api
    .route({
      method: "POST",
      path: "/account/password",
      summary: "Set a new password; every other session and bearer token of the account ends",
    })
    .input(
      z.object({
        currentPassword: z.string().max(limits.password.maxChars),
        password: z.string().max(limits.password.maxChars),
      }),
    )
    .output(z.object({ changed: z.literal(true) })),
  changeName: api
    .route({ method: "PUT", path: "/account/name", summary: "Change the name of the account's person" })
    .input(z.object({ fullName }))
    .output(z.object({ fullName: z.string() })),
  changeEmail: api
    .route({
      method: "POST",
      path: "/account/email",
      summary: "Send a link to a new address; the account gets it when the link is opened",
    })
    .input(z.object({ email, password: z.string().max(limits.password.maxChars) }))
    .output(z.object({ sent: z.literal(true) })),
  confirmEmail: api
    .route({
      method: "POST",
      path: "/auth/confirm-email",
      summary: "Use the link that was sent to a new address",
    })
    .input(z.object({ token: writtenText.min(1).max(200) }))
    .output(z.object({ email: z.string() })),
  browsers: api
    .route({
      method: "GET",
      path: "/account/browsers",
      summary: "Where the person is signed in, the latest first",
    })
    .output(z.array(signedInBrowser)),
  endBrowser: api
    .route({ method: "DELETE", path: "/account/browsers/{sessionId}", summary: "Sign one browser out" })
    .input(z.object({ sessionId: id }))
    .output(z.object({ ended: z.literal(true) })),
  signOutEverywhere: api
    .route({
      method: "POST",
      path: "/account/sign-out-everywhere",
      summary: "End every session of the account, or every one but this",
    })
    .input(z.object({ keepThis: z.boolean() }))
    .output(z.object({ ended: z.int() })),
  events: api
    .route({
      method: "GET",
      path: "/account/events",
      summary: "What happened to the account, the newest first",
    })
    .output(z.array(accountEvent)),
  reactivate: api
    .route({ method: "POST", path: "/auth/reactivate", summary: "Open a closed account again" })
    .output(z.object({ reactivated: z.literal(true) })),
};
