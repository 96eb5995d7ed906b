import { type ReactNode, useState } from "react";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { ItemPlayer } from "./item-player.ts";
import { useDeleteMeditation } from "./queries.ts";

/** Asks before a meditation is deleted, silences it if it sounds, and then deletes it; for a while it can be brought back. */
export function useDeleteQuestion(
  place: Parameters<typeof useDeleteMeditation>[0],
  player: ItemPlayer,
): { ask: (item: PlaylistItem) => void; question: ReactNode } {
  const [asked, setAsked] = useState<PlaylistItem | null>(null);
  const remove = useDeleteMeditation(place);
  return {
    ask: setAsked,
    question: asked && (
      <ConfirmDialog
        question="Delete this meditation?"
        about={asked.name}
        confirmLabel="Delete"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          player.onDeleting(asked);
          remove.mutate({ id: asked.id });
          setAsked(null);
        }}
      />
    ),
  };
}
