import { z } from "zod";
import { readAtMost } from "#server/providers/answers/read-at-most.ts";
import { sameHostFetch } from "#server/providers/models/same-host-fetch.ts";
import { type Embeddings, EmbeddingsFailed } from "./embeddings.ts";

/** Where a server speaks OpenAI's `POST /embeddings`, which model it is asked for, and with which key. */
export interface CompatibleEmbeddingsSettings {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
}

const openAiUrl = "https://api.openai.com/v1";
/** A number of a vector takes some twelve letters, so this is far more than a batch needs. */
const most = { dimensions: 4096, bytesForEach: 200_000, textChars: 8000 };

const vector = z.array(z.number()).min(2).max(most.dimensions);
const answer = z.object({ data: z.array(z.object({ index: z.int().min(0), embedding: vector })) });

/** Embeddings from any server that speaks OpenAI's protocol; without an address, OpenAI's own. */
export function createCompatibleEmbeddings(
  settings: Omit<CompatibleEmbeddingsSettings, "baseUrl"> & { baseUrl?: string | undefined },
): Embeddings {
  const { model, apiKey, baseUrl = openAiUrl } = settings;
  return {
    model,
    embed: async (texts, signal) => {
      const input = texts.map((text) => text.slice(0, most.textChars));
      const body = await ask({ baseUrl, model, apiKey }, input, signal);
      return readVectors(body, texts.length);
    },
  };
}

async function ask(
  { baseUrl, model, apiKey }: CompatibleEmbeddingsSettings,
  input: string[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await sameHostFetch(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/embeddings`, {
      method: "POST",
      signal,
      body: JSON.stringify({ model, input, encoding_format: "float" }),
      headers: {
        "content-type": "application/json",
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
    });
    if (response.ok) {
      const text = await readAtMost(response, most.bytesForEach * (input.length + 1));
      if (text === undefined) throw new EmbeddingsFailed("too-large");
      return text;
    }
    await response.body?.cancel();
    throw new EmbeddingsFailed("status");
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EmbeddingsFailed) throw error;
    throw new EmbeddingsFailed("unreachable", { cause: error });
  }
}

function readVectors(body: string, count: number): number[][] {
  const { data } = parse(body);
  const vectors = data.sort((a, b) => a.index - b.index).map(({ embedding }) => ofLengthOne(embedding));
  const isOneEach = data.length === count && data.every(({ index }, at) => index === at);
  const isOneDimension = vectors.every(({ length }) => length === vectors[0]?.length);
  if (!isOneEach || !isOneDimension) throw new EmbeddingsFailed("wrong-form");
  return vectors;
}

function parse(body: string): z.infer<typeof answer> {
  try {
    return answer.parse(JSON.parse(body));
  } catch (error) {
    throw new EmbeddingsFailed("wrong-form", { cause: error });
  }
}

function ofLengthOne(numbers: number[]): number[] {
  const length = Math.hypot(...numbers);
  if (!(length > 0 && Number.isFinite(length))) throw new EmbeddingsFailed("wrong-form");
  return numbers.map((one) => one / length);
}
