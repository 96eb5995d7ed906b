/** The configuration of somebody who never chose one (specification, section 3). */
export const defaultChatConfig = {
  provider: "openai",
  model: "gpt-5-nano-2025-08-07",
  verbosity: "low",
  reasoning: "medium",
  codeInterpreter: false,
  mode: "none",
  counselMode: true,
} as const;
