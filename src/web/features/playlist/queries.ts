import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { limits } from "#shared/limits/limits.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { type Api, useApi } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { fileStamp } from "#web/lib/format-time.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** The person's kept meditations, newest first: all of them, asked for page by page. */
export function playlistOptions({ queries, client }: Pick<Api, "queries" | "client">) {
  return queryOptions({
    ...queries.playlist.list.queryOptions({ meta: { failure: "PLAYLIST_NOT_LOADED" } }),
    queryFn: async ({ signal }) => {
      const all = new Map<string, PlaylistItem>();
      for (let after: string | undefined; ; ) {
        const page = await client.playlist.list({ after }, { signal });
        // One that was made anew while the pages came stands where it came first.
        for (const item of page) if (!all.has(item.id)) all.set(item.id, item);
        after = page.at(-1)?.id;
        if (page.length < limits.playlist.listed) return [...all.values()];
      }
    },
  });
}

/** Asks for the playlist again, after something was added to it elsewhere. */
export function useRefreshPlaylist() {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: playlistOptions(api).queryKey });
}

const deleteWords = {
  page: { success: "Deleted - Meditation removed from playlist", failure: "MEDITATION_NOT_DELETED" },
  sidebar: { success: "Deleted successfully", failure: "MEDITATION_NOT_REMOVED" },
} as const;

/** Deletes a kept meditation, which can be undone while the toast is there; page and sidebar have words of their own. */
export function useDeleteMeditation(place: keyof typeof deleteWords) {
  const api = useApi();
  const refresh = useRefreshPlaylist();
  const words = deleteWords[place];
  const { mutate: bringBack } = useMutation({
    ...api.queries.playlist.bringBack.mutationOptions(),
    meta: { failure: "MEDITATION_NOT_BROUGHT_BACK" },
    onSuccess: refresh,
  });
  return useMutation({
    ...api.queries.playlist.setAside.mutationOptions(),
    meta: { failure: words.failure },
    onSuccess: (_answer, { id }) => {
      refresh();
      notify.undoable(words.success, {
        onUndo: () => bringBack({ id }),
        // Where this does not arrive the server erases it on the next day.
        onKept: () => void api.client.playlist.remove({ id }).catch(() => undefined),
      });
    },
  });
}

/** Names a meditation, or makes it a favourite. */
export function useChangeMeditation() {
  const api = useApi();
  return useMutation({
    ...api.queries.playlist.change.mutationOptions(),
    meta: { failure: "MEDITATION_NOT_CHANGED" },
    onSuccess: useRefreshPlaylist(),
  });
}

/** How the person wants to listen. */
export function listeningOptions({ queries }: Api) {
  return queryOptions(queries.playlist.choices.queryOptions());
}

/** Saves a meditation, its music mixed in, as a file named after the moment it was made. */
export function useDownload() {
  const { transfers } = useApi();
  return useMutation({
    mutationFn: async (item: PlaylistItem) => {
      const input = { id: item.id, timeZone: timeZone() };
      const response = await transfers.fetch(transferUrl("downloadNarration", input));
      saveFile(await response.blob(), `meditation-${fileStamp(item.createdAt)}.mp3`);
    },
    meta: { failure: "DOWNLOAD_FAILED" },
    onSuccess: () => notify.success("Download started"),
  });
}
