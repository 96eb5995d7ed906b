import { useMutation } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { errorStatus } from "#web/lib/error-sentence.ts";
import { useSessionEvents } from "./session-context.ts";

/** Answers to a sign-out that mean there is nothing left to end (specification, section 8). */
const alreadyOver = [401, 403, 404];

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
