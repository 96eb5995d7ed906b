import { CoachUnavailable } from "#server/coach/coach.ts";
import type { ModelPatience } from "#server/coach/model/coach-model.ts";
import { modelFaults } from "#server/coach/model/model-fault.ts";
import { streamModel } from "#server/coach/model/stream-model.ts";
import {
  type CompatibleSettings,
  createModel,
  type OpenAiSettings,
} from "#server/providers/models/create-model.ts";
import { limits } from "#shared/limits/limits.ts";
import { betterAddress } from "./better-address.ts";
import type { Examination, Finding } from "./finding.ts";
import { type ListedModel, listModels } from "./list-models.ts";

/** Which settings of the environment a model comes from, for the sentences that name a mend. */
export interface ModelNames {
  service: string;
  baseUrl: string;
  model: string;
}

/** With less than this a talk of a few messages and its prompt have no room. */
const fewestContextTokens = 4096;
const namesShown = 20;

/**
 * Asks a model server for its models and then for one word, and says what is wrong in the words of its settings: nothing
 * there, `/v1` missing, model unknown (with those that are there), key refused, context too small, or whatever a call meets.
 */
export async function examineModel(
  settings: OpenAiSettings | CompatibleSettings,
  names: ModelNames,
  patience: ModelPatience,
  examination: Examination,
): Promise<Finding> {
  const { service } = names;
  const unwell = (...lines: string[]): Finding => ({ service, state: "unwell", lines });
  const coachModel = createModel(settings);
  if (settings.kind === "compatible") {
    const { baseUrl, apiKey } = settings;
    const list = await listModels({ baseUrl, apiKey }, examination);
    if (list.kind === "unreachable") return unwell(`${baseUrl}: ${modelFaults.unreachable}.`);
    if (list.kind === "key-refused") return unwell(`${baseUrl}: ${modelFaults["key-refused"]}.`);
    if (list.kind === "no-list") {
      const better = await betterAddress(settings, examination);
      if (better) return unwell(`${baseUrl} is not where the model answers. Set ${names.baseUrl}=${better}`);
    }
    if (list.kind === "models") {
      const known = list.models.find(({ id }) => isSameModel(id, settings.model));
      if (!known && list.models.length > 0)
        return unwell(...unknownModel(settings.model, list.models, names));
      const short = known && contextLine(known, settings);
      if (short) return unwell(short);
    }
  }
  if (examination.isShort) return { service, state: "well", lines: [] };
  const began = performance.now();
  let firstAfterMs: number | undefined;
  const { providerOptions } = coachModel.settingsFor({ mode: "none", verbosity: "low", reasoning: "low" });
  try {
    const stream = streamModel(coachModel, {
      instructions: "Answer with one word.",
      messages: [{ role: "user", content: "Say hello." }],
      providerOptions,
      signal: examination.signal,
      patience,
    });
    for await (const chunk of stream) if ("text" in chunk) firstAfterMs ??= performance.now() - began;
  } catch (error) {
    if (!(error instanceof CoachUnavailable)) throw error;
    if (error.fault === "call-refused" && settings.kind === "compatible" && settings.takesEffort)
      return unwell(
        `${coachModel.label}: ${error.forOperator}. Perhaps it takes no reasoning effort: remove LLM_REASONING_EFFORT.`,
      );
    // An answer that is cut at its limit is an answer.
    if (error.fault !== "cut" || firstAfterMs === undefined)
      return unwell(`${coachModel.label}: ${error.forOperator}.`);
  }
  examination.signal.throwIfAborted();
  const seconds = ((firstAfterMs ?? 0) / 1000).toFixed(1);
  return { service, state: "well", lines: [`${coachModel.label} said its first word after ${seconds} s.`] };
}

/** Ollama lists `llama3.2:latest` and answers to `llama3.2`. */
const isSameModel = (listed: string, asked: string): boolean =>
  listed === asked || listed === `${asked}:latest`;

function unknownModel(asked: string, models: readonly ListedModel[], names: ModelNames): string[] {
  const shown = models.slice(0, namesShown).map(({ id }) => id);
  const more = models.length > shown.length ? `, and ${models.length - shown.length} more` : "";
  return [
    `The server has no model ${asked}. Set ${names.model} to one that it has:`,
    `${shown.join(", ")}${more}`,
  ];
}

function contextLine(
  { contextTokens }: ListedModel,
  settings: OpenAiSettings | CompatibleSettings,
): string | undefined {
  if (contextTokens === undefined) return undefined;
  if (contextTokens < fewestContextTokens)
    return `The model's context is ${contextTokens} tokens, and ${fewestContextTokens} are needed. Start the server with a larger one.`;
  const used = settings.contextTokens ?? limits.context.maxTokens;
  return contextTokens < used
    ? `The model's context is ${contextTokens} tokens. Set LLM_CONTEXT_TOKENS=${contextTokens}, or long talks will fail.`
    : undefined;
}
