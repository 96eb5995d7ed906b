import { type RefObject, useLayoutEffect } from "react";

const roomName = "--banner-room";

/** Lets the page end above the banner while it stands, so that it never covers where one writes or what one presses. */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty(roomName, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(roomName);
    };
  }, [banner]);
}
