import { useEffect, useState } from "react";
import { readStored, writeStored } from "./storage.ts";

/** The two looks of the product. */
export type Theme = "dark" | "light";

/** The chosen theme and how to change it; the choice is drawn at once and kept under 'theme'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(readTheme);
  useEffect(() => onThemeElsewhere(setTheme), []);
  const choose = (next: Theme) => {
    drawTheme(next);
    writeStored("theme", next);
    setTheme(next);
  };
  return [theme, choose];
}

/** Follows what is chosen in another tab of this browser; returns how to stop. */
export function followTheme(): () => void {
  return onThemeElsewhere(drawTheme);
}

function onThemeElsewhere(hear: (theme: Theme) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === "theme") hear(readTheme());
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

function readTheme(): Theme {
  return readStored("theme") === "light" ? "light" : "dark";
}

function drawTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", barColours[theme]);
}

/** What a phone paints around the page; `theme.js` names the same before the first paint. */
const barColours = { dark: "#0c1518", light: "#f8f4ed" };
