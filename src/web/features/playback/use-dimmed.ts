import { useEffect, useState } from "react";
import { limits } from "#shared/limits/limits.ts";

const signsOfLife = ["pointermove", "pointerdown", "keydown", "focusin", "wheel"] as const;

/** Whether somebody has only listened for a while: then what is there to be pressed can step back, until they stir. */
export function useDimmed(isListening: boolean): boolean {
  const [isDimmed, setIsDimmed] = useState(false);
  useEffect(() => {
    if (!isListening) return;
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      setIsDimmed(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsDimmed(true), limits.playback.dimAfterMs);
    };
    stir();
    for (const name of signsOfLife) window.addEventListener(name, stir);
    return () => {
      clearTimeout(timer);
      setIsDimmed(false);
      for (const name of signsOfLife) window.removeEventListener(name, stir);
    };
  }, [isListening]);
  return isDimmed;
}
