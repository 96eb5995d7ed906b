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

/** Signs in with a passkey of this device. */
export function useSignInWithPasskey() {
  const { client } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await client.passkey.challenge();
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const { id, rawId, response } = await startAuthentication({ optionsJSON });
      const { clientDataJSON, authenticatorData, signature } = response;
      const made = { clientDataJSON, authenticatorData, signature };
      const credential = {
        id,
        rawId,
        type: "public-key" as const,
        response: made,
        clientExtensionResults: {},
      };
      await client.passkey.enter({ credential });
    },
    meta: { failure: "PASSKEY_NOT_USED" },
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
