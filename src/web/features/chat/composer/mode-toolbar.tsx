import { Activity, BookOpen, Globe, HeartHandshake } from "lucide-react";
import { useState } from "react";
import { classes } from "#web/lib/classes.ts";
import { toolbarKeys } from "#web/ui/toolbar-keys.ts";
import { type ChatMode, isModeOn } from "./chat-modes.ts";
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
  const [reached, setReached] = useState<ChatMode>("counsel");
  return (
    <div
      role="toolbar"
      aria-label="Modes"
      className="flex gap-1 short:sm:min-h-11 short:sm:items-center"
      {...toolbarKeys}
    >
      {modes.map(({ mode, name, rest, Picture }) => {
        const isOn = isModeOn(config, mode);
        return (
          <button
            key={mode}
            type="button"
            title={`${name}${rest}`}
            aria-label={`${name}${rest}`}
            aria-pressed={isOn}
            tabIndex={mode === reached ? 0 : -1}
            onFocus={() => setReached(mode)}
            onClick={() => toggle(mode)}
            className={classes(
              "inline-flex min-h-8 items-center justify-center gap-1.5 rounded-full px-3 text-tiny font-medium transition-colors phone:min-h-11 phone:min-w-0 phone:flex-auto phone:px-1.5 short:min-h-8",
              isOn ? "bg-sunk text-accent" : "text-quiet hover:bg-raised hover:text-ink",
            )}
          >
            <Picture aria-hidden="true" className="size-4 shrink-0" />
            <span className={classes("short:sm:sr-only", !isOn && "narrow:sr-only")}>{name}</span>
          </button>
        );
      })}
    </div>
  );
}
