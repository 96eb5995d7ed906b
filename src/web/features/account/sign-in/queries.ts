import { useMutation } from "@tanstack/react-query";
import { useRefreshSession } from "#web/features/account/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

/** Enters the code of the second step. */
export function useEnterCode() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.twoStep.enter.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Signed in successfully!");
    },
  });
}

/** Leads to the provider of identities; the page is left. */
export function useSignOn() {
  const { queries } = useApi();
  return useMutation({
    ...queries.signOn.begin.mutationOptions(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
