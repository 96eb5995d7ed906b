import { z } from "zod";
import type { JobDefinition } from "#server/features/jobs/define-job.ts";
import { errorText } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";
import { pauseLengths } from "#shared/listening/pause-lengths.ts";
import { voiceSchema } from "#shared/listening/voice-schema.ts";

const input = z.object({
  sessionId: z.uuid(),
  messageId: z.uuid(),
  text: z.string(),
  name: z.string().default(""),
  voice: voiceSchema,
  bells: z.enum(["both", "start", "none"]).default("none"),
  pauses: z.enum(pauseLengths).default("usual"),
  /** The text's language where the voice does not speak it; `other` for one we cannot name. */
  foreignLanguage: z.string().optional(),
  /** The person's share of the configured voice was used up, so the built-in one speaks. */
  isStandIn: z.boolean().default(false),
});

const result = z.object({ narrationId: z.uuid(), droppedCharacters: z.number() });

/** A narration: from the text of a message to a recording's voice. */
export const narrationJob = {
  kind: "narration",
  input,
  result,
  attempts: 2,
  timeoutMs: limits.narration.timeoutMs,
  failure: errorText("VOICE_FAILED"),
  whileRunning: "NARRATION_RUNNING",
} satisfies JobDefinition<typeof input, typeof result>;
