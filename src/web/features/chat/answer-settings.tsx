import { useQuery } from "@tanstack/react-query";
import type { ChatConfig } from "#shared/chat/chat-config.ts";
import { useApi } from "#web/lib/api.ts";
import { Segments } from "#web/ui/form/segments.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { useChatConfig } from "./chat-config.ts";
import { modeToToggle } from "./composer/chat-modes.ts";
import { useModeToggle } from "./composer/use-mode-toggle.ts";

const levels = [
  { value: "low", name: "Low" },
  { value: "medium", name: "Medium" },
  { value: "high", name: "High" },
] as const;

const knowledgeModes = [
  { value: "none", name: "None" },
  { value: "rag", name: "RAG" },
  { value: "web", name: "Web" },
] as const;

/** How the coach answers from the next message on; the modes are those of the toolbar and exclude each other as there. */
export function AnswerSettings() {
  const [, change] = useChatConfig();
  const [config, toggle] = useModeToggle();
  const isOffered = useStyleSettings();
  const choose = (mode: ChatConfig["mode"]) => {
    const switched = modeToToggle(config, mode);
    if (switched) toggle(switched);
  };
  return (
    <>
      {isOffered("verbosity") && (
        <Segments
          label="Verbosity Level"
          value={config.verbosity}
          choices={levels}
          onChange={(verbosity) => change({ ...config, verbosity })}
        />
      )}
      {isOffered("reasoning") && (
        <Segments
          label="Reasoning Effort"
          value={config.reasoning}
          choices={levels}
          onChange={(reasoning) => change({ ...config, reasoning })}
        />
      )}
      <Switch
        label="Smartwatch Data Analysis"
        hint="Reads heart-rate figures in what you write"
        isOn={config.codeInterpreter}
        onToggle={() => toggle("hrv")}
      />
      <Segments label="Knowledge Mode" value={config.mode} choices={knowledgeModes} onChange={choose} />
    </>
  );
}

/** A setting that the model here does not go by is not offered; the built-in guide's are, with a word that they wait for a model. */
function useStyleSettings(): (setting: "verbosity" | "reasoning") => boolean {
  const { queries } = useApi();
  const { data } = useQuery(queries.health.providers.queryOptions());
  const isModel = data?.configured.includes("model") ?? false;
  return (setting) => !isModel || (data?.styleSettings.includes(setting) ?? true);
}
