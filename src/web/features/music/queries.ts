import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";

/** The latest music of a chat, kept in step with its progress while it is made. */
export function latestMusicOptions({ queries }: Api, sessionId: string) {
  return queryOptions(queries.music.latest.queryOptions({ input: { sessionId } }));
}

/** The track that plays behind the chat. */
export function backgroundOptions({ queries }: Api) {
  return queryOptions(queries.music.background.queryOptions({ meta: { isQuiet: true } }));
}
