import { errorText } from "#shared/contract/errors.ts";
import type { NarrationState } from "#shared/listening/narration.ts";
import { type Generation, generationOf } from "#web/lib/job-progress.ts";

/** A narration as a generation: it has an address as soon as this browser can play what is there of it. */
export function narrationGeneration(state: NarrationState | null): Generation {
  return generationOf(state, state && canBeHeard(state) ? state.audioUrl : null, errorText("VOICE_FAILED"));
}

/**
 * Whether a narration can be played now. Safari asks for ranges before it plays anything, and a growing sound has
 * none: there it is heard when it is complete.
 */
export function canBeHeard(
  { isAudible, status }: Pick<NarrationState, "isAudible" | "status">,
  userAgent: string = navigator.userAgent,
): boolean {
  return isAudible && (status === "ready" || !isSafari(userAgent));
}

/** Every browser of an iPhone or iPad is one underneath. */
function isSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (/Safari\//.test(userAgent) && !/Chrom|Android/.test(userAgent))
  );
}
