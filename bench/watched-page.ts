import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "#scripts/find-programs.ts";

/** What a page saw of itself; moments in milliseconds of the clock on the wall. */
export interface Seen {
  frames: number[];
  /** Tasks that held the page's thread for more than 50 ms. */
  longTasks: { at: number; ms: number }[];
  /** From the press of a key to the frame that shows it; those below 16 ms are not told. */
  keys: { at: number; ms: number }[];
  /** When the frame was done that first showed each text waited for. */
  shownAt: Record<string, number>;
}

/** A real browser on a slowed processor. */
export interface SlowBrowser {
  context: BrowserContext;
  page: Page;
  /** How many times slower the page's thread runs from here on. */
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    seen: Seen;
    awaited: string[];
  }
}

/** Runs inside of the page, before anything of its own. */
function watch(): void {
  const clock = (at = performance.now()) => performance.timeOrigin + at;
  const seen: Seen = { frames: [], longTasks: [], keys: [], shownAt: {} };
  window.seen = seen;
  window.awaited = [];
  const frame = (at: number) => {
    seen.frames.push(clock(at));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longTasks.push({ at: clock(startTime), ms: duration });
    }
  }).observe({ type: "longtask" });
  // A threshold that the type of the options does not know yet.
  const keysFrom16Ms = Object.assign({ type: "event" }, { durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === "keydown") seen.keys.push({ at: clock(startTime), ms: duration });
    }
  }).observe(keysFrom16Ms);
  const endOf = (node: Node) =>
    node instanceof Text ? node.data.slice(-200) : (node.textContent ?? "").slice(-2000);
  new MutationObserver((records) => {
    if (window.awaited.length === 0) return;
    const ends = records.flatMap(({ target, addedNodes }) =>
      (target instanceof Text ? [target] : [...addedNodes]).map(endOf),
    );
    const found = window.awaited.filter((text) => ends.some((end) => end.includes(text)));
    if (found.length === 0) return;
    window.awaited = window.awaited.filter((text) => !found.includes(text));
    // The message is delivered once the frame under way has been drawn.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      for (const text of found) seen.shownAt[text] = clock();
    };
    port1.postMessage(null);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Opens a browser whose pages watch themselves. */
export async function openSlowBrowser(): Promise<SlowBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium: install one or name it with CHROME_PATH.");
  const browser: Browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watch);
  // What is measured is a visit, not the first one, which meets the cookie banner.
  await context.addInitScript(() => localStorage.setItem("cookie-preferences", '{"necessary":true}'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // What lies outside of the window is never painted, and a key there counts as shown with the next frame that is.
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { width: 1400, height: 1000 } });
  return {
    context,
    page,
    slowDown: async (times) => void (await session.send("Emulation.setCPUThrottlingRate", { rate: times })),
    close: () => browser.close(),
  };
}
