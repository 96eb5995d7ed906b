import { useQuery } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { Button } from "#web/ui/form/button.tsx";
import { leavePage } from "./leave-page.ts";
import { standingOptions } from "./queries.ts";

interface CareNoteProps {
  /** Deletes the open chat; missing where nothing was written yet. */
  onDelete: (() => Promise<unknown>) | undefined;
  leave?: () => void;
}

/** While a danger stands: what rests and where that holds, and a quick way out where somebody may look at the screen. */
export function CareNote({ onDelete, leave = leavePage }: CareNoteProps) {
  const { data } = useQuery(standingOptions(useApi()));
  if (!data?.isStanding) return null;
  return (
    <section aria-label="Your safety comes first" className="rise grid gap-3 text-small">
      <p className="text-quiet">{data.told}</p>
      {data.mayBeWatched && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={leave}>Leave this page</Button>
          {onDelete && (
            <Button look="danger" onClick={() => void onDelete().then(leave, () => {})}>
              Delete this chat and leave
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
