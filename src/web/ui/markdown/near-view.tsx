import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type Tell = (isNear: boolean, heightPx: number) => void;
/** Tells whenever an element comes near what is seen or leaves it; returns how to end that. */
type Watch = (element: Element, tell: Tell) => () => void;

/** How deep such parts stand in one another. */
const deepest = 3;
/** How far around the region everything is drawn in full. */
const margin = "100% 0px";
const WatchContext = createContext<Watch | null>(null);

/** Lets parts of a scrolling region be drawn in full only while they are near what is seen, and all of them for paper. */
export function NearViewProvider({
  region,
  children,
}: {
  region: RefObject<Element | null>;
  children: ReactNode;
}) {
  const [watch] = useState(() => createWatch(region));
  return <WatchContext value={watch}>{children}</WatchContext>;
}

function createWatch(region: RefObject<Element | null>): Watch {
  const tells = new Map<Element, Tell>();
  let observer: IntersectionObserver | undefined;
  const hear = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      tells.get(target)?.(isIntersecting, boundingClientRect.height);
    }
  };
  const drawAll = () => {
    // What is drawn in full may hold further parts, which are told in the next round.
    for (let round = 0; round < deepest; round += 1)
      flushSync(() => {
        for (const tell of tells.values()) tell(true, 0);
      });
  };
  const lookAgain = () => {
    for (const element of tells.keys()) {
      observer?.unobserve(element);
      observer?.observe(element);
    }
  };
  return (element, tell) => {
    if (tells.size === 0) {
      window.addEventListener("beforeprint", drawAll);
      window.addEventListener("afterprint", lookAgain);
    }
    observer ??= new IntersectionObserver(hear, { root: region.current, rootMargin: margin });
    tells.set(element, tell);
    observer.observe(element);
    return () => {
      tells.delete(element);
      observer?.unobserve(element);
      if (tells.size > 0) return;
      window.removeEventListener("beforeprint", drawAll);
      window.removeEventListener("afterprint", lookAgain);
    };
  };
}

interface NearViewProps {
  /** What stands in its place far away: all of its words, for searching and reading aloud, in few nodes. */
  light: () => ReactNode;
  /** How high it will be, roughly, until it has been seen. */
  guessPx: () => number;
  /** Whether it is drawn in full before anybody knows where it stands. */
  isNearFirst: boolean;
  className?: string;
  children: ReactNode;
}

/** Draws its content in full near what is seen, and lightly, at the same height, far away. */
export function NearView({ light, guessPx, isNearFirst, className, children }: NearViewProps) {
  const watch = use(WatchContext);
  const place = useRef<HTMLDivElement>(null);
  const [farPx, setFarPx] = useState(() => (watch && !isNearFirst ? guessPx() : null));
  const isFar = farPx !== null;
  useEffect(() => {
    const element = place.current;
    if (!watch || !element) return;
    return watch(element, (isNear, heightPx) => setFarPx(isNear || isInUse(element) ? null : heightPx));
  }, [watch]);
  return (
    <div
      ref={place}
      className={className}
      style={isFar ? { height: farPx, overflow: "clip", contentVisibility: "auto" } : undefined}
    >
      {isFar ? light() : children}
    </div>
  );
}

/** What holds the focus or a part of the selection is not taken away. */
function isInUse(element: Element): boolean {
  const selection = document.getSelection();
  if (element.contains(document.activeElement)) return true;
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
}
