import { z } from "zod";
import { voiceSchema } from "#shared/listening/voice-schema.ts";
import { api } from "./api.ts";

/** Which implementation answers for each capability, so that nobody has to guess what runs here. */
export const runningProviders = z.object({
  model: z.string(),
  speech: z.string(),
  /** Which voices a neural model on this server speaks. */
  neuralVoices: z.array(voiceSchema).default([]),
  dictation: z.string(),
  music: z.string(),
  mail: z.string(),
  database: z.string(),
  files: z.string(),
  knowledge: z.string(),
  webSearch: z.string(),
  /** Which settings of how replies are made change them here; the others are not offered. */
  styleSettings: z.array(z.enum(["verbosity", "reasoning"])).default([]),
  /** The capabilities for which the operator configured something; the others are what an install brings along. */
  configured: z.array(
    z.enum(["model", "speech", "dictation", "music", "mail", "database", "files", "knowledge", "webSearch"]),
  ),
});

/** Which implementation answers for each capability. */
export type RunningProviders = z.infer<typeof runningProviders>;

/** The health calls: a word for anybody, the providers for a signed-in person. */
export const health = {
  status: api
    .route({ method: "GET", path: "/health", summary: "Whether the product works" })
    .output(z.object({ status: z.enum(["ok", "failing"]) })),
  providers: api
    .route({ method: "GET", path: "/providers", summary: "What answers for each capability" })
    .output(runningProviders),
};
