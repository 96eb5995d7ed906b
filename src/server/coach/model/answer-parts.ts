import { type FinishReason, type LanguageModel, type ModelMessage, streamText, type ToolSet } from "ai";
import type { ProviderOptions } from "./coach-model.ts";

/** What is asked of a model in one call. */
interface ModelQuestion {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  maxOutputTokens?: number | undefined;
  temperature?: number | undefined;
  providerOptions?: ProviderOptions | undefined;
  tools?: ToolSet | undefined;
  abortSignal: AbortSignal;
}

/** What a call came to, as the server tells it. */
interface AnswerEnd {
  type: "finish";
  reason: FinishReason;
  /** In the server's own word. */
  rawReason: string | undefined;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** A part of an answer as it comes; a `sign` says only that the model lives, and a `raw` one is what the server sent. */
type AnswerPart =
  | { type: "text" | "thought"; text: string }
  | { type: "source"; title: string | undefined; url: string }
  | { type: "sign" | "abort" }
  | { type: "raw"; event: unknown }
  | { type: "error"; error: unknown }
  | AnswerEnd;

/**
 * Streams an answer's parts. Where no tool is given, the model is asked without the library's stages for tools, steps and
 * their results: each of them is a stream of its own, through which every sentence passes (docs/decisions/387).
 */
export function answerParts(question: ModelQuestion): AsyncIterable<AnswerPart> {
  const { model, tools } = question;
  const prompt = promptOf(question);
  return typeof model === "string" || model.specificationVersion !== "v4" || tools || !prompt
    ? withTools(question)
    : plainly(model, prompt, question);
}

type PlainModel = Extract<LanguageModel, { specificationVersion: "v4" }>;
type Prompt = Parameters<PlainModel["doStream"]>[0]["prompt"];

/** The talk as a model's provider takes it; nothing where it holds more than words. */
function promptOf({ instructions, messages }: ModelQuestion): Prompt | undefined {
  const prompt: Prompt = [{ role: "system", content: instructions }];
  for (const { role, content } of messages) {
    if (typeof content !== "string" || (role !== "user" && role !== "assistant")) return undefined;
    prompt.push({ role, content: [{ type: "text", text: content }] });
  }
  return prompt;
}

async function* plainly(
  model: PlainModel,
  prompt: Prompt,
  { maxOutputTokens, temperature, providerOptions, abortSignal }: ModelQuestion,
): AsyncGenerator<AnswerPart> {
  const { stream } = await model.doStream({
    prompt,
    abortSignal,
    includeRawChunks: true,
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(providerOptions ? { providerOptions } : {}),
  });
  for await (const part of stream) {
    // What the provider says before the server has sent anything of an answer is no sign of life.
    if (part.type === "stream-start" || part.type === "response-metadata") continue;
    if (part.type === "raw") yield { type: "raw", event: part.rawValue };
    else if (part.type === "text-delta") yield { type: "text", text: part.delta };
    else if (part.type === "reasoning-delta") yield { type: "thought", text: part.delta };
    else if (part.type === "source" && part.sourceType === "url")
      yield { type: "source", title: part.title, url: part.url };
    else if (part.type === "error") yield { type: "error", error: part.error };
    else if (part.type === "finish") {
      const { finishReason, usage } = part;
      yield {
        type: "finish",
        reason: finishReason.unified,
        rawReason: finishReason.raw,
        inputTokens: usage.inputTokens.total,
        outputTokens: usage.outputTokens.total,
      };
    } else yield { type: "sign" };
  }
}

async function* withTools({
  model,
  instructions,
  messages,
  maxOutputTokens,
  temperature,
  providerOptions,
  tools,
  abortSignal,
}: ModelQuestion): AsyncGenerator<AnswerPart> {
  const { fullStream } = streamText({
    model,
    instructions,
    messages,
    maxRetries: 0,
    abortSignal,
    onError: () => {},
    includeRawChunks: true,
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(providerOptions ? { providerOptions } : {}),
    ...(tools ? { tools } : {}),
  });
  for await (const part of fullStream) {
    // What the library says before anything was sent is no sign of life.
    if (part.type === "start" || part.type === "start-step") continue;
    if (part.type === "raw") yield { type: "raw", event: part.rawValue };
    else if (part.type === "text-delta") yield { type: "text", text: part.text };
    else if (part.type === "reasoning-delta") yield { type: "thought", text: part.text };
    else if (part.type === "source" && part.sourceType === "url")
      yield { type: "source", title: part.title, url: part.url };
    else if (part.type === "error") yield { type: "error", error: part.error };
    else if (part.type === "abort") yield { type: "abort" };
    else if (part.type === "finish") {
      const { inputTokens, outputTokens } = part.totalUsage;
      yield {
        type: "finish",
        reason: part.finishReason,
        rawReason: part.rawFinishReason,
        inputTokens,
        outputTokens,
      };
    } else yield { type: "sign" };
  }
}
