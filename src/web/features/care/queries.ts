import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import { type Api, useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

/** Whether a danger stands for the person, in whatever chat; asked again by who comes back. */
export function standingOptions({ queries }: Api) {
  return queryOptions({ ...queries.care.standing.queryOptions(), refetchOnWindowFocus: "always" });
}

/** The person's own safety plan. */
export function planOptions({ queries }: Api) {
  return queryOptions(queries.care.plan.queryOptions());
}

/** Keeps the safety plan in place of the one before. */
export function useKeepPlan(onKept: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    ...api.queries.care.keepPlan.mutationOptions(),
    meta: { failure: "SAFETY_PLAN_NOT_KEPT" satisfies AppErrorCode },
    onSuccess: ({ plan }) => {
      queryClient.setQueryData(planOptions(api).queryKey, { plan });
      notify.success("Your safety plan is kept");
      onKept();
    },
  });
}

/** Deletes the safety plan. */
export function useRemovePlan(onRemoved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    ...api.queries.care.removePlan.mutationOptions(),
    meta: { failure: "SAFETY_PLAN_NOT_DELETED" satisfies AppErrorCode },
    onSuccess: () => {
      queryClient.setQueryData(planOptions(api).queryKey, { plan: null });
      notify.success("Your safety plan is deleted");
      onRemoved();
    },
  });
}
