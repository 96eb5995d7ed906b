import { useEffect, useState } from "react";
import { readStored, writeStored } from "./storage.ts";

/** The two looks of the product, and the device's own. */
export type Theme = "dark" | "light" | "system";

const lookEvent = "stillpoint:look";

/** Has what is stored about the look drawn: `theme.js` does so, which is there before anything else. */
export function redraw(): void {
  window.dispatchEvent(new Event(lookEvent));
}

/** What was chosen, what is shown for it, and how to change it; the choice is drawn at once and kept under 'theme'. */
export function useTheme(): { chosen: Theme; isDark: boolean; choose: (theme: Theme) => void } {
  const [chosen, setChosen] = useState<Theme>(readTheme);
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === "theme") setChosen(readTheme());
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, []);
  const choose = (next: Theme) => {
    writeStored("theme", next);
    redraw();
    setChosen(next);
  };
  const isDark =
    chosen === "system" ? document.documentElement.classList.contains("dark") : chosen === "dark";
  return { chosen, isDark, choose };
}

function readTheme(): Theme {
  const stored = readStored("theme");
  return stored === "light" || stored === "system" ? stored : "dark";
}
