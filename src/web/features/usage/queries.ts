import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** How much room what a person keeps takes; that it could not be loaded is logged and not said. */
export function usageRoomOptions({ queries }: Api) {
  return queryOptions({ ...queries.usage.room.queryOptions(), staleTime: 0, meta: { isQuiet: true } });
}

/** What a person has used of their local day; that it could not be loaded is logged and not said. */
export function usageTodayOptions({ queries }: Api) {
  return queryOptions({
    ...queries.usage.today.queryOptions({ input: { timeZone: timeZone() } }),
    meta: { isQuiet: true },
  });
}
