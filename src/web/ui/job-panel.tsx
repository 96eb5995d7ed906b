import { CircleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./form/icon-button.tsx";
import { Progress } from "./progress.tsx";

interface JobPanelProps {
  name: string;
  isGenerating: boolean;
  progress: number;
  queuePosition: number | null;
  error: string | null;
  onClear: () => void;
  player: ReactNode;
  note?: string | null;
}

/** How something that is made stands: its place in the queue, its progress, why it failed, and its player. */
export function JobPanel(props: JobPanelProps) {
  const { name, isGenerating, progress, queuePosition, error, onClear, player, note } = props;
  return (
    <section aria-label={name} className="grid gap-1.5 border-t border-line px-4 py-2 first:border-t-0">
      {isGenerating && <Progress label={`${name} progress`} value={progress} />}
      {isGenerating && queuePosition !== null && (
        <p role="status" className="text-tiny text-quiet">
          {queuePosition === 1 ? "Next in the queue" : `Number ${queuePosition} in the queue`}
        </p>
      )}
      {error !== null && (
        <div className="flex items-center gap-2">
          <p role="alert" className="flex flex-1 items-center gap-2 text-small text-danger">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {error}
          </p>
          <IconButton label={`Clear ${name.toLowerCase()}`} onClick={onClear}>
            <X />
          </IconButton>
        </div>
      )}
      {player}
      {note && <p className="text-tiny text-faint">{note}</p>}
    </section>
  );
}
