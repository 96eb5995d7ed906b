import type { ChatConfig } from "#shared/chat/chat-config.ts";

/** What the mode toolbar can switch. */
export type ChatMode = "counsel" | "rag" | "web" | "hrv";

/** Whether a mode is on. */
export function isModeOn({ counselMode, mode, codeInterpreter }: ChatConfig, which: ChatMode): boolean {
  if (which === "counsel") return counselMode;
  return which === "hrv" ? codeInterpreter : mode === which;
}

/** The configuration after a mode was switched: at most one of the four is on (specification, section 4). */
export function withModeToggled(config: ChatConfig, which: ChatMode): ChatConfig {
  const isTurnedOn = !isModeOn(config, which);
  return {
    ...config,
    counselMode: which === "counsel" && isTurnedOn,
    codeInterpreter: which === "hrv" && isTurnedOn,
    mode: (which === "rag" || which === "web") && isTurnedOn ? which : "none",
  };
}

/** Which mode is to be switched so that the knowledge mode is the one named; nothing when it is already. */
export function modeToToggle({ mode }: ChatConfig, wanted: ChatConfig["mode"]): "rag" | "web" | null {
  if (mode === wanted) return null;
  const switched = wanted === "none" ? mode : wanted;
  return switched === "none" ? null : switched;
}

const names = { rag: "Knowledge retrieval", web: "Web search", hrv: "HRV Analysis" };

/** What is said when a mode was switched; the specification has no sentence for counsel that is turned off. */
export function modeNotice(config: ChatConfig, which: ChatMode): string | null {
  const isOn = isModeOn(config, which);
  if (which === "counsel") return isOn ? "Counsel mode enabled" : null;
  return `${names[which]} ${isOn ? "enabled" : "disabled"}`;
}
