import { useMutation } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";

/** Saves that the person agreed. */
export function useAcceptAgreement(onAccepted: () => Promise<void>) {
  const { queries } = useApi();
  return useMutation({ ...queries.agreement.accept.mutationOptions(), onSuccess: onAccepted });
}
