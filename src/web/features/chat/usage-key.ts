import type { Api } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** Where the cache holds what is used of the person's day. */
export function usageKey({ queries }: Api) {
  return queries.usage.today.queryOptions({ input: { timeZone: timeZone() } }).queryKey;
}
