import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";
import { errorCode, errorStatus, isAbort } from "#web/lib/error-sentence.ts";
import { showError, showRefusal } from "#web/lib/show-error.ts";
import { usageKey } from "./usage-key.ts";

/** Says why a message did not arrive: in the server's words where it gave any. */
export function showUnsent(
  error: unknown,
  { api, queryClient }: { api: Api; queryClient: QueryClient },
): void {
  const code = errorCode(error);
  const status = errorStatus(error);
  if (code === "DAILY_LIMIT_REACHED") {
    const known = queryClient.getQueryData(usageKey(api));
    void queryClient.invalidateQueries({ queryKey: usageKey(api) });
    // Who knew that none was left is told when there will be; a message of danger is answered even then, so all are sent.
    if (known?.remaining === 0) return showRefusal("DAILY_LIMIT_BLOCKED", { limit: known.limit });
  }
  if (isAbort(error) || (code !== undefined && code !== "INTERNAL")) return showError(error);
  const detail = status === undefined ? "the server cannot be reached" : `the server answered ${status}`;
  showRefusal("SEND_FAILED", { detail });
}
