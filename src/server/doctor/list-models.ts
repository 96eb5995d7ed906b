import { z } from "zod";
import { readAtMost } from "#server/providers/answers/read-at-most.ts";
import { sameHostFetch } from "#server/providers/models/same-host-fetch.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import type { Examination } from "./finding.ts";

/** A model as a server lists it; the context is named by some servers only, each by a word of its own. */
export interface ListedModel {
  id: string;
  contextTokens: number | undefined;
}

/** What a server answered when it was asked for its models. */
export type ModelList =
  | { kind: "models"; models: ListedModel[] }
  | { kind: "unreachable" | "no-list" | "key-refused" };

const mostBytes = 4_000_000;
const size = z.number().int().positive().optional().catch(undefined);
/** vLLM names `max_model_len`, OpenRouter `context_length`, Groq `context_window`, Mistral `max_context_length`. */
const listed = z.object({
  data: z.array(
    z
      .looseObject({
        id: z.string(),
        max_model_len: size,
        context_length: size,
        context_window: size,
        max_context_length: size,
      })
      .transform(({ id, max_model_len, context_length, context_window, max_context_length }) => ({
        id,
        contextTokens: max_model_len ?? context_length ?? context_window ?? max_context_length,
      })),
  ),
});

/** Asks `GET /models` at an address that speaks OpenAI's protocol. */
export async function listModels(
  { baseUrl, apiKey }: { baseUrl: string; apiKey?: string | undefined },
  { signal, timeoutMs }: Examination,
): Promise<ModelList> {
  let text: string | undefined;
  try {
    const response = await sameHostFetch(`${withoutSlash(baseUrl)}/models`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: response.status === 401 || response.status === 403 ? "key-refused" : "no-list" };
    }
    text = await readAtMost(response, mostBytes);
  } catch {
    signal.throwIfAborted();
    return { kind: "unreachable" };
  }
  const list = listed.safeParse(parsedJson(text));
  return list.success ? { kind: "models", models: list.data.data } : { kind: "no-list" };
}

/** An address without the slashes at its end. */
export const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, "");
