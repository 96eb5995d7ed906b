/** Where one reads in a chat: a message, and how far below the upper edge it begins (negative when it began above). */
export interface ReadingPlace {
  messageId: string;
  offsetPx: number;
}

/** How near to the end of what is said counts as being there. */
const nearPx = 48;
/** What stays free above a message that was brought to the top. */
const abovePx = 16;
/** The share of the room one's own message may take: below it begins the reply. */
const ownShare = 1 / 3;
/** A care reply that begins within this share of the room is in view already. */
const inViewShare = 1 / 2;
/** How long one has to rest before it is remembered where. */
const restMs = 200;

type Hold =
  | { at: "end" }
  /** Brought to the top, with room below it for what is still to come. */
  | { at: "top"; place: string; isOwn: boolean }
  /** Left where it stands, whatever grows around it. */
  | { at: "offset"; element: HTMLElement; place: string; offsetPx: number };

/** The elements a thread is scrolled with. `spacer` stands below `content` and makes room for bringing its end to the top. */
export interface ReadingParts {
  scroller: HTMLElement;
  content: HTMLElement;
  spacer: HTMLElement;
}

/** Hears how the thread is read. */
export interface ReadingEars {
  /** Whether the end of what was said is in view. */
  onEnd: (isAtEnd: boolean) => void;
  /** Where one rests; null at the end. */
  onRest: (place: ReadingPlace | null) => void;
}

/** Keeps a growing thread where one reads it. */
export interface ReadingView {
  /** Shows a chat that was opened: where it was left, or else a message's beginning with as much below it as fits. */
  open: (left: ReadingPlace | null, place: string | null) => void;
  /** Brings a place to the top, with the reply to come below it. One's own message takes a third of the room at most. */
  bringToTop: (place: string, isOwn: boolean) => void;
  /** Brings the beginning of a place into view unless it is there. */
  bringIntoView: (place: string) => void;
  /** Goes to the end, and stays there while it grows. */
  toEnd: () => void;
  close: () => void;
}

/**
 * Watches a thread and keeps what one reads in its place while things grow. Whoever scrolls is left alone; who scrolls
 * to the end stays there while it grows.
 */
export function createReadingView(parts: ReadingParts, ears: ReadingEars): ReadingView {
  const { scroller, content, spacer } = parts;
  let hold: Hold | null = null;
  /** The place last brought to the top: room is kept for it also when one has scrolled away. */
  let raised: Extract<Hold, { at: "top" }> | null = null;
  let lastTop = scroller.scrollTop;
  let isAtEnd = true;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const find = (place: string) => content.querySelector<HTMLElement>(`[data-place=${JSON.stringify(place)}]`);
  /** How far below the upper edge of what is seen an element begins. */
  const offsetOf = (element: HTMLElement) =>
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const belowPx = () => content.offsetTop + content.offsetHeight - scroller.scrollTop - scroller.clientHeight;

  const topFor = (element: HTMLElement, isOwn: boolean) => {
    const top = scroller.scrollTop + offsetOf(element);
    const roomPx = scroller.clientHeight * ownShare;
    const height = element.offsetHeight;
    return isOwn && height + abovePx > roomPx ? top + height - roomPx : top - abovePx;
  };
  const makeRoom = () => {
    const element = raised && find(raised.place);
    const endPx = content.offsetTop + content.offsetHeight;
    const neededPx = raised && element ? topFor(element, raised.isOwn) + scroller.clientHeight - endPx : 0;
    spacer.style.height = `${Math.max(0, Math.ceil(neededPx))}px`;
  };
  const told = () => {
    lastTop = scroller.scrollTop;
    const isNow = belowPx() < nearPx;
    if (isNow === isAtEnd) return;
    isAtEnd = isNow;
    ears.onEnd(isNow);
  };
  const keep = () => {
    makeRoom();
    if (hold?.at === "end") scroller.scrollTop = scroller.scrollHeight;
    if (hold?.at === "top") {
      const element = find(hold.place);
      if (element) scroller.scrollTop = topFor(element, hold.isOwn);
    }
    if (hold?.at === "offset") {
      const element = hold.element.isConnected ? hold.element : find(hold.place);
      if (element) {
        hold.element = element;
        scroller.scrollTop += offsetOf(element) - hold.offsetPx;
      }
    }
    told();
  };
  /** The first message that is seen, where it stands. */
  const seen = (): Extract<Hold, { at: "offset" }> | null => {
    const edge = scroller.getBoundingClientRect().top;
    for (const element of content.querySelectorAll<HTMLElement>("[data-place]")) {
      const { bottom } = element.getBoundingClientRect();
      const { place } = element.dataset;
      if (bottom > edge && place) return { at: "offset", element, place, offsetPx: offsetOf(element) };
    }
    return null;
  };
  const rest = () => {
    const first = isAtEnd ? null : seen();
    const messageId = first?.element.dataset.message;
    ears.onRest(first && messageId ? { messageId, offsetPx: Math.round(first.offsetPx) } : null);
  };
  /** Messages drawn late move what stands below them: one rests when nothing has moved for a moment. */
  const restSoon = () => {
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, restMs);
  };
  const scrolled = () => {
    restSoon();
    const movedPx = scroller.scrollTop - lastTop;
    if (hold && hold.at !== "end" && isStill(hold)) return told();
    if (Math.abs(movedPx) <= 1) return told();
    // What shrinks above moves the content up as well, but takes nobody away from the end.
    const isHeldAtEnd = hold?.at === "end" && (movedPx > 0 || belowPx() <= 4);
    if (!isHeldAtEnd) {
      const isBackAtEnd = movedPx > 0 && belowPx() < nearPx;
      hold = isBackAtEnd ? atEnd() : null;
    }
    told();
  };
  const isStill = (held: Exclude<Hold, { at: "end" }>) => {
    const element = find(held.place);
    if (!element) return false;
    if (held.at === "offset") return Math.abs(offsetOf(element) - held.offsetPx) <= 2;
    return Math.abs(topFor(element, held.isOwn) - scroller.scrollTop) <= 2;
  };
  /** At the end of a thread that keeps room below its end, that is the place the room is kept for. */
  const atEnd = (): Hold => (raised && spacer.offsetHeight > 0 ? raised : { at: "end" });

  // After layout and before paint: nobody sees the content without its place.
  const grown = new ResizeObserver(() => {
    keep();
    restSoon();
  });
  grown.observe(content);
  grown.observe(scroller);
  scroller.addEventListener("scroll", scrolled, { passive: true });

  return {
    open: (left, place) => {
      const element =
        left && content.querySelector<HTMLElement>(`[data-message="${CSS.escape(left.messageId)}"]`);
      const first = place === null ? null : find(place);
      if (element) scroller.scrollTop += offsetOf(element) - left.offsetPx;
      else if (first) scroller.scrollTop = topFor(first, false);
      else scroller.scrollTop = scroller.scrollHeight;
      hold = seen();
      told();
    },
    bringToTop: (place, isOwn) => {
      raised = { at: "top", place, isOwn };
      hold = raised;
      keep();
    },
    bringIntoView: (place) => {
      const element = find(place);
      const offsetPx = element ? offsetOf(element) : 0;
      if (!element || (offsetPx >= 0 && offsetPx <= scroller.clientHeight * inViewShare)) return;
      raised = { at: "top", place, isOwn: false };
      hold = raised;
      keep();
    },
    toEnd: () => {
      hold = atEnd();
      keep();
    },
    close: () => {
      clearTimeout(restTimer);
      rest();
      grown.disconnect();
      scroller.removeEventListener("scroll", scrolled);
    },
  };
}
