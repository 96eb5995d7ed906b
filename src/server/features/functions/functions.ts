import type { ServerFunction } from "#server/http/functions/server-function.ts";
import { backgroundMusic } from "./background-music.ts";
import { contextualQuestions } from "./contextual-questions.ts";
import { gptChat } from "./gpt-chat.ts";
import { textToSpeech } from "./text-to-speech.ts";

/** The functions about words and sound. */
export const coachFunctions: readonly ServerFunction[] = [
  gptChat,
  contextualQuestions,
  textToSpeech,
  backgroundMusic,
];
