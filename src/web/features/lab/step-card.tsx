import type { ReactNode } from "react";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { limits } from "#shared/limits/limits.ts";
import { excerpt } from "./lab-message.ts";
import { StepMark } from "./step-mark.tsx";

interface StepCardProps {
  title: string;
  /** The step as last told; nothing while it has not begun. */
  step: RetrievalStep | undefined;
  query: string;
}

/** One step of the flow with what it found, gave or took. */
export function StepCard({ title, step, query }: StepCardProps) {
  return (
    <li className="grid gap-3 rounded-soft border border-line bg-surface px-5 py-4">
      <h2 className="flex items-center gap-2.5 text-small font-medium">
        <StepMark status={step?.status ?? "other"} />
        {title}
        {step?.tokens !== null && step?.tokens !== undefined && (
          <span className="ms-auto text-tiny font-normal text-quiet tabular-nums">{step.tokens} tokens</span>
        )}
      </h2>
      {step && <Details step={step} query={query} />}
    </li>
  );
}

function Details({ step: { id, data }, query }: { step: RetrievalStep; query: string }) {
  if (id === "query") return <Line>{query}</Line>;
  if (id === "concepts" && data.concepts)
    return (
      <>
        <Line>Explicit: {listed(data.explicit)}</Line>
        <Line>Potential: {listed(data.potential)}</Line>
        <Line>Union: {listed(data.concepts)}</Line>
      </>
    );
  if (id === "chunks" && data.chunks)
    return (
      <>
        <Line>
          {data.chunksCount} chunks · {data.totalChunkTokens} tokens
        </Line>
        <ol className="grid list-decimal gap-2 ps-5 text-small text-quiet">
          {data.chunks.map((chunk) => (
            <li key={chunk}>{excerpt(chunk, limits.lab.chunkChars)}</li>
          ))}
        </ol>
      </>
    );
  if (id === "context")
    return (
      <Line>
        {data.messages} messages · {data.totalTokens} tokens
      </Line>
    );
  return data.responseTime === undefined ? null : <Line>Answered in {seconds(data.responseTime)}</Line>;
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-small wrap-break-word text-quiet">{children}</p>;
}

const listed = (ideas: string[] | undefined): string => ideas?.join(", ") || "none";
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
