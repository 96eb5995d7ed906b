import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";

/** Who is asking, and whether they agreed; null while nobody is signed in. */
export function sessionOptions({ queries }: Api) {
  return queryOptions({ ...queries.account.session.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
}
