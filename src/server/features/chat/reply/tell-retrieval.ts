import type { Passage, ReplyChunk, Utterance } from "#server/coach/coach.ts";
import { describeStep } from "#server/coach/describe-step.ts";
import { keywordsOf } from "#server/coach/guide/keywords.ts";
import type { RunningTurn } from "#server/features/chat/turns/turns.ts";
import type { Services } from "#server/services.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";

type Needs = Pick<Services, "knowledge" | "log">;

/**
 * Passages of the library for a message, with the steps of the search told on the way; a library that fails is no
 * reason not to answer.
 */
export async function recall(
  { knowledge, log }: Needs,
  running: RunningTurn,
  text: string,
): Promise<Passage[]> {
  const concepts = keywordsOf(text);
  step(running, "query", { tokens: estimateTokens(text) });
  // The panel names the message's keywords; the library is searched by all its words and matters.
  step(running, "concepts", { tokens: estimateTokens(concepts.join(" ")), data: { concepts } });
  step(running, "chunks", { status: "processing" });
  running.tell({ type: "progress", value: 60, step: "Searching knowledge base..." });
  try {
    const passages = await knowledge.search(running.userId, text, running.signal);
    const chunks = passages.map((passage) => passage.text);
    const totalChunkTokens = tokensOf(chunks);
    const data = { chunksCount: chunks.length, totalChunkTokens, chunks };
    step(running, "chunks", { tokens: totalChunkTokens, data });
    const found =
      passages.length > 0 ? `Found ${passages.length} relevant documents` : "No relevant documents found";
    running.tell({ type: "progress", value: 60, step: found });
    return passages;
  } catch (error) {
    log.warn({ turnId: running.id, err: error }, "the library could not be searched");
    step(running, "chunks", { status: "error" });
    step(running, "error", { status: "error" });
    running.tell({ type: "progress", value: 60, step: "Knowledge retrieval failed" });
    return [];
  }
}

/** Passes a reply on and tells what it was asked with, when its first words came and when its last. */
export async function* timed(
  running: RunningTurn,
  { conversation, passages }: { conversation: Utterance[]; passages: Passage[] },
  reply: AsyncIterable<ReplyChunk>,
): AsyncGenerator<ReplyChunk> {
  const totalTokens = tokensOf([...conversation, ...passages].map(({ text }) => text));
  const data = { messages: conversation.length, totalTokens };
  step(running, "context", { tokens: totalTokens, data });
  step(running, "llm", { status: "processing" });
  const askedAt = performance.now();
  const sinceAsked = () => Math.round(performance.now() - askedAt);
  let streamStart: number | undefined;
  let said = "";
  try {
    for await (const chunk of reply) {
      streamStart ??= sinceAsked();
      if (chunk.type === "text") said += chunk.text;
      yield chunk;
    }
  } catch (error) {
    step(running, "llm", { status: "error" });
    throw error;
  }
  const responseTime = sinceAsked();
  step(running, "llm", { tokens: estimateTokens(said), data: { streamStart, responseTime } });
}

function step({ tell }: RunningTurn, id: RetrievalStep["id"], now: Partial<RetrievalStep>): void {
  tell({ type: "retrieval", step: describeStep(id, now) });
}

function tokensOf(texts: string[]): number {
  return texts.reduce((sum, text) => sum + estimateTokens(text), 0);
}
