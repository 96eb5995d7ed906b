import { queryOptions } from "@tanstack/react-query";
import { limits } from "#shared/limits/limits.ts";
import type { Api } from "#web/lib/api.ts";
import { errorStatus } from "#web/lib/notices/error-sentence.ts";

const retryableStatuses = [502, 503, 504];
/** The access token is renewed this long before it ends, so that a slow answer is still in time. */
const earlySeconds = 30;

/** Whether a failed question about the session may succeed later: the network or a gateway failed, not the session. */
export function isRetryable(error: unknown): boolean {
  const status = errorStatus(error);
  return status === undefined || retryableStatuses.includes(status);
}

/** When to ask again, in milliseconds: before the access token ends; sooner while the server cannot be reached; never for a visitor. */
export function refreshAfterMs(expiresInSeconds: number | undefined, hasFailed: boolean): number | false {
  if (expiresInSeconds === undefined) return false;
  if (hasFailed) return limits.query.maxBackoffMs;
  return Math.max(expiresInSeconds - earlySeconds, 1) * 1000;
}

/** What is known of somebody who is not signed in. */
export const nobody = { session: null, agreed: false };

/** Who is asking, and whether they agreed; kept fresh on schedule, on focus and when the network is back. */
export function sessionOptions({ queries }: Api) {
  return queryOptions({
    ...queries.account.session.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    // Without a line nobody is kept waiting: it is asked again when the line is back.
    retry: (failures, error) => isRetryable(error) && navigator.onLine && failures < limits.query.retries,
    refetchInterval: ({ state }) => refreshAfterMs(state.data?.session?.expires_in, state.status === "error"),
    // The gate says when the server does not answer; a token that is renewed a little later is nobody's concern.
    meta: { isQuiet: true },
  });
}
