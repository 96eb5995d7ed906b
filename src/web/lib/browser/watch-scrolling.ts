import { limits } from "#shared/limits/limits.ts";

/**
 * Marks whatever scrolls with `data-scrolling` until it has rested for a moment, so that the style sheet can show its
 * bar only meanwhile. Returns how to stop.
 */
export function watchScrolling(page: Document): () => void {
  const resting = new Map<Element, ReturnType<typeof setTimeout>>();
  const mark = ({ target }: Event) => {
    const element = target instanceof Element ? target : page.documentElement;
    const known = resting.get(element);
    if (known === undefined) element.setAttribute("data-scrolling", "");
    clearTimeout(known);
    const rest = () => {
      resting.delete(element);
      element.removeAttribute("data-scrolling");
    };
    resting.set(element, setTimeout(rest, limits.scrollHideMs));
  };
  page.addEventListener("scroll", mark, { capture: true, passive: true });
  return () => {
    page.removeEventListener("scroll", mark, { capture: true });
    for (const timer of resting.values()) clearTimeout(timer);
  };
}
