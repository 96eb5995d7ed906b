import type { ReactNode } from "react";
import type { NarrationState } from "#shared/listening/narration.ts";
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
  const note = noteOn(state);
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

function noteOn({ foreignLanguage, droppedCharacters }: NarrationState): string | null {
  if (foreignLanguage !== null) {
    const text = foreignLanguage === "other" ? "a text in another language" : `a text in ${foreignLanguage}`;
    return `The voice on this server does not speak the language: it reads ${text} as if it were English.`;
  }
  return droppedCharacters > 0 ? "Some characters could not be spoken and were left out." : null;
}
