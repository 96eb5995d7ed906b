import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const nearPx = 48;

/** A thread that keeps its end in view until the person scrolls up, and takes them back when asked. */
export interface Autoscroll {
  scrollRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
}

/** The last meditation of a thread. One that has just arrived and is longer than the screen is shown from its beginning. */
function latestScript(content: HTMLElement): HTMLElement | null {
  return [...content.querySelectorAll<HTMLElement>("[data-script]")].at(-1) ?? null;
}

/** Follows the end of growing content, once there is something to follow. Any scroll upwards lets go; coming near the end takes hold again. */
export function useAutoscroll(isFollowing: boolean): Autoscroll {
  const scrollRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
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

  useEffect(() => {
    const scroller = scrollRef.current;
    const content = contentRef.current;
    if (!isFollowing || !scroller || !content) return;
    let lastTop = scroller.scrollTop;
    const scrolled = () => {
      const restPx = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      if (scroller.scrollTop < lastTop - 1 && restPx > 4) hold(false);
      else if (restPx < nearPx && scroller.scrollTop > lastTop) hold(true);
      lastTop = scroller.scrollTop;
    };
    let knownScript = latestScript(content);
    const grown = new ResizeObserver(() => {
      const script = latestScript(content);
      const isNewScript = script !== null && script !== knownScript;
      knownScript = script;
      if (!isHeld.current) return;
      if (isNewScript && script.offsetHeight > scroller.clientHeight) {
        hold(false);
        script.scrollIntoView({ block: "start" });
      } else scroller.scrollTop = scroller.scrollHeight;
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
