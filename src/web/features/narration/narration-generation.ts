import { appErrorText } from "#shared/contract/app-errors.ts";
import type { NarrationState } from "#shared/listening/narration.ts";
import { type GrowingWay, growingWay } from "#web/lib/browser/growing-way.ts";
import { type Generation, generationOf } from "#web/lib/job-progress.ts";

/** A narration as a generation. */
export function narrationGeneration(state: NarrationState | null): Generation {
  return generationOf(state, state && heardAt(state), appErrorText("VOICE_FAILED"));
}

/** Where a narration can be heard: it has an address as soon as this browser can play what is there of it. */
export const heardAt = (state: NarrationState): string | null => (canBeHeard(state) ? state.audioUrl : null);

/** Whether a narration can be played now: as soon as any of it can, or when it is complete where the browser needs it whole. */
export function canBeHeard(
  { isAudible, status }: Pick<NarrationState, "isAudible" | "status">,
  way: GrowingWay = growingWay(),
): boolean {
  return isAudible && (status === "ready" || way !== "whole");
}
