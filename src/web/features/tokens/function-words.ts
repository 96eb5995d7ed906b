import type { FunctionName } from "#shared/contract/function-names.ts";

/** What each function does, in the words of a person who chooses what a token may use. */
export const functionWords: Record<FunctionName, string> = {
  "gpt-chat": "Replies of the coach (gpt-chat)",
  "generate-contextual-questions": "Suggested replies (generate-contextual-questions)",
  "text-to-speech": "Speech (text-to-speech)",
  "generate-background-music": "Music (generate-background-music)",
  "extract-text": "Text of a file (extract-text)",
  "process-bmp-data": "Heart-rate data (process-bmp-data)",
};
