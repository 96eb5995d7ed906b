import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRefreshSession } from "#web/features/account/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

/** Has what stands about two-step sign-in asked for again, and what it changed beside. */
export function useRefreshTwoStep() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async () => {
    for (const call of [queries.twoStep.standing, queries.account.browsers, queries.account.events])
      await queryClient.invalidateQueries({ queryKey: call.queryKey() });
  };
}

/** Makes a key for an authenticator app. */
export function useBeginTwoStep() {
  return useMutation(useApi().queries.twoStep.begin.mutationOptions());
}

/** Turns it on with a first code; what stands elsewhere is asked for again when the recovery codes were seen. */
export function useConfirmTwoStep() {
  const refreshSession = useRefreshSession();
  return useMutation({
    ...useApi().queries.twoStep.confirm.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Two-step sign-in is on. Every other browser was signed out.");
    },
  });
}

/** Makes new recovery codes. */
export function useRenewCodes() {
  return useMutation(useApi().queries.twoStep.renewCodes.mutationOptions());
}

/** Turns it off. */
export function useEndTwoStep() {
  const refresh = useRefreshTwoStep();
  return useMutation({
    ...useApi().queries.twoStep.end.mutationOptions(),
    onSuccess: async () => {
      notify.success("Two-step sign-in is off.");
      await refresh();
    },
  });
}
