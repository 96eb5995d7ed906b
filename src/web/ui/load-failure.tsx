import { RotateCcw } from "lucide-react";
import { classes } from "#web/lib/classes.ts";
import { Button } from "./form/button.tsx";

interface LoadFailureProps {
  /** What could not be loaded, in a sentence. */
  text: string;
  isTrying?: boolean;
  onRetry: () => void;
  className?: string;
}

/** What is said of a part of the app that could not be fetched. */
export const notLoaded = "This part couldn't be loaded. Check your connection and try again.";

/** Stands where something could not be loaded: it is not gone, and can be asked for again here. */
export function LoadFailure({ text, isTrying = false, onRetry, className }: LoadFailureProps) {
  return (
    <div role="alert" className={classes("grid justify-items-start gap-2.5 px-3 py-2", className)}>
      <p className="text-small text-quiet">{text}</p>
      <Button size="small" aria-disabled={isTrying} onClick={() => !isTrying && onRetry()}>
        <RotateCcw aria-hidden="true" className={isTrying ? "animate-spin" : undefined} />
        {isTrying ? "Trying again..." : "Try again"}
      </Button>
    </div>
  );
}
