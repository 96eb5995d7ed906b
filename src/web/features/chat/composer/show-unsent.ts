import type { QueryClient } from "@tanstack/react-query";
import { usageKey } from "#web/features/chat/usage-key.ts";
import type { Api } from "#web/lib/api.ts";
import { errorCode, errorStatus, isAbort } from "#web/lib/notices/error-sentence.ts";
import { showError, showErrorCode } from "#web/lib/notices/show-error.ts";

/** Says why a message did not arrive: in the server's words where it gave any. */
export function showUnsent(
  error: unknown,
  { api, queryClient }: { api: Api; queryClient: QueryClient },
): void {
  const code = errorCode(error);
  const status = errorStatus(error);
  const queryKey = usageKey(api);
  const known = queryClient.getQueryData(queryKey);
  const isOverLimit = code === "DAILY_LIMIT_REACHED";
  if (isOverLimit) void queryClient.invalidateQueries({ queryKey });
  // Every message is sent, for one of danger is answered even then; who knew that none was left is told when there will be.
  if (isOverLimit && known?.remaining === 0) showErrorCode("DAILY_LIMIT_BLOCKED", { limit: known.limit });
  else if (isAbort(error) || (code !== undefined && code !== "INTERNAL")) showError(error);
  else {
    const detail = status === undefined ? "the server cannot be reached" : `the server answered ${status}`;
    showErrorCode("SEND_FAILED", { detail });
  }
}
