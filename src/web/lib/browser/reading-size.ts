import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";
import { redraw } from "./theme.ts";

/** How large the words of what one listens to can be. */
export const readingSizes = ["usual", "large", "largest"] as const;

/** One of them. */
export type ReadingSize = (typeof readingSizes)[number];

/** The chosen size and how to change it; it is drawn at once and kept under 'readingSize'. */
export function useReadingSize(): [ReadingSize, (size: ReadingSize) => void] {
  const [size, setSize] = useState(readSize);
  const choose = (next: ReadingSize) => {
    writeStored("readingSize", next === "usual" ? null : next);
    redraw();
    setSize(next);
  };
  return [size, choose];
}

function readSize(): ReadingSize {
  const stored = readStored("readingSize");
  return readingSizes.find((size) => size === stored) ?? "usual";
}
