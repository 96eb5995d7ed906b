import type { Locator, Page } from "@playwright/test";

/** Whether the tools of a chat end within so many pixels from the left. */
export async function toolsWithin(page: Page, widthPx: number): Promise<boolean> {
  const tools = page.getByRole("toolbar", { name: "Meditation and audio", includeHidden: true });
  const ends = await tools
    .locator("button")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  return ends.length > 0 && Math.max(...ends) < widthPx;
}

/** The share of the window's height in which a chat is read. */
export function threadShare(page: Page): Promise<number> {
  return page
    .getByRole("region", { name: "Conversation" })
    .evaluate((thread) => thread.clientHeight / window.innerHeight);
}

/** Runs inside of the page: boxes that hide what is too much and yet move, as they do when something in them is focused. */
export function moveWhatHides(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((box) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
    const isSentence =
      textOverflow === "ellipsis" || box.clientWidth <= 1 || box.matches("[class*=line-clamp]");
    if (isSentence || !(overflowX === "hidden" || overflowY === "hidden")) return [];
    if (overflowY === "hidden") box.scrollTop = 500;
    if (overflowX === "hidden") box.scrollLeft = 500;
    return box.scrollTop || box.scrollLeft ? [`${box.tagName} ${box.className}`] : [];
  });
}

/**
 * The names of the controls in a part of the page that a thumb misses: smaller than 44 pixels either way, or above the lower share
 * of the window. The lines of a text that lead to their place in the sound are text, and left out.
 */
export function beyondThumb(part: Locator, lowerShare: number): Promise<string[]> {
  return part.locator("button, a[href], select, input").evaluateAll(
    (all, share) =>
      all.flatMap((each) => {
        const { width, height, top } = each.getBoundingClientRect();
        if (!each.checkVisibility() || each.closest("[inert], ol, p, footer, .sr-only, .not-focus\\:sr-only"))
          return [];
        // A slider is pulled along its length; a link in a sentence is as high as its line.
        const isSmall = Math.round(height) < 44 || Math.round(width) < 44;
        const isAbove = top < window.innerHeight * (1 - share);
        const name = each.getAttribute("aria-label") ?? each.textContent.trim();
        return isSmall || isAbove ? [name] : [];
      }),
    lowerShare,
  );
}
