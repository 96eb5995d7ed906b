import type { ChatConfig } from "#shared/chat-config.ts";
import { defaultChatConfig } from "#shared/default-chat-config.ts";
import { readStored } from "#web/lib/storage.ts";

const levels = ["low", "medium", "high"] as const;
const modes = ["none", "rag", "web"] as const;

/** The person's chat configuration from 'gpt-config'; each value that is missing or unknown is the default. */
export function readChatConfig(): ChatConfig {
  const stored = parse(readStored("gpt-config"));
  const oneOf = <Value extends string>(values: readonly Value[], name: string, otherwise: Value) =>
    values.find((value) => value === stored[name]) ?? otherwise;
  const text = (name: string, otherwise: string) =>
    typeof stored[name] === "string" ? stored[name] : otherwise;
  const yes = (name: string, otherwise: boolean) =>
    typeof stored[name] === "boolean" ? stored[name] : otherwise;
  return {
    provider: text("provider", defaultChatConfig.provider),
    model: text("model", defaultChatConfig.model),
    verbosity: oneOf(levels, "verbosity", defaultChatConfig.verbosity),
    reasoning: oneOf(levels, "reasoning", defaultChatConfig.reasoning),
    codeInterpreter: yes("codeInterpreter", defaultChatConfig.codeInterpreter),
    mode: oneOf(modes, "mode", defaultChatConfig.mode),
    counselMode: yes("counselMode", defaultChatConfig.counselMode),
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
