import { useSyncExternalStore } from "react";
import type { ChatConfig } from "#shared/chat/chat-config.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { readStored, writeStored } from "#web/lib/browser/storage.ts";

const key = "gpt-config";
const changed = "stillpoint:chat-config";
const levels = ["low", "medium", "high"] as const;
const modes = ["none", "rag", "web"] as const;

/** The person's chat configuration from 'gpt-config'; each value that is missing or unknown is the default. */
export function readChatConfig(): ChatConfig {
  const stored = parse(readStored(key));
  const oneOf = <Value extends string>(values: readonly Value[], name: string, otherwise: Value) =>
    values.find((value) => value === stored[name]) ?? otherwise;
  const text = (name: string, otherwise: string) =>
    typeof stored[name] === "string" ? stored[name] : otherwise;
  const yes = (name: string, otherwise: boolean) =>
    typeof stored[name] === "boolean" ? stored[name] : otherwise;
  const mode = oneOf(modes, "mode", defaultChatConfig.mode);
  // A configuration in which several modes are on was not written here: the first of them holds, as in the toolbar.
  const isHeart = yes("codeInterpreter", defaultChatConfig.codeInterpreter) && mode === "none";
  const isCounsel = yes("counselMode", defaultChatConfig.counselMode) && mode === "none" && !isHeart;
  return {
    provider: text("provider", defaultChatConfig.provider),
    model: text("model", defaultChatConfig.model),
    verbosity: oneOf(levels, "verbosity", defaultChatConfig.verbosity),
    reasoning: oneOf(levels, "reasoning", defaultChatConfig.reasoning),
    codeInterpreter: isHeart,
    mode,
    counselMode: isCounsel,
  };
}

/** Keeps the configuration and tells every part of the page that shows it. */
export function writeChatConfig(config: ChatConfig): void {
  writeStored(key, JSON.stringify(config));
  window.dispatchEvent(new Event(changed));
}

/** The person's chat configuration, followed while it changes here or in another tab, and how to change it. */
export function useChatConfig(): [ChatConfig, (config: ChatConfig) => void] {
  useSyncExternalStore(subscribe, () => readStored(key));
  return [readChatConfig(), writeChatConfig];
}

function subscribe(listener: () => void): () => void {
  const told = [changed, "storage"];
  for (const name of told) window.addEventListener(name, listener);
  return () => {
    for (const name of told) window.removeEventListener(name, listener);
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
