import { Check, Circle, CircleAlert, LoaderCircle } from "lucide-react";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";

const marks = {
  completed: { Picture: Check, look: "text-good", word: "Done: " },
  processing: { Picture: LoaderCircle, look: "animate-spin text-accent", word: "Under way: " },
  error: { Picture: CircleAlert, look: "text-danger", word: "Failed: " },
  other: { Picture: Circle, look: "text-faint", word: "" },
};

/** How far a step is, as a picture and as a word for who does not see it. */
export function StepMark({ status }: { status: RetrievalStep["status"] }) {
  const { Picture, look, word } = marks[status];
  return (
    <>
      <Picture aria-hidden="true" className={`size-4 shrink-0 ${look}`} />
      <span className="sr-only">{word}</span>
    </>
  );
}
