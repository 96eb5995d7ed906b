import type { ReplyStyle } from "#server/coach/coach.ts";
import type { ChatConfig } from "#shared/chat-config.ts";

/** Words, a heart rate or a date that make a message one about figures (specification, section 4); whole words only. */
const aboutFigures = /\b(code|python|data|hrv|chart|\d+ bpm|\d{4}-\d{2}-\d{2})\b/i;

/** Which way a message is answered, from the person's choices and, for figures, from the message itself. */
export function replyStyle(config: ChatConfig, text: string): ReplyStyle {
  const { verbosity, reasoning, codeInterpreter, mode, counselMode } = config;
  if (counselMode) return { mode: "counsel", verbosity, reasoning };
  if (codeInterpreter && aboutFigures.test(text)) return { mode: "hrv", verbosity, reasoning };
  return { mode, verbosity, reasoning };
}
