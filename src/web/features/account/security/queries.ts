import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRefreshSession } from "#web/features/account/queries.ts";
import { useSessionEvents } from "#web/features/account/session-context.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

/** Has what is shown of the account asked for again: each change is an event of its own. */
function useRefreshAccount() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: queries.account.browsers.queryKey() });
    await queryClient.invalidateQueries({ queryKey: queries.account.events.queryKey() });
  };
}

/** Sets a new password; this browser gets a new session, every other one is signed out. */
export function useChangePassword() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    ...queries.account.changePassword.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Your password is changed. Every other browser was signed out.");
      await refreshAccount();
    },
  });
}

/** Changes the person's name. */
export function useChangeName() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    ...queries.account.changeName.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Your name is changed.");
      await refreshAccount();
    },
  });
}

/** Has a link sent to another address. */
export function useChangeEmail(sendsNone: boolean) {
  const { queries } = useApi();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    ...queries.account.changeEmail.mutationOptions(),
    onSuccess: async () => {
      notify.success(
        sendsNone
          ? "The link is in this server's outbox. The new address counts once it is opened."
          : "A link is on its way to your new address. Open it to use that address.",
      );
      await refreshAccount();
    },
  });
}

/** Signs one other browser out. */
export function useEndBrowser() {
  const { queries } = useApi();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    ...queries.account.endBrowser.mutationOptions(),
    onSuccess: async () => {
      notify.success("That browser is signed out.");
      await refreshAccount();
    },
  });
}

/** Signs every browser out, or every one but this. */
export function useSignOutEverywhere() {
  const { queries } = useApi();
  const events = useSessionEvents();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    ...queries.account.signOutEverywhere.mutationOptions(),
    onSuccess: async (_answer, { keepThis }) => {
      if (!keepThis) return events.end("here");
      notify.success("Every other browser is signed out.");
      await refreshAccount();
    },
  });
}
