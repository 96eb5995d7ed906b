/** The functions of the specification's section 7, in the order in which they are described. */
export const functionNames = [
  "gpt-chat",
  "generate-contextual-questions",
  "text-to-speech",
  "generate-background-music",
  "extract-text",
  "process-bmp-data",
] as const;

/** The name of a function. */
export type FunctionName = (typeof functionNames)[number];
