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
