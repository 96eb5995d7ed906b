import { z } from "zod";
import type { JobDefinition } from "#server/features/jobs/define-job.ts";
import { errorText } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";
import { moods } from "#shared/listening/moods.ts";

const input = z.object({
  sessionId: z.uuid(),
  /** The message that would be narrated; nothing in a chat without a reply. */
  messageId: z.uuid().nullable(),
  text: z.string(),
  name: z.string().default(""),
  mood: z.enum(moods),
});

const result = z.object({ narrationId: z.uuid() });

/** A piece of music: from a mood to a recording's music. */
export const musicJob = {
  kind: "music",
  input,
  result,
  attempts: 2,
  timeoutMs: limits.music.timeoutMs,
  failure: errorText("MUSIC_FAILED"),
  whileRunning: "MUSIC_RUNNING",
} satisfies JobDefinition<typeof input, typeof result>;
