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
    <section
      aria-label={name}
      className="relative grid gap-1.5 overflow-clip border-t border-line px-4 py-2 first:border-t-0 phone:flex phone:flex-wrap phone:items-center phone:gap-x-3 phone:gap-y-0 phone:px-2 phone:py-0.5 tight:py-0 phone:first:rounded-t-soft"
    >
      {isGenerating && <Progress label={`${name} progress`} value={progress} isEdge />}
      {isGenerating && queuePosition !== null && (
        <p role="status" className="py-2 text-tiny text-quiet">
          {queuePosition === 1 ? "Next in the queue" : `Number ${queuePosition} in the queue`}
        </p>
      )}
      {error !== null && (
        <div className="flex items-center gap-2 phone:basis-full">
          <p role="alert" className="flex flex-1 items-center gap-2 text-small text-danger">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {error}
          </p>
          <IconButton label={`Clear ${name.toLowerCase()}`} onClick={onClear}>
            <X />
          </IconButton>
        </div>
      )}
      {player && <div className="min-w-0 phone:flex-1">{player}</div>}
      {note && <p className="text-tiny text-faint phone:basis-full phone:pb-1.5">{note}</p>}
    </section>
  );
}
