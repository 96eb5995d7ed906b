import type { ReplyStyle } from "#server/coach/coach.ts";
import type { ChatConfig } from "#shared/chat/chat-config.ts";
import { isAboutFigures } from "#shared/chat/is-about-figures.ts";

/** Which way a message is answered, from the person's choices and, for figures, from the message itself. */
export function replyStyle(config: ChatConfig, text: string): ReplyStyle {
  const { verbosity, reasoning, codeInterpreter, mode, counselMode } = config;
  if (counselMode) return { mode: "counsel", verbosity, reasoning };
  if (codeInterpreter && isAboutFigures(text)) return { mode: "hrv", verbosity, reasoning };
  return { mode, verbosity, reasoning };
}
