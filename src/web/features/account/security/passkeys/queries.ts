import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

function useRefreshPasskeys() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async () => {
    for (const call of [queries.passkey.list, queries.account.events])
      await queryClient.invalidateQueries({ queryKey: call.queryKey() });
  };
}

/** Has this browser make a passkey, and adds it. */
export function useAddPasskey() {
  const { client } = useApi();
  const refresh = useRefreshPasskeys();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const optionsJSON = await client.passkey.begin({ password });
      const { startRegistration } = await import("@simplewebauthn/browser");
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports } = response;
      const made = { clientDataJSON, attestationObject, transports };
      const credential = {
        id,
        rawId,
        type: "public-key" as const,
        response: made,
        clientExtensionResults: {},
      };
      await client.passkey.add({ name, credential });
    },
    meta: { failure: "PASSKEY_NOT_ADDED" },
    onSuccess: async () => {
      notify.success("The passkey is added. You can sign in with it from now on.");
      await refresh();
    },
  });
}

/** Removes a passkey. */
export function useRemovePasskey() {
  const { queries } = useApi();
  const refresh = useRefreshPasskeys();
  return useMutation({
    ...queries.passkey.remove.mutationOptions(),
    onSuccess: async () => {
      notify.success("The passkey is removed.");
      await refresh();
    },
  });
}
