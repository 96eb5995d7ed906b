import { Check, ChevronDown, Circle, CircleAlert, LoaderCircle } from "lucide-react";
import { useState } from "react";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { classes } from "#web/lib/classes.ts";
import { summaryOf } from "./retrieval-summary.ts";

/** How a reply was made from the library: open while it is made, a line afterwards; nothing outside of RAG mode. */
export function RetrievalPanel() {
  const steps = useConversationState(({ retrieval }) => retrieval);
  const isRunning = useConversationState(({ turn }) => turn !== null && !turn.isSaved);
  const [first] = steps;
  if (!first) return null;
  return <Panel key={first.timestamp} steps={steps} isRunning={isRunning} />;
}

function Panel({ steps, isRunning }: { steps: RetrievalStep[]; isRunning: boolean }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isRunning;
  const { chunks, tokens, preview, streamStart, streamEnd } = summaryOf(steps);
  return (
    <section className="rounded-soft border border-line bg-surface text-small">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-soft px-4 py-2 text-start text-quiet hover:text-ink"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">Processing RAG Request</span>
          {chunks !== null && (
            <span className="text-tiny tabular-nums">
              {chunks} chunks · {tokens} tokens
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classes("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div hidden={!isOpen} className="grid gap-4 px-4 pt-1 pb-4">
        <ol className="grid gap-2">
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
        {preview && (
          <blockquote className="border-s-2 border-line ps-3 text-tiny text-quiet">{preview}</blockquote>
        )}
        {streamEnd && (
          <p className="text-tiny text-quiet tabular-nums">
            {streamStart && `First words after ${streamStart} · `}Whole reply in {streamEnd}
          </p>
        )}
      </div>
    </section>
  );
}

const pictures = {
  completed: { Picture: Check, look: "text-good", word: "done" },
  processing: { Picture: LoaderCircle, look: "animate-spin text-accent", word: "under way" },
  error: { Picture: CircleAlert, look: "text-danger", word: "failed" },
  other: { Picture: Circle, look: "text-faint", word: "" },
};

function Step({ step }: { step: RetrievalStep }) {
  const { Picture, look, word } = pictures[step.status];
  return (
    <li className="flex items-center gap-2.5">
      <Picture aria-hidden="true" className={`size-4 shrink-0 ${look}`} />
      <span className="min-w-0 flex-1">
        {step.title}
        <span className="sr-only">, {word}</span>
      </span>
      {step.tokens !== null && (
        <span className="text-tiny text-faint tabular-nums">{step.tokens} tokens</span>
      )}
    </li>
  );
}
