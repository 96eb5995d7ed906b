import type { KeyboardEvent } from "react";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What makes a toolbar one stop of the Tab key, with arrows, Home and End within it; they turn round in right-to-left writing. */
export const toolbarKeys = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
    const step = steps[(isMirrored && mirrored[event.key]) || event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a[href]")];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[step(at, buttons.length)]?.focus();
  },
};
