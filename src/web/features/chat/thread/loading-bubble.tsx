import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readChatConfig } from "#web/features/chat/chat-config.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { classes } from "#web/lib/classes.ts";
import { defaultStep, type Stage, stageNames, stageOf } from "./stages.ts";

const cycleMs = 2500;

/** What one sees until the first word: the step told, bouncing dots, and which of the three stages it is. */
export function LoadingBubble() {
  const step = useConversationState(({ turn }) => turn?.step ?? null);
  const progress = useConversationState(({ turn }) => turn?.progress ?? null);
  const isLost = useConversationState(({ turn }) => turn?.connection === "lost");
  const stage = useStage(step, progress);
  return (
    <div className="rise grid w-fit gap-4 rounded-large rounded-es-small border border-line bg-surface px-5 py-4">
      <p className="flex items-baseline gap-2 text-small">
        {isLost ? "Connection lost. Reconnecting..." : (step ?? defaultStep)}
        <span aria-hidden="true" className="flex gap-1">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="bounce-dot size-1.5 rounded-full bg-accent" />
          ))}
        </span>
      </p>
      <ol className="flex flex-wrap gap-x-5 gap-y-2 text-tiny">
        {stageNames(readChatConfig().mode).map((name, at) => (
          <StageMark key={name} name={name} place={at - stage} />
        ))}
      </ol>
    </div>
  );
}

function StageMark({ name, place }: { name: string; place: number }) {
  return (
    <li
      aria-current={place === 0 ? "step" : undefined}
      className={classes(
        "flex items-center gap-2 transition-colors",
        place === 0 ? "text-ink" : "text-faint",
      )}
    >
      <span
        className={classes(
          "grid size-4 place-items-center rounded-full border",
          place <= 0 ? "border-accent text-accent" : "border-edge",
        )}
      >
        {place < 0 && <Check aria-hidden="true" className="size-2.5" />}
        {place === 0 && <span className="size-1.5 rounded-full bg-accent" />}
      </span>
      {name}
    </li>
  );
}

function useStage(step: string | null, progress: number | null): Stage {
  const present = useRef<Stage>(0);
  const [cycled, setCycled] = useState<Stage>(0);
  const told = stageOf(step, progress, present.current);
  const isCycling = told === null;
  useEffect(() => {
    if (!isCycling) return;
    const timer = setInterval(() => setCycled((was) => (was === 0 ? 1 : was === 1 ? 2 : 0)), cycleMs);
    return () => clearInterval(timer);
  }, [isCycling]);
  const stage = told ?? cycled;
  useEffect(() => {
    present.current = stage;
  }, [stage]);
  return stage;
}
