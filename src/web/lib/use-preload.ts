import { useEffect } from "react";

/** Long enough that nothing somebody waits for is slowed down. */
const waitMs = 4000;

/** Fetches a part of the app that is likely to be wanted, in a quiet moment: then it is there when the line is not. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // What cannot be fetched now is fetched when it is asked for, and said then.
    const timer = setTimeout(() => void load().catch(() => {}), waitMs);
    return () => clearTimeout(timer);
  }, [load]);
}
