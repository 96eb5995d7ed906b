import { z } from "zod";
import { families } from "./model-folder.ts";

/** One sentence, and the model that shall say it: always the same one for one process. */
export const spokenJob = z.object({
  engineFolder: z.string(),
  family: z.enum(families),
  /** The model's files by the engine's names for them, with whole paths. */
  files: z.record(z.string(), z.string()),
  threads: z.int().min(1),
  sentence: z.string(),
  speaker: z.int().min(0),
  speed: z.number(),
});

/** One sentence for the process. */
export type SpokenJob = z.infer<typeof spokenJob>;

/** The sentence as sound, as loud as all voices; without samples when the model had none for it. */
export const spokenAnswer = z.object({
  samples: z.instanceof(Float32Array),
  sampleRate: z.int().min(8000).max(96_000),
});

/** A sentence as sound. */
export type SpokenAnswer = z.infer<typeof spokenAnswer>;
