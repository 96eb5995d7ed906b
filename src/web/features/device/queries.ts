import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { useApi } from "#web/lib/api.ts";
import { keepers } from "#web/lib/browser/keepers.ts";
import type { KeptMusic, KeptRecording } from "#web/lib/browser/kept-sounds.ts";
import { onForgotten } from "#web/lib/browser/storage.ts";

// Most who write keep nothing on the device: what reads it is fetched apart.
const store = () => import("#web/lib/browser/kept-sounds.ts");

/** How often music is asked for that the server says it is still making. */
const musicTries = 15;

/** What a person keeps on this device; it is asked of the browser, never of the server. */
export function keptOptions(userId: string | null) {
  return queryOptions({
    queryKey: ["kept-on-device", userId],
    queryFn: async (): Promise<KeptRecording[]> =>
      userId && (await keepers()).includes(userId) ? (await store()).keptBy(userId) : [],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
}

/** What somebody keeps here, when it cannot be asked who is here: nothing where it would have to be guessed. */
export function keptByWhoever() {
  return queryOptions({
    queryKey: ["kept-on-device"],
    queryFn: async () => {
      const [userId, ...others] = await keepers();
      if (userId === undefined || others.length > 0) return null;
      return { userId, recordings: await (await store()).keptBy(userId) };
    },
    // Somebody else may have signed in since it was read.
    gcTime: 0,
    meta: { isQuiet: true },
  });
}

/** What is to be kept: a recording, and the music that lies beneath it here. */
export interface KeepRequest {
  item: PlaylistItem;
  music: KeptMusic | null;
}

/** Brings a recording onto the device, or takes it away. */
export function useKeeping(userId: string) {
  const { client, transfers } = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keptByWhoever().queryKey });
  /** A piece that is still being made is waited for a while, and then done without: the voice is what was asked for. */
  const wholeMusic = async (url: string, tries = musicTries): Promise<Blob | null> => {
    const response = await transfers.fetch(url);
    if (response.status === 200) return response.blob();
    if (tries <= 1) return null;
    const waitS = Math.max(1, Number(response.headers.get("retry-after")) || 0);
    await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
    return wholeMusic(url, tries - 1);
  };
  const keep = useMutation({
    mutationFn: async ({ item, music }: KeepRequest) => {
      let isForgotten = false;
      const stopHearing = onForgotten(() => {
        isForgotten = true;
      });
      try {
        const { id, name, cover, createdAt, durationMs } = item;
        const sound = await (await transfers.fetch(item.audioUrl ?? item.musicUrl ?? "")).blob();
        const beneath = music && (await wholeMusic(music.url));
        const sentences = item.audioUrl === null ? [] : await client.playlist.sentences({ id });
        // Whoever signed out meanwhile leaves nothing behind.
        if (isForgotten) return;
        void navigator.storage?.persist?.().catch(() => false);
        const known = { id, name, cover, createdAt, durationMs, sentences };
        const recording = { ...known, music: beneath && music };
        await (await store()).keepSound(userId, recording, { sound, music: beneath });
      } finally {
        stopHearing();
      }
    },
    meta: { failure: "NOT_KEPT_ON_DEVICE" },
    onSettled: refresh,
  });
  const drop = useMutation({
    mutationFn: async (id: string) => (await store()).dropSound(userId, id),
    meta: { failure: "NOT_KEPT_ON_DEVICE" },
    onSettled: refresh,
  });
  return { keep, drop };
}
