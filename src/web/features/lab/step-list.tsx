import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { StepMark } from "./step-mark.tsx";

/** The steps of an answer on its way, in one line each. */
export function StepList({ steps }: { steps: RetrievalStep[] }) {
  return (
    <ol aria-label="Steps" className="grid gap-2 text-small text-quiet">
      {steps.map(({ id, title, status }) => (
        <li key={id} className="flex items-center gap-2.5">
          <StepMark status={status} />
          {title}
        </li>
      ))}
    </ol>
  );
}
