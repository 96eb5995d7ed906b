import type { ReactNode } from "react";
import type { Generation } from "#web/lib/job-progress.ts";
import { JobPanel } from "#web/ui/job-panel.tsx";

interface MusicPanelProps extends Generation {
  player: ReactNode;
  onClear: () => void;
}

/** How a piece of music stands: its progress, why it failed, and its player once it is complete. */
export function MusicPanel({ player, onClear, ...generation }: MusicPanelProps) {
  return (
    <JobPanel
      name="Music"
      isGenerating={generation.isGenerating}
      progress={generation.progress}
      queuePosition={generation.queuePosition}
      error={generation.error}
      onClear={onClear}
      player={generation.url !== null && player}
    />
  );
}
