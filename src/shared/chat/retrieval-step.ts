import { z } from "zod";
import { moment } from "#shared/contract/api.ts";

/** One step of answering from the library, as the retrieval panel draws it (specification, section 3). */
export const retrievalStep = z.object({
  id: z.enum(["query", "concepts", "chunks", "context", "llm", "error"]),
  title: z.string(),
  status: z.enum(["completed", "processing", "error", "other"]),
  /** Estimated tokens of what the step handled. */
  tokens: z.int().min(0).nullable(),
  timestamp: moment,
  data: z.object({
    /** All ideas together; on the test pages also those named in the text and those behind it. */
    concepts: z.array(z.string()).optional(),
    explicit: z.array(z.string()).optional(),
    potential: z.array(z.string()).optional(),
    chunksCount: z.int().optional(),
    totalChunkTokens: z.int().optional(),
    chunks: z.array(z.string()).optional(),
    messages: z.int().optional(),
    totalTokens: z.int().optional(),
    /** Milliseconds from asking to the first words. */
    streamStart: z.int().optional(),
    /** Milliseconds from asking to the last word. */
    responseTime: z.int().optional(),
  }),
});

/** One step of answering from the library. */
export type RetrievalStep = z.infer<typeof retrievalStep>;
