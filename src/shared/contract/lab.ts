import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { source } from "#shared/chat/chat-message.ts";
import { retrievalStep } from "#shared/chat/retrieval-step.ts";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, country, timeZone } from "./api.ts";

/** What answering from the library came to, under the specification's names (section 7). */
const labResult = z.object({
  success: z.boolean(),
  data: z.object({ response: z.string(), followUpQuestions: z.array(z.string()) }).nullable(),
  /** A sentence of the error catalogue. */
  error: z.string().nullable(),
  /** Milliseconds until the last word. */
  responseTime: z.int(),
  sources: z.array(source),
  followUpQuestions: z.array(z.string()),
  progress: z.int().min(0).max(100),
});

/** What a test page is told, in order; `result` is always the last. */
const labEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("step"), step: retrievalStep }),
  /** What the coach is given, as text. */
  z.object({ type: z.literal("context"), text: z.string() }),
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("result"), result: labResult }),
]);

/** What answering from the library came to. */
export type LabResult = z.infer<typeof labResult>;

/** What a test page is told on the way. */
export type LabEvent = z.infer<typeof labEvent>;

/** The call of the two test pages. Nothing of it is kept; it counts as a conversation. */
export const lab = {
  ask: api
    .route({
      method: "POST",
      path: "/lab/questions",
      summary: "Answer one question from the library, step by step",
    })
    .input(z.object({ text: writtenText, timeZone, country: country.optional() }))
    .output(eventIterator(labEvent)),
};
