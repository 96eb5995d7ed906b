import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DoneWork } from "#shared/account/sign-up-work.ts";
import { type Client, useApi } from "#web/lib/api.ts";
import { errorCode, errorStatus } from "#web/lib/notices/error-sentence.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { useSessionEvents } from "./session-context.ts";
import { sessionOptions } from "./session-query.ts";

/** Answers to a sign-out that mean there is nothing left to end (specification, section 8). */
const alreadyOver = [401, 403, 404];

/** Asks again who is signed in, and waits for the answer; everything behind the gate hangs on it. */
export function useRefreshSession() {
  const options = sessionOptions(useApi());
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    await queryClient.fetchQuery({ ...options, staleTime: 0 });
  };
}

/** Signs in with e-mail and password. */
export function useSignIn() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.signIn.mutationOptions(),
    onSuccess: async ({ signedIn }) => {
      await refreshSession();
      if (signedIn) notify.success("Signed in successfully!");
    },
  });
}

/** What `useSignUp` sends besides the work of the browser. */
type SignUpInput = Omit<Parameters<Client["account"]["signUp"]>[0], "work">;

/** Creates an account; `takeWork` hands over what the browser found out, and finds it out anew if asked to. */
export function useSignUp(takeWork: (anew?: boolean) => Promise<DoneWork | undefined>) {
  const { client } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    mutationFn: async (input: SignUpInput) => {
      try {
        return await client.account.signUp({ ...input, work: await takeWork() });
      } catch (error) {
        // It lay too long, the server was started anew, or an invitation counts no more: that is nobody's mistake.
        if (errorCode(error) !== "WORK_NEEDED") throw error;
        return client.account.signUp({ ...input, work: await takeWork(true) });
      }
    },
    onSuccess: async ({ signedIn, needsVerification }) => {
      if (signedIn) await refreshSession();
      notify.success(
        needsVerification
          ? "Account created successfully! Please check your email to verify your account."
          : "Account created successfully!",
      );
    },
  });
}

/** Asks for a link with which a new password can be set; where no e-mail is sent it waits with the operator. */
export function useRequestReset(sendsNone: boolean) {
  const { queries } = useApi();
  return useMutation({
    ...queries.account.requestReset.mutationOptions(),
    onSuccess: () =>
      notify.success(
        sendsNone
          ? "If that address has an account, its link is now in this server's outbox. Ask whoever runs it for the link."
          : "Password reset email sent! Check your inbox.",
      ),
  });
}

/** Sets a new password with the tokens of a link; it signs in too. */
export function useResetPassword() {
  const { queries } = useApi();
  const events = useSessionEvents();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.resetPassword.mutationOptions(),
    onSuccess: async ({ signedIn }) => {
      await refreshSession();
      if (!signedIn) return notify.success("Password updated successfully! Now enter your code.");
      events.tell("USER_UPDATED");
      notify.success("Password updated successfully! You are now logged in.");
    },
  });
}

/** Confirms the e-mail address a link was sent to. */
export function useVerifyEmail() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.verifyEmail.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Your email address is confirmed.");
    },
  });
}

/** Signs out here and in every other tab; what follows from it listens to SIGNED_OUT. */
export function useSignOut() {
  const { client } = useApi();
  const events = useSessionEvents();
  return useMutation({
    mutationFn: async () => {
      try {
        await client.account.signOut();
      } catch (error) {
        if (!alreadyOver.includes(errorStatus(error) ?? 0)) throw error;
      }
    },
    meta: { failure: "SIGN_OUT_FAILED" },
    onSuccess: () => events.end("here"),
  });
}
