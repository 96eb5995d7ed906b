import { type RefObject, useLayoutEffect } from "react";

const gapPx = 8;
/** Where the screen is nearly all floor (a keyboard is open), toasts stand no higher than this share of it. */
const highestShare = 0.6;
const lookMs = 200;

/**
 * Keeps the toaster above the part of the page marked `data-toast-floor`, where one writes and hears, and above what is
 * marked `data-toast-spares`, the answers to tap, where there is room for it. Those come and go with the screens and grow
 * with what is written, so they are looked at again for as long as a toast shows.
 */
export function useToastFloor(toaster: RefObject<HTMLElement | null>, isShowing: boolean): void {
  useLayoutEffect(() => {
    if (!isShowing) return;
    const place = () => {
      if (!toaster.current) return;
      const { innerHeight } = window;
      const floor = document.querySelector("[data-toast-floor]");
      const floorTop = floor?.getBoundingClientRect().top ?? innerHeight;
      const above = Math.min(innerHeight - floorTop + gapPx, innerHeight * highestShare);
      const beneath = aboveSpared(innerHeight - above, toaster.current.offsetHeight);
      const bottom = beneath === null ? above : innerHeight - beneath + gapPx;
      toaster.current.style.bottom = floor ? `${Math.round(bottom)}px` : "";
    };
    place();
    const timer = setInterval(place, lookMs);
    return () => clearInterval(timer);
  }, [toaster, isShowing]);
}

/** Where what is spared begins, when toasts that end at `bottom` would lie on it and fit above it. */
function aboveSpared(bottom: number, height: number): number | null {
  const spared = document.querySelector("[data-toast-spares]")?.getBoundingClientRect();
  if (!spared || spared.top >= bottom || spared.bottom <= bottom - height) return null;
  return spared.top - gapPx - height > 0 ? spared.top : null;
}
