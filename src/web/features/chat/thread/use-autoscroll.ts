import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const nearPx = 48;

/** A thread that keeps its end in view until the person scrolls up, and takes them back when asked. */
export interface Autoscroll {
  scrollRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
}

const restOf = ({ scrollHeight, clientHeight, scrollTop }: Element) =>
  scrollHeight - clientHeight - scrollTop;

/**
 * Follows the end of growing content, once there is something to follow. Any scroll upwards lets go; coming near the
 * end takes hold again. A meditation that has just arrived and is longer than the screen is shown from its beginning.
 */
export function useAutoscroll(isFollowing: boolean, scriptCount: number): Autoscroll {
  const scrollRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
  const scripts = useRef({ known: scriptCount, present: scriptCount });
  const [isAtEnd, setIsAtEnd] = useState(true);

  const hold = useCallback((isNowHeld: boolean) => {
    isHeld.current = isNowHeld;
    setIsAtEnd(isNowHeld);
  }, []);
  const toEnd = () => {
    hold(true);
    const scroller = scrollRef.current;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  };
  useLayoutEffect(() => {
    scripts.current.present = scriptCount;
  }, [scriptCount]);

  useEffect(() => {
    const scroller = scrollRef.current;
    const content = contentRef.current;
    if (!isFollowing || !scroller || !content) return;
    scripts.current.known = scripts.current.present;
    let last = { top: scroller.scrollTop, restPx: restOf(scroller) };
    const scrolled = () => {
      const now = { top: scroller.scrollTop, restPx: restOf(scroller) };
      // What shrinks above moves the content up as well, but takes nobody away from the end.
      const isUpwards = now.top < last.top - 1 && now.restPx > last.restPx + 1;
      if (isUpwards && now.restPx > 4) hold(false);
      else if (now.restPx < nearPx && now.top > last.top) hold(true);
      last = now;
    };
    // After layout and before paint: reading sizes here costs nothing, and nobody sees the content without its end.
    const grown = new ResizeObserver(() => {
      const isNewScript = scripts.current.present > scripts.current.known;
      scripts.current.known = scripts.current.present;
      if (!isHeld.current) return;
      const script = isNewScript ? latestScript(content) : null;
      if (script && script.offsetHeight > scroller.clientHeight) {
        hold(false);
        script.scrollIntoView({ block: "start" });
      } else scroller.scrollTop = scroller.scrollHeight;
      // What we moved ourselves, or the shrinking content did, is told later as a scroll: it is nobody's wish to go up.
      last = { top: scroller.scrollTop, restPx: restOf(scroller) };
    });
    grown.observe(content);
    grown.observe(scroller);
    scroller.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      grown.disconnect();
      scroller.removeEventListener("scroll", scrolled);
    };
  }, [hold, isFollowing]);
  return { scrollRef, contentRef, isAtEnd, toEnd };
}

function latestScript(content: HTMLElement): HTMLElement | null {
  return [...content.querySelectorAll<HTMLElement>("[data-script]")].at(-1) ?? null;
}
