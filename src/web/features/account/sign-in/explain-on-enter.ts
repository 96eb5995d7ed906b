import type { KeyboardEvent } from "react";

/**
 * What Enter does in a field of a form whose button is disabled. The browser would stay silent; a person who presses
 * Enter has submitted, and is told what is missing.
 */
export function explainOnEnter(explain: (() => void) | false) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!explain || event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    explain();
  };
}
