import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";

/** The two looks of the product. */
export type Theme = "dark" | "light";

/** The chosen theme and how to change it; the choice is drawn at once and kept under 'theme'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => (readStored("theme") === "light" ? "light" : "dark"));
  const choose = (next: Theme) => {
    document.documentElement.classList.toggle("dark", next === "dark");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", barColours[next]);
    writeStored("theme", next);
    setTheme(next);
  };
  return [theme, choose];
}

/** What a phone paints around the page; `theme.js` names the same before the first paint. */
const barColours = { dark: "#0c1518", light: "#f8f4ed" };
