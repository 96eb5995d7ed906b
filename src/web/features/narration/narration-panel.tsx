import type { ReactNode } from "react";
import type { NarrationState } from "#shared/narration.ts";
import { JobPanel } from "#web/ui/job-panel.tsx";
import { narrationGeneration } from "./narration-generation.ts";

interface NarrationPanelProps {
  state: NarrationState;
  player: ReactNode;
  onClear: () => void;
}

/** How a narration stands: its progress, why it failed, and the player as soon as it can be heard. */
export function NarrationPanel({ state, player, onClear }: NarrationPanelProps) {
  const generation = narrationGeneration(state);
  const note = state.droppedCharacters > 0 ? "Some characters could not be spoken and were left out." : null;
  return (
    <JobPanel
      name="Narration"
      {...generation}
      onClear={onClear}
      player={generation.url !== null && player}
      note={note}
    />
  );
}
