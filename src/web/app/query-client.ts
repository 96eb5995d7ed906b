import { focusManager, MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isAppErrorCode } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import { errorCode, errorStatus } from "#web/lib/notices/error-sentence.ts";
import { showError, showErrorCode } from "#web/lib/notices/show-error.ts";

/** Whether asking again can help: a refusal (4xx) will be refused again. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = errorStatus(error) ?? 0;
  const isClientError = status >= 400 && status < 500;
  // Without a line nobody is kept waiting: it is asked again when the line is back.
  return !isClientError && navigator.onLine && failures < limits.query.retries;
}

/** How long to wait before asking again: doubled each time, never above the cap. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, limits.query.maxBackoffMs);
}

/** Lets what is shown be asked for again when the window is chosen, also where it was visible beside another all the time. */
export function hearFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const hear = () => onFocus();
    window.addEventListener("focus", hear);
    window.addEventListener("visibilitychange", hear);
    return () => {
      window.removeEventListener("focus", hear);
      window.removeEventListener("visibilitychange", hear);
    };
  });
}

/** Tells the library how it stands at the start, which it takes for a line: else it hears of none coming back. */
export function knowLine(): void {
  onlineManager.setOnline(navigator.onLine);
}

/** The cache of everything the server said; failures are shown here, once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) =>
        meta?.isQuiet === true ? logQuietly(error) : failed(error, meta?.failure),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => failed(error, meta?.failure),
    }),
    defaultOptions: {
      // Asked also when the browser believes to be offline: what cannot be done is said at once, and never done later.
      queries: {
        networkMode: "always",
        retry: isWorthRetrying,
        retryDelay,
        gcTime: limits.query.keptMs,
        staleTime: 5000,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** What is nobody's concern but who looks for a fault; never what was asked or answered. */
function logQuietly(error: unknown): void {
  console.warn("A question to the server failed.", errorCode(error) ?? errorStatus(error) ?? "no answer");
}

function failed(error: unknown, failure: unknown): void {
  const code = errorCode(error);
  // The server's own sentence goes before the one that only names what failed.
  if (isAppErrorCode(failure) && (code === undefined || code === "INTERNAL")) showErrorCode(failure);
  else showError(error);
}
