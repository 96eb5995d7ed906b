import { type RefObject, useLayoutEffect } from "react";

/** Lets the page end above something that is fixed at its foot: its height is told to the style sheet under a name. */
export function useRoom(fixed: RefObject<HTMLElement | null>, name: "--banner-room" | "--player-room"): void {
  useLayoutEffect(() => {
    const element = fixed.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [fixed, name]);
}
