import { useEffect } from "react";

/**
 * Keeps the screen from going dark while something is read along, where the browser can; it lets go when the page is hidden,
 * so it is asked again when the page comes back. A refusal is nobody's concern: the sound goes on without it.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || isOver) return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isOver) await held.release();
        else lock = held;
      } catch {
        lock = undefined;
      }
    };
    const again = () => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
