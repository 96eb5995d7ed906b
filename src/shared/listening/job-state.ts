import { z } from "zod";
import { id } from "#shared/contract/api.ts";

/** What every sound on its way tells of itself; progress is 10, 20, 60, 80, 90, 100. */
export const jobState = z.object({
  id,
  chatSessionId: id.nullable(),
  /** The message it belongs to; nothing where the chat has no reply yet, or once the chat is deleted. */
  messageId: id.nullable(),
  status: z.enum(["queued", "running", "ready", "failed", "cancelled"]),
  progress: z.int().min(0).max(100),
  /** Place in the queue of everybody's work, 1 for the next; nothing once it has begun. */
  queuePosition: z.int().min(1).nullable(),
  durationMs: z.int().nullable(),
  fileName: z.string().nullable(),
  /** What the person reads when it failed. */
  error: z.string().nullable(),
});
