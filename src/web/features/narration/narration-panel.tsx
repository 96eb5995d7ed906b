import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { NarrationState } from "#shared/narration.ts";
import { Progress } from "#web/ui/progress.tsx";
import { isBeingMade } from "./watch-narration.ts";

/** How a narration stands: its progress, why it failed, and the player as soon as it can be heard. */
export function NarrationPanel({ state, player }: { state: NarrationState; player: ReactNode }) {
  if (state.status === "cancelled") return null;
  return (
    <section
      aria-label="Narration"
      className="rise grid gap-2 rounded-soft border border-line bg-surface px-4 py-3"
    >
      {isBeingMade(state) && <Progress label="Narration progress" value={state.progress} />}
      {state.status === "failed" && (
        <p role="alert" className="flex items-center gap-2 text-small text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {state.error ?? "Voice generation failed"}
        </p>
      )}
      {state.isAudible && state.status !== "failed" && player}
      {state.droppedCharacters > 0 && (
        <p className="text-tiny text-faint">Some characters could not be spoken and were left out.</p>
      )}
    </section>
  );
}
