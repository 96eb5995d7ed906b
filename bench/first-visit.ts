import { setTimeout } from "node:timers/promises";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { findChromium } from "#scripts/find-programs.ts";
import { ownPages } from "./bare-browser.ts";

/** What one visit to a page took; milliseconds from the press of Enter, bytes as they came over the wire. */
export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  readyMs: number;
  blockedMs: number;
  layoutShift: number;
  scriptBytes: number;
}

/** Slow 4G as browsers emulate it: so long for an answer to begin, so many bytes a second. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 1.47e6 / 8, uploadThroughput: 675e3 / 8 };

/** A phone: a small window, a processor four times slower, and a slow network. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const slowedTimes = 4;

declare global {
  interface Window {
    visit: {
      firstPaint: number;
      largestPaint: number;
      ready: number;
      shift: number;
      tasks: [number, number][];
    };
    /** Hears that `ready` is known; put there by the browser itself. */
    tellReady(word: string): void;
  }
}

/** Runs inside of the page before anything of its own; `ready` is the frame after the awaited element could be used. */
function watch(selector: string): void {
  const visit: Window["visit"] = { firstPaint: 0, largestPaint: 0, ready: 0, shift: 0, tasks: [] };
  window.visit = visit;
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") visit.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    visit.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") visit.shift += entry.value;
  });
  observe("longtask", ({ startTime, duration }) => visit.tasks.push([startTime, duration]));
  const look = () => {
    const found = document.querySelector(selector);
    if (!found || found.matches(":disabled")) return void requestAnimationFrame(look);
    visit.ready = performance.now();
    window.tellReady("");
  };
  requestAnimationFrame(look);
}

/** Ours takes the place of Playwright's own list, of which a visit here needs no other. */
const withoutFeatures = [
  ...ownPages,
  "PaintHolding",
  "HttpsUpgrades",
  "OptimizationHints",
  "PreconnectToSearch",
];

/** A browser in which every visit is the first: nothing is cached between two of them. */
export async function openVisits() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium: install one or name it with CHROME_PATH.");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", `--disable-features=${withoutFeatures.join(",")}`],
  });
  return { visit: (visit: Asked) => visitOnce(browser, visit), close: () => browser.close() };
}

interface Asked {
  url: string;
  /** What a person came to use. */
  readySelector: string;
  /** `name=value` of the session's cookie; a visitor without. */
  cookie?: string;
}

async function visitOnce(browser: Browser, { url, readySelector, cookie }: Asked): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const [name = "", value = ""] = cookie?.split(/=(.*)/s) ?? [];
    if (cookie) await context.addCookies([{ name, value, url }]);
    await context.addInitScript(() => localStorage.setItem("cookie-preferences", '{"necessary":true}'));
    await context.addInitScript(watch, readySelector);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scriptBytes = await countScripts(session);
    const ready = await hearReady(session);
    await session.send("Network.emulateNetworkConditions", slow4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowedTimes });
    await page.goto(url, { waitUntil: "commit" });
    await ready();
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate(() => window.visit);
    return {
      firstPaintMs: seen.firstPaint,
      largestPaintMs: seen.largestPaint,
      readyMs: seen.ready,
      blockedMs: seen.tasks
        .filter(([at]) => at >= seen.firstPaint - 50)
        .reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
      layoutShift: seen.shift,
      scriptBytes: scriptBytes(),
    };
  } finally {
    await context.close();
  }
}

/**
 * Settles once the page tells that it is ready. A question put to the page while it comes brings a quarter of a megabyte of
 * Playwright's own script into it: two tasks of 180 and 136 ms of a slowed processor that no visitor has.
 */
async function hearReady(session: CDPSession): Promise<() => Promise<void>> {
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "tellReady" });
  const told = new Promise<void>((resolve) => session.once("Runtime.bindingCalled", () => resolve()));
  const late = async () => {
    await setTimeout(60_000, undefined, { ref: false });
    throw new Error("The page was not ready within a minute.");
  };
  return () => Promise.race([told, late()]);
}

async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (process.env.VISIT)
      console.log(response.url.replace(/.*\/\/[^/]*/, ""), response.timing?.receiveHeadersEnd);
    if (response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => bytes;
}
