import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useApi } from "#web/lib/api.ts";
import { atMoment } from "#web/lib/browser/at-moment.ts";
import { usageTodayOptions } from "./queries.ts";

/** Loads the day's usage as soon as somebody is there, and again when their next local midnight comes. */
export function useDailyLimit(): void {
  const options = usageTodayOptions(useApi());
  const queryClient = useQueryClient();
  const { data } = useQuery(options);
  const resetsAt = data?.resetsAt;
  const reload = useEffectEvent(() => void queryClient.invalidateQueries(options));
  useEffect(() => (resetsAt ? atMoment(resetsAt, () => reload()) : undefined), [resetsAt]);
}
