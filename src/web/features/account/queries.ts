import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notify.ts";
import { useTabs } from "#web/lib/tabs.ts";
import { sessionOptions } from "./session-options.ts";
import { leavePerson } from "./watch-person.ts";

/** Asks again who is signed in; everything behind the gate hangs on the answer. */
export function useRefreshSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionOptions(api).queryKey });
}

/** Signs in with e-mail and password. */
export function useSignIn() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.signIn.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Signed in successfully!");
    },
  });
}

/** Creates an account. */
export function useSignUp() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.signUp.mutationOptions(),
    onSuccess: async ({ signedIn }) => {
      if (signedIn) await refreshSession();
      notify.success("Account created successfully! Please check your email to verify your account.");
    },
  });
}

/** Sends a link with which a new password can be set. */
export function useRequestReset() {
  const { queries } = useApi();
  return useMutation({
    ...queries.account.requestReset.mutationOptions(),
    onSuccess: () => notify.success("Password reset email sent! Check your inbox."),
  });
}

/** Sets a new password with the tokens of a link. */
export function useResetPassword() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.resetPassword.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
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

/** Signs out and leaves nothing of the person in this browser: no cache, no draft, in no tab. */
export function useSignOut() {
  const api = useApi();
  const forget = useForgetPerson();
  return useMutation({
    ...api.queries.account.signOut.mutationOptions(),
    onSuccess: () => {
      forget();
      notify.success("Signed out successfully");
    },
  });
}

/** Leaves nothing of a person in this browser, in no tab, and the gate shows a visitor's screen. */
export function useForgetPerson() {
  const api = useApi();
  const queryClient = useQueryClient();
  const tabs = useTabs();
  return () => {
    leavePerson(api, queryClient);
    tabs.tell({ type: "signedOut" });
  };
}
