import { Activity, BookOpen, Globe, HeartHandshake } from "lucide-react";
import { classes } from "#web/lib/classes.ts";
import { isModeOn } from "./chat-modes.ts";
import { useModeToggle } from "./use-mode-toggle.ts";

const modes = [
  { mode: "counsel", name: "Counsel", rest: "", Picture: HeartHandshake },
  { mode: "rag", name: "Knowledge", rest: " retrieval (RAG)", Picture: BookOpen },
  { mode: "web", name: "Web", rest: " search", Picture: Globe },
  { mode: "hrv", name: "HRV", rest: " analysis", Picture: Activity },
] as const;

/** How the next message is to be answered; at most one of the four is on. */
export function ModeToolbar() {
  const [config, toggle] = useModeToggle();
  return (
    <div role="toolbar" aria-label="Modes" className="flex gap-1">
      {modes.map(({ mode, name, rest, Picture }) => {
        const isOn = isModeOn(config, mode);
        return (
          <button
            key={mode}
            type="button"
            title={`${name}${rest}`}
            aria-label={`${name}${rest}`}
            aria-pressed={isOn}
            onClick={() => toggle(mode)}
            className={classes(
              "inline-flex min-h-8 items-center justify-center gap-1.5 rounded-full px-3 text-tiny font-medium transition-colors phone:min-h-11 phone:flex-1 phone:px-1.5",
              isOn ? "bg-sunk text-accent" : "text-quiet hover:bg-raised hover:text-ink",
            )}
          >
            <Picture aria-hidden="true" className="size-4 shrink-0" />
            {name}
          </button>
        );
      })}
    </div>
  );
}
