import { useEffect } from "react";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { ringArrival, wantsBell } from "./arrival-bell.ts";

/**
 * Strikes the bell for what arrives, if the person wants it and hears no voice. What waits for a voice to end comes without it: a
 * bell after the last one of a meditation would be one too many.
 */
export function useArrivalBell(): void {
  useEffect(
    () =>
      onToast(({ isArrival }) => {
        const isListening = document.documentElement.hasAttribute("data-sounding");
        if (isArrival && !isListening && wantsBell()) void ringArrival();
      }),
    [],
  );
}
