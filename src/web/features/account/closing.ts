import { useMutation } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { useRefreshSession } from "./queries.ts";
import { useSessionEvents } from "./session-context.ts";

/** Closes the account; like signing out, it leaves nothing of the person in this browser. `onClosed` comes first. */
export function useCloseAccount(onClosed: () => void) {
  const { queries } = useApi();
  const events = useSessionEvents();
  return useMutation({
    ...queries.account.close.mutationOptions(),
    onSuccess: ({ eraseAt }) => {
      onClosed();
      events.end("closed");
      notify.success(
        `Your account is closed. It will be erased on ${dayOf(eraseAt)}; until then you can sign in and come back.`,
      );
    },
  });
}

/** Opens a closed account again. */
export function useReactivate() {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  return useMutation({
    ...queries.account.reactivate.mutationOptions(),
    onSuccess: async () => {
      await refreshSession();
      notify.success("Good to have you back. Everything is as you left it.");
    },
  });
}
