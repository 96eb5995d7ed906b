import type { ReactNode } from "react";
import type { NarrationState } from "#shared/listening/narration.ts";
import { JobPanel } from "#web/ui/job-panel.tsx";
import { narrationGeneration } from "./use-narration.ts";

interface NarrationPanelProps {
  state: NarrationState;
  player: ReactNode;
  onClear: () => void;
}

/** How a narration stands: its progress, why it failed, and the player as soon as it can be heard. */
export function NarrationPanel({ state, player, onClear }: NarrationPanelProps) {
  const generation = narrationGeneration(state);
  const isAwaited = generation.isGenerating && state.isAudible && generation.url === null;
  const note = isAwaited
    ? "Your browser plays it only when it's complete. Then it begins by itself."
    : noteOn(state);
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

function noteOn({ foreignLanguage, isStandIn, droppedCharacters }: NarrationState): string | null {
  const text = foreignLanguage === "other" ? "a text in another language" : `a text in ${foreignLanguage}`;
  const reading = `reads ${text} as if it were English.`;
  if (isStandIn) {
    const reason =
      "Today's share of the usual voice is used up, so the built-in voice speaks. The usual one is back after midnight UTC.";
    return foreignLanguage === null ? reason : `${reason} It ${reading}`;
  }
  if (foreignLanguage !== null) return `The voice on this server does not speak the language: it ${reading}`;
  return droppedCharacters > 0 ? "Some characters could not be spoken and were left out." : null;
}
