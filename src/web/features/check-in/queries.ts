import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Api, useApi } from "#web/lib/api.ts";

/** What the person said after listening, newest first. */
export function checkInsOptions({ queries }: Api) {
  return queryOptions(queries.checkIn.list.queryOptions());
}

/** Says how it is, or erases all that was said; what the server answers is shown. */
export function useCheckIns() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = checkInsOptions(api);
  const meta = { failure: "CHECK_IN_NOT_KEPT" as const };
  const add = useMutation({
    ...api.queries.checkIn.add.mutationOptions(),
    meta,
    onSuccess: (all) => queryClient.setQueryData(queryKey, all),
  });
  const erase = useMutation({
    ...api.queries.checkIn.erase.mutationOptions(),
    meta,
    onSuccess: (all) => queryClient.setQueryData(queryKey, all),
  });
  return { add, erase };
}
