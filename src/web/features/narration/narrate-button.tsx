import { AudioLines, LoaderCircle, X } from "lucide-react";
import type { NarrationState } from "#shared/narration.ts";
import { Button } from "#web/ui/button.tsx";
import { isBeingMade } from "./watch-narration.ts";

interface NarrateButtonProps {
  state: NarrationState | null;
  isStarting: boolean;
  onStart: () => void;
  onCancel: () => void;
}

/** Starts a narration; waits while nothing is made yet, and gives it up from the first progress on. */
export function NarrateButton({ state, isStarting, onStart, onCancel }: NarrateButtonProps) {
  const isMade = isBeingMade(state);
  if (isStarting || (isMade && state.progress === 0)) {
    return (
      <Button size="small" disabled>
        <LoaderCircle aria-hidden="true" className="animate-spin" />
        Narrate
      </Button>
    );
  }
  return isMade ? (
    <Button size="small" onClick={onCancel}>
      <X aria-hidden="true" />
      Cancel
    </Button>
  ) : (
    <Button size="small" onClick={onStart}>
      <AudioLines aria-hidden="true" />
      Narrate
    </Button>
  );
}
