import { useQuery } from "@tanstack/react-query";
import { BookmarkCheck } from "lucide-react";
import type { RememberedLine } from "#shared/account/memory.ts";
import { useApi } from "#web/lib/api.ts";
import { LinkButton } from "#web/ui/form/button.tsx";
import { memoryOptions, useRemoveLine } from "./queries.ts";

interface RememberedNoteProps {
  /** What was kept just now. */
  kept: RememberedLine[];
  onSettings: () => void;
}

/** Under the chat: what was kept for next time just now, and the way to take it back or put it otherwise. */
export function RememberedNote({ kept, onSettings }: RememberedNoteProps) {
  const { data } = useQuery({ ...memoryOptions(useApi()), enabled: kept.length > 0 });
  const removing = useRemoveLine();
  const ids = new Set(kept.map(({ id }) => id));
  const lines = (data?.lines ?? []).filter(({ id }) => ids.has(id));
  if (lines.length === 0) return null;
  return (
    <section aria-label="Kept for next time" className="rise grid gap-1 text-small text-quiet">
      {lines.map(({ id, text }) => (
        <p key={id} className="flex items-start gap-2.5">
          <BookmarkCheck aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-accent" />
          <span className="min-w-0 wrap-break-word">
            Kept for next time: <span className="text-ink">{text}</span>{" "}
            <span className="inline-flex gap-3 whitespace-nowrap">
              <LinkButton
                aria-label={`Undo: ${text}`}
                disabled={removing.isPending}
                onClick={() => removing.mutate({ lineId: id })}
              >
                Undo
              </LinkButton>
              <LinkButton aria-label={`Edit in Settings: ${text}`} onClick={onSettings}>
                Edit in Settings
              </LinkButton>
            </span>
          </span>
        </p>
      ))}
    </section>
  );
}
