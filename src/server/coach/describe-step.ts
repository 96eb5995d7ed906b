import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";

const titles: Record<RetrievalStep["id"], string> = {
  query: "Original User Query",
  concepts: "Extracting Concepts",
  chunks: "Retrieving Knowledge Chunks",
  context: "Building LLM Context",
  llm: "Calling LLM",
  error: "Knowledge retrieval failed",
};

/** A step of answering from the library as it stands now; completed unless it says otherwise. */
export function describeStep(
  id: RetrievalStep["id"],
  { status = "completed", tokens = null, data = {} }: Partial<RetrievalStep>,
): RetrievalStep {
  return { id, title: titles[id], status, tokens, timestamp: new Date().toISOString(), data };
}
