import { createOpenAI, type OpenAIProvider } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ToolSet } from "ai";
import type { ReplyStyle } from "#server/coach/coach.ts";
import type { CoachModel } from "#server/coach/model/coach-model.ts";
import { sameHostFetch } from "./same-host-fetch.ts";

/** OpenAI's own service. */
export interface OpenAiSettings {
  kind: "openai";
  apiKey: string;
  /** Default `gpt-5-nano-2025-08-07`. */
  model?: string | undefined;
  /** Whether a reply in web mode searches by OpenAI's own tool; by default it does. */
  searchesWeb?: boolean;
  /** Another address that speaks the Responses API, for tests. */
  baseUrl?: string | undefined;
}

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM. */
export interface CompatibleSettings {
  kind: "compatible";
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
}

const defaultModel = "gpt-5-nano-2025-08-07";

/** The model the settings name; nothing is called until it is asked. */
export const createModel = (settings: OpenAiSettings | CompatibleSettings): CoachModel =>
  settings.kind === "openai" ? openAi(settings) : compatible(settings);

function openAi({ apiKey, model = defaultModel, searchesWeb = true, baseUrl }: OpenAiSettings): CoachModel {
  const provider = createOpenAI({ apiKey, fetch: sameHostFetch, ...(baseUrl ? { baseURL: baseUrl } : {}) });
  return {
    label: model,
    canSearchWeb: searchesWeb,
    model: provider.responses(model),
    settingsFor: ({ verbosity, reasoning, mode }) => ({
      providerOptions: { openai: { textVerbosity: verbosity, reasoningEffort: reasoning, store: false } },
      ...toolsFor(mode === "web" && !searchesWeb ? "none" : mode, provider),
    }),
  };
}

function toolsFor(mode: ReplyStyle["mode"], { tools }: OpenAIProvider): { tools?: ToolSet } {
  if (mode === "web") return { tools: { web_search: tools.webSearch({}) } };
  return mode === "hrv" ? { tools: { code_interpreter: tools.codeInterpreter({}) } } : {};
}

function compatible({ baseUrl, model, apiKey }: CompatibleSettings): CoachModel {
  const provider = createOpenAICompatible({
    name: "local",
    baseURL: baseUrl,
    fetch: sameHostFetch,
    ...(apiKey ? { apiKey } : {}),
  });
  return {
    label: model,
    canSearchWeb: false,
    model: provider.chatModel(model),
    settingsFor: () => ({}),
  };
}
