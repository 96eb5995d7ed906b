import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { limits } from "#shared/limits/limits.ts";

/** What the retrieval panel says beside its steps. */
export interface RetrievalSummary {
  chunks: number | null;
  tokens: number | null;
  /** The beginning of the first chunk. */
  preview: string | null;
  /** Seconds with one decimal, until the first words and until the last. */
  streamStart: string | null;
  streamEnd: string | null;
}

/** Reads the figures of the panel from the steps told so far. */
export function summaryOf(steps: RetrievalStep[]): RetrievalSummary {
  const dataOf = (id: RetrievalStep["id"]) => steps.find((step) => step.id === id)?.data;
  const chunks = dataOf("chunks");
  const llm = dataOf("llm");
  return {
    chunks: chunks?.chunksCount ?? null,
    tokens: chunks?.totalChunkTokens ?? null,
    preview: cut(chunks?.chunks?.[0]),
    streamStart: seconds(llm?.streamStart),
    streamEnd: seconds(llm?.responseTime),
  };
}

function cut(text: string | undefined): string | null {
  if (!text) return null;
  const { previewChars } = limits.retrieval;
  return text.length > previewChars ? `${text.slice(0, previewChars)}...` : text;
}

function seconds(ms: number | undefined): string | null {
  return ms === undefined ? null : `${(ms / 1000).toFixed(1)} s`;
}
