import type { LanguageModel, ToolSet } from "ai";
import type { ReplyStyle, StyleSetting } from "#server/coach/coach.ts";
import type { OnModelCall } from "./model-call.ts";

/** A language model as the coach needs it: how it is called and what its provider makes of a reply's style. */
export interface CoachModel {
  /** The model that really answers, as shown to people. */
  label: string;
  /** Who answers, to count by: a name, or the host of a server of one's own. */
  provider: string;
  /** Whether its provider brings a web search of its own. */
  canSearchWeb: boolean;
  /** The person's settings that change its replies; verbosity is told to every model in words. */
  heeds: readonly StyleSetting[];
  model: LanguageModel;
  /** How many tokens a call may hold with its answer; without it the pipeline's own limit holds. */
  contextTokens?: number | undefined;
  /** The longest answer and the temperature, where the operator set them. */
  maxOutputTokens?: number | undefined;
  temperature?: number | undefined;
  /** Options and tools of the provider for a style: verbosity, effort, web search. */
  settingsFor(style: ReplyStyle): { providerOptions?: ProviderOptions; tools?: ToolSet };
}

/** The models of an installation. */
export interface CoachModels {
  main: CoachModel;
  /** For keywords, concepts and follow-ups, which need no large one. */
  small?: CoachModel | undefined;
  /** Asked where the main one fails before its first word. */
  fallback?: CoachModel | undefined;
  /** Hears by which fault the main one made way for the other. */
  onFallback?: ((fault: string) => void) | undefined;
  /** The models that take no form of an answer, remembered by every coach that is made on them. */
  withoutForms?: WeakSet<CoachModel> | undefined;
  /** Hears what each call came to, however it ended. */
  onCall?: OnModelCall | undefined;
}

/** Options by provider name, plain JSON. */
export type ProviderOptions = Record<string, Record<string, string | number | boolean | null>>;

/** How long a model may take, in milliseconds. */
export interface ModelPatience {
  /** For the whole answer. */
  totalMs: number;
  /** Before the first piece, a piece of reasoning included. */
  firstMs: number;
  /** Between two pieces. */
  idleMs: number;
}
