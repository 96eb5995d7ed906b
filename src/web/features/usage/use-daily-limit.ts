import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "#web/lib/api.ts";
import { atMoment } from "#web/lib/at-moment.ts";
import { usageTodayOptions } from "./queries.ts";

/** Loads the day's usage as soon as somebody is there, and again when their next local midnight comes. */
export function useDailyLimit(): void {
  const options = usageTodayOptions(useApi());
  const queryClient = useQueryClient();
  const { data } = useQuery(options);
  const resetsAt = data?.resetsAt;
  useEffect(() => {
    if (!resetsAt) return;
    return atMoment(resetsAt, () => void queryClient.invalidateQueries(options));
  }, [resetsAt, queryClient, options]);
}
