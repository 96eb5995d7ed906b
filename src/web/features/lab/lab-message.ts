import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { limits } from "#shared/limits/limits.ts";

/** A message of the retrieval test, under the specification's names (section 3). */
export interface LabMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  status: "sending" | "done" | "failed";
  /** The question an answer belongs to; nothing for a question. */
  linkedUserId: string | null;
  concepts: string[];
  chunks: string[];
  chunkCount: number;
  tokenCount: number;
  /** The beginning of the first chunk. */
  chunkExcerpt: string;
}

/** A question as it is asked. */
export const question = (id: string, content: string): LabMessage => ({
  id,
  role: "user",
  content,
  status: "done",
  linkedUserId: null,
  concepts: [],
  chunks: [],
  chunkCount: 0,
  tokenCount: 0,
  chunkExcerpt: "",
});

/** The place where the answer to a question will stand. */
export const pendingAnswer = (id: string, linkedUserId: string): LabMessage => ({
  ...question(id, ""),
  role: "assistant",
  status: "sending",
  linkedUserId,
});

/** An answer after a step of it was told. */
export function afterStep(answer: LabMessage, { id, status, data }: RetrievalStep): LabMessage {
  if (id === "concepts" && status === "completed") return { ...answer, concepts: data.concepts ?? [] };
  if (id !== "chunks" || status !== "completed") return answer;
  const chunks = data.chunks ?? [];
  return {
    ...answer,
    chunks,
    chunkCount: data.chunksCount ?? 0,
    tokenCount: data.totalChunkTokens ?? 0,
    chunkExcerpt: excerpt(chunks[0] ?? "", limits.lab.excerptChars),
  };
}

/** The beginning of a text, with '...' when it is longer. */
export function excerpt(text: string, chars: number): string {
  return text.length > chars ? `${text.slice(0, chars)}...` : text;
}
