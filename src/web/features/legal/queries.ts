import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";

/** What goes where on this server, and whom to ask; it changes only with the operator's settings. */
export function dataProcessingOptions({ queries }: Api) {
  return queryOptions({ ...queries.legal.practice.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
}
