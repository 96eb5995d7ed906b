import { type RefObject, useEffect } from "react";

const gapPx = 8;
/** Where the screen is nearly all floor (a keyboard is open), toasts stand no higher than this share of it. */
const highestShare = 0.6;

/**
 * Keeps the toaster above the part of the page marked `data-toast-floor`, where one writes and hears, as high as that
 * is at the moment; while nothing is shown it looks at nothing.
 */
export function useToastFloor(toaster: RefObject<HTMLElement | null>, isShowing: boolean): void {
  useEffect(() => {
    const element = toaster.current;
    if (!isShowing || !element) return;
    const floor = document.querySelector("[data-toast-floor]");
    const place = () => {
      const { innerHeight } = window;
      const top = floor?.getBoundingClientRect().top ?? innerHeight;
      const aboveFloor = Math.min(innerHeight - top + gapPx, innerHeight * highestShare);
      element.style.bottom = floor ? `${Math.round(aboveFloor)}px` : "";
    };
    place();
    if (!floor || typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(place);
    watcher.observe(floor);
    window.addEventListener("resize", place);
    return () => {
      watcher.disconnect();
      window.removeEventListener("resize", place);
    };
  }, [toaster, isShowing]);
}
