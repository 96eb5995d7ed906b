import { z } from "zod";
import { source } from "#shared/chat/chat-message.ts";
import { writtenText } from "#shared/chat/written-text.ts";
import { limits } from "#shared/limits/limits.ts";
import { voiceSchema } from "#shared/listening/voice-schema.ts";
import { defaultVoice } from "#shared/listening/voices.ts";
import { functionNames } from "./function-names.ts";

/** The name of a function, the last part of its address. */
export const functionName = z.enum(functionNames);

/** What any function gives when it refuses or fails. */
export const functionError = z.object({ error: z.string() });

/** Accepted as the specification lists it, and never read: the session or the token says who is asking. */
export const ignoredUserId = z.string().max(200).nullish().describe("Ignored: the token says who is asking.");

const level = z.enum(["low", "medium", "high"]);
const words = writtenText.max(limits.message.maxChars * 2);

/** What gpt-chat is sent. A system message is material for the coach like the rest, never an order to it. */
export const gptChatBody = z.object({
  messages: z
    .array(z.object({ role: z.enum(["system", "user", "assistant"]), content: words }))
    .min(1, "Send at least one message.")
    .max(limits.functions.messages),
  userId: ignoredUserId,
  provider: z.string().max(100).optional(),
  model: z.string().max(200).optional(),
  verbosity: level.default("low"),
  reasoning: level.default("medium"),
  webSearch: z.boolean().default(false),
  codeInterpreter: z.boolean().default(false),
  stream: z.boolean().default(false),
  /** What is to be made of the conversation; all but `reply` come as text in the same places. */
  task: z.enum(["reply", "keywords", "concepts", "script", "suggestions"]).default("reply"),
});

/** What gpt-chat is sent. */
export type GptChatBody = z.infer<typeof gptChatBody>;

/** What gpt-chat gives when it does not stream; the reply stands in both places the specification reads. */
export const gptChatAnswer = z.object({
  response: z.string(),
  sources: z.array(source),
  followUpQuestions: z.array(z.string()),
  /** Milliseconds. */
  responseTime: z.int(),
  /** Estimated, of everything read and written. */
  totalTokens: z.int(),
  /** What really answered. */
  model: z.string(),
  choices: z.array(z.object({ message: z.object({ role: z.literal("assistant"), content: z.string() }) })),
});

/** One `data:` line of a streamed reply; the line after the last is `[DONE]`. */
export const gptChatChunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })),
  sources: z.array(source).optional(),
});

const historyItem = z.union([
  z.object({ role: z.enum(["system", "user", "assistant"]), content: words }),
  z.object({ text: words, isUser: z.boolean() }),
]);

/** A message in either of the forms a client holds. */
export type HistoryItem = z.infer<typeof historyItem>;

/** What generate-contextual-questions is sent: a reply, and the messages before it. */
export const contextualQuestionsBody = z.object({
  lastResponse: words,
  chatHistory: z.array(historyItem).max(limits.functions.messages).default([]),
});

/** What a person might say next: none while their safety comes first. */
export const contextualQuestionsAnswer = z.object({ chats: z.array(z.string()) });

/** What text-to-speech is sent. */
export const textToSpeechBody = z.object({
  text: writtenText
    .refine((text) => text.trim() !== "", "Send some text to speak.")
    .max(limits.narration.maxChars),
  voice: voiceSchema.default(defaultVoice),
  userId: ignoredUserId,
});

/** What generate-background-music is sent. */
export const backgroundMusicBody = z.object({
  prompt: writtenText.trim().min(1, "Describe the music.").max(limits.music.promptChars),
  durationMs: z
    .int()
    .min(limits.music.minDurationMs)
    .max(limits.music.maxDurationMs)
    .default(limits.music.durationMs),
  userId: ignoredUserId,
});

/** Sound as base64 of an MP3 (audio/mpeg). */
export const soundAnswer = z.object({ audio: z.base64() });
