import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";

/** The latest narration of a chat, kept in step with its progress while it is made. */
export function latestNarrationOptions({ queries }: Api, sessionId: string) {
  return queryOptions(queries.narration.latest.queryOptions({ input: { sessionId } }));
}
