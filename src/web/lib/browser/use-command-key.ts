import { useEffect } from "react";

/** Answers Cmd/Ctrl+K as the specification says until there is a command palette. */
export function useCommandKey(): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      window.alert("Command palette not implemented yet!");
    };
    window.addEventListener("keydown", answer);
    return () => window.removeEventListener("keydown", answer);
  }, []);
}
