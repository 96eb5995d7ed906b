import { type RefObject, useLayoutEffect } from "react";

const gapPx = 8;
/** Where the screen is nearly all floor (a keyboard is open), toasts stand no higher than this share of it. */
const highestShare = 0.6;
const lookMs = 200;

/**
 * Keeps the toaster above the part of the page marked `data-toast-floor`, where one writes and hears. That part comes
 * and goes with the screens and grows with what is written, so it is looked at again for as long as a toast shows.
 */
export function useToastFloor(toaster: RefObject<HTMLElement | null>, isShowing: boolean): void {
  useLayoutEffect(() => {
    if (!isShowing) return;
    const place = () => {
      const floor = document.querySelector("[data-toast-floor]");
      const { innerHeight } = window;
      const above = innerHeight - (floor?.getBoundingClientRect().top ?? innerHeight) + gapPx;
      const bottom = floor ? `${Math.round(Math.min(above, innerHeight * highestShare))}px` : "";
      if (toaster.current) toaster.current.style.bottom = bottom;
    };
    place();
    const timer = setInterval(place, lookMs);
    return () => clearInterval(timer);
  }, [toaster, isShowing]);
}
