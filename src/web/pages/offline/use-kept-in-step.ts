import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Cover } from "#shared/cover/cover.ts";
import { keptByWhoever, keptOptions } from "#web/features/device/queries.ts";
import { playlistOptions } from "#web/features/playlist/queries.ts";
import { useApi } from "#web/lib/api.ts";

function isSameCover(one: Cover, other: Cover | null): boolean {
  return one.shape === other?.shape && one.ground === other.ground && one.seed === other.seed;
}

/** Keeps this device in step with the playlist: what was deleted there goes from here too, and names and covers are as they are there. */
export function useKeptInStep(userId: string): void {
  const queryClient = useQueryClient();
  const { data: kept } = useQuery(keptOptions(userId));
  const hasKept = kept !== undefined && kept.length > 0;
  const { data: items } = useQuery({ ...playlistOptions(useApi()), enabled: hasKept });
  useEffect(() => {
    if (!items || !kept) return;
    const changes = kept.flatMap((recording) => {
      const item = items.find(({ id }) => id === recording.id);
      const isSame = item?.name === recording.name && isSameCover(item.cover, recording.cover);
      return isSame ? [] : { recording, item };
    });
    if (changes.length === 0) return;
    const follow = async () => {
      const { dropSound, rewriteKept } = await import("#web/lib/browser/kept-sounds.ts");
      for (const { recording, item } of changes) {
        if (!item) await dropSound(userId, recording.id);
        else await rewriteKept(userId, { ...recording, name: item.name, cover: item.cover });
      }
      await queryClient.invalidateQueries({ queryKey: keptByWhoever().queryKey });
    };
    // What could not be changed now is changed when the list is read again.
    follow().catch(() => undefined);
  }, [userId, kept, items, queryClient]);
}
