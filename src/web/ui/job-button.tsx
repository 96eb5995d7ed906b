import { LoaderCircle, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./form/button.tsx";

interface JobButtonProps {
  name: string;
  icon: ReactNode;
  /** Whether it is what one would do next. */
  isMain?: boolean;
  isGenerating: boolean;
  progress: number;
  /** Something else is being made, and only one thing is at a time. */
  isHeldUp: boolean;
  onStart: () => void;
  onCancel: () => void;
}

/** Starts making something; waits while nothing is made yet, and gives it up from the first progress on. */
export function JobButton(props: JobButtonProps) {
  const { name, icon, isMain = false, isGenerating, progress, isHeldUp, onStart, onCancel } = props;
  if (isGenerating && progress === 0) {
    return (
      // Still the same button, so that it keeps the focus of who pressed it.
      <Button size="tool" aria-disabled aria-busy>
        <LoaderCircle aria-hidden="true" className="animate-spin" />
        {name}
      </Button>
    );
  }
  return isGenerating ? (
    <Button size="tool" onClick={onCancel} title={`Cancel: ${name}`}>
      <X aria-hidden="true" />
      Cancel
    </Button>
  ) : (
    <Button size="tool" look={isMain ? "primary" : "quiet"} disabled={isHeldUp} onClick={onStart}>
      {icon}
      {name}
    </Button>
  );
}
