import { createOpenAI, type OpenAIProvider } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ToolSet } from "ai";
import type { ReplyStyle } from "#server/coach/coach.ts";
import type { CoachModel } from "#server/coach/model/coach-model.ts";
import { fetchWith } from "./fetch-with.ts";
import { withReadableEvents } from "./readable-events.ts";
import { sameHostFetch } from "./same-host-fetch.ts";

/** How any model is asked, where the operator says so. */
interface CallSettings {
  contextTokens?: number | undefined;
  maxOutputTokens?: number | undefined;
  temperature?: number | undefined;
  /** Parameters to send with every call besides; null takes one out that we would send. */
  parameters?: Readonly<Record<string, unknown>> | undefined;
}

/** OpenAI's own service. */
export interface OpenAiSettings extends CallSettings {
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
export interface CompatibleSettings extends CallSettings {
  kind: "compatible";
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Whether its model thinks and takes `reasoning_effort`; a server refuses what its model does not know. */
  takesEffort?: boolean | undefined;
}

/** Named in every call: the library would follow OPENAI_BASE_URL of the environment, which is no setting of ours. */
const openAiUrl = "https://api.openai.com/v1";
const defaultModel = "gpt-5-nano-2025-08-07";

/** The model the settings name; nothing is called until it is asked. */
export const createModel = (settings: OpenAiSettings | CompatibleSettings): CoachModel =>
  settings.kind === "openai" ? openAi(settings) : compatible(settings);

function openAi(settings: OpenAiSettings): CoachModel {
  const { apiKey, model = defaultModel, searchesWeb = true, baseUrl = openAiUrl, parameters } = settings;
  const fetch = fetchWith(parameters, sameHostFetch);
  const provider = createOpenAI({ apiKey, fetch, baseURL: baseUrl });
  const takes = understands(model);
  return {
    ...callSettings(settings),
    label: model,
    provider: "OpenAI",
    canSearchWeb: searchesWeb,
    heeds: takes.effort ? ["verbosity", "reasoning"] : ["verbosity"],
    model: provider.responses(model),
    settingsFor: ({ verbosity, reasoning, mode }) => ({
      providerOptions: {
        openai: {
          store: false,
          // Summaries of thoughts are for verified organisations only, and nobody would read them.
          reasoningSummary: null,
          ...(takes.verbosity ? { textVerbosity: verbosity } : {}),
          ...(takes.effort ? { reasoningEffort: reasoning } : {}),
        },
      },
      ...toolsFor(mode === "web" && !searchesWeb ? "none" : mode, provider),
    }),
  };
}

const callSettings = ({ contextTokens, maxOutputTokens, temperature }: CallSettings) => ({
  contextTokens,
  maxOutputTokens,
  temperature,
});

/**
 * Which of the two settings a family of OpenAI's models takes; one that it does not know is refused with the whole
 * call. Verbosity came with gpt-5, effort belongs to models that think (o1, o3, o4, gpt-5), and chat models take neither.
 */
function understands(model: string): { verbosity: boolean; effort: boolean } {
  const isChat = /-chat\b/.test(model);
  const version = Number(/^gpt-(\d{1,3})/.exec(model)?.[1] ?? 0);
  const verbosity = version >= 5 && !isChat;
  return { verbosity, effort: verbosity || /^o\d/.test(model) };
}

function toolsFor(mode: ReplyStyle["mode"], { tools }: OpenAIProvider): { tools?: ToolSet } {
  if (mode === "web") return { tools: { web_search: tools.webSearch({}) } };
  return mode === "hrv" ? { tools: { code_interpreter: tools.codeInterpreter({}) } } : {};
}

function compatible(settings: CompatibleSettings): CoachModel {
  const { baseUrl, model, apiKey, parameters, takesEffort = false } = settings;
  const provider = createOpenAICompatible({
    name: "local",
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    fetch: withReadableEvents(fetchWith(parameters, sameHostFetch)),
    ...(apiKey ? { apiKey } : {}),
  });
  return {
    ...callSettings(settings),
    label: model,
    provider: new URL(baseUrl).host,
    canSearchWeb: false,
    heeds: takesEffort ? ["verbosity", "reasoning"] : ["verbosity"],
    model: provider.chatModel(model),
    settingsFor: ({ reasoning }) =>
      takesEffort ? { providerOptions: { local: { reasoningEffort: reasoning } } } : {},
  };
}
