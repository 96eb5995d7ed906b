import { z } from "zod";
import { defaultChatConfig } from "./default-chat-config.ts";
import { writtenText } from "./written-text.ts";

const level = z.enum(["low", "medium", "high"]);

/** How the person wants to be answered; kept in the browser under `gpt-config` (specification, section 3). */
export const chatConfig = z.object({
  provider: writtenText.max(100).default(defaultChatConfig.provider),
  model: writtenText.max(200).default(defaultChatConfig.model),
  verbosity: level.default(defaultChatConfig.verbosity),
  reasoning: level.default(defaultChatConfig.reasoning),
  codeInterpreter: z.boolean().default(defaultChatConfig.codeInterpreter),
  mode: z.enum(["none", "rag", "web"]).default(defaultChatConfig.mode),
  counselMode: z.boolean().default(defaultChatConfig.counselMode),
});

/** How the person wants to be answered. */
export type ChatConfig = z.infer<typeof chatConfig>;
