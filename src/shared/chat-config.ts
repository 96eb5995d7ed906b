import { z } from "zod";

const level = z.enum(["low", "medium", "high"]);

/** How the person wants to be answered; kept in the browser under `gpt-config` (specification, section 3). */
export const chatConfig = z.object({
  provider: z.string().max(100).default("openai"),
  model: z.string().max(200).default("gpt-5-nano-2025-08-07"),
  verbosity: level.default("low"),
  reasoning: level.default("medium"),
  codeInterpreter: z.boolean().default(false),
  mode: z.enum(["none", "rag", "web"]).default("none"),
  counselMode: z.boolean().default(true),
});

/** How the person wants to be answered. */
export type ChatConfig = z.infer<typeof chatConfig>;

/** The configuration of somebody who never chose one. */
export const defaultChatConfig: ChatConfig = chatConfig.parse({});
