import type { LanguageModel, ToolSet } from "ai";
import type { ReplyStyle } from "#server/coach/coach.ts";

/** A language model as the coach needs it: how it is called and what its provider makes of a reply's style. */
export interface CoachModel {
  /** The model that really answers, as shown to people. */
  label: string;
  /** Whether its provider brings a web search of its own. */
  canSearchWeb: boolean;
  model: LanguageModel;
  /** Options and tools of the provider for a style: verbosity, effort, web search. */
  settingsFor(style: ReplyStyle): { providerOptions?: ProviderOptions; tools?: ToolSet };
}

/** Options by provider name, plain JSON. */
export type ProviderOptions = Record<string, Record<string, string | number | boolean | null>>;

/** How long a model may take, in milliseconds. */
export interface ModelPatience {
  /** For the whole answer. */
  totalMs: number;
  /** Between two pieces, and before the first one. */
  idleMs: number;
}
