import { useQuery } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";

/** Whether this server sends no e-mail, so that nobody is told to wait for one. Asked only where it matters. */
export function useSendsNoMail(isAsked = true): boolean {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.legal.practice.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isAsked,
  });
  return data?.mail === "outbox";
}
