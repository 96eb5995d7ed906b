import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";

type Tell = (isNear: boolean, heightPx: number) => void;
/** Tells whenever an element comes near what is seen or leaves it; returns how to end that. */
type Watch = (element: Element, tell: Tell) => () => void;

/** How far around the region everything is drawn in full. */
const margin = "100% 0px";
const WatchContext = createContext<Watch | null>(null);

/** Lets parts of a scrolling region be drawn in full only while they are near what is seen. */
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
  return (element, tell) => {
    observer ??= new IntersectionObserver(hear, { root: region.current, rootMargin: margin });
    tells.set(element, tell);
    observer.observe(element);
    return () => {
      tells.delete(element);
      observer?.unobserve(element);
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
