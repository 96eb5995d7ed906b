import { chatTitle, lastWords } from "./long-chats.ts";
import { blankPath, type PacedReply, type ReplyRelay } from "./reply-relay.ts";
import { lastPhrase } from "./reply-text.ts";
import type { Seen, SlowBrowser } from "./watched-page.ts";

const slowedTimes = 4;
const keyEveryMs = 140;
/** The browser tells of no key that was shown sooner. */
const soonestToldMs = 16;

/** How a paced reply went. */
export interface Streamed {
  framesPerSecond: number;
  longestTaskMs: number;
  keyMs: number[];
  firstPaintMs: number;
  lastPaintMs: number;
}

const read = ({ page }: SlowBrowser) => page.evaluate((): Seen => window.seen);

function between(seen: Seen, from: number, to: number) {
  const frames = seen.frames.filter((at) => at >= from && at <= to).length;
  const tasks = seen.longTasks.filter(({ at, ms }) => at + ms >= from && at <= to).map(({ ms }) => ms);
  return { framesPerSecond: (frames * 1000) / (to - from), longestTaskMs: Math.max(0, ...tasks) };
}

/** What the same browser reaches with nothing to do. */
export async function rest(browser: SlowBrowser, url: string, forMs: number) {
  await browser.page.goto(url + blankPath);
  await browser.slowDown(slowedTimes);
  const from = await browser.page.evaluate(() => performance.timeOrigin + performance.now());
  await browser.page.waitForTimeout(forMs);
  return between(await read(browser), from, from + forMs);
}

/** Opens a chat as on a first visit, at full speed. */
export async function openChat({ page, slowDown }: SlowBrowser, url: string, size: number): Promise<void> {
  await slowDown(1);
  await page.goto(url);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await page
    .getByRole("button", { name: `${chatTitle(size)} ` })
    .first()
    .click();
  await page.getByText(lastWords(size)).last().waitFor();
}

/** One paced reply in a chat, with a person who types while it comes. */
export async function stream(browser: SlowBrowser, relay: ReplyRelay, reply: PacedReply): Promise<Streamed> {
  const { page } = browser;
  await page.getByLabel("Your message").fill("Please tell me more.");
  await browser.slowDown(slowedTimes);
  await page.evaluate((texts) => (window.awaited = texts), [reply.text.slice(0, 12), lastPhrase]);
  const played = relay.play(reply);
  await page.keyboard.press("Enter");
  const left = played.then(() => true);
  let typed = 0;
  while (!(await Promise.race([left, page.waitForTimeout(keyEveryMs).then(() => false)]))) {
    await page.keyboard.press("a");
    typed += 1;
  }
  const { firstAt, lastAt } = await played;
  await page.waitForFunction((text) => window.seen.shownAt[text] !== undefined, lastPhrase);
  await page.waitForTimeout(1000);
  const seen = await read(browser);
  const told = seen.keys.filter(({ at }) => at >= firstAt).map(({ ms }) => ms);
  const shown = (text: string) => seen.shownAt[text] ?? Number.NaN;
  return {
    ...between(seen, firstAt, lastAt + 500),
    keyMs: [...told, ...Array<number>(Math.max(0, typed - told.length)).fill(soonestToldMs)],
    firstPaintMs: shown(reply.text.slice(0, 12)) - firstAt,
    lastPaintMs: shown(lastPhrase) - lastAt,
  };
}

/** From the click on a chat, or from a reload with it open, to its last message; in milliseconds. */
export async function timeToLastMessage(browser: SlowBrowser, url: string, size: number) {
  const { page } = browser;
  const words = lastWords(size);
  await openChat(browser, url, 2);
  await browser.slowDown(slowedTimes);
  await page.evaluate((text) => (window.awaited = [text]), words);
  const clickedAt = await page.evaluate((name) => {
    const entry = [...document.querySelectorAll("button")].find((one) => one.textContent?.startsWith(name));
    const at = performance.timeOrigin + performance.now();
    entry?.click();
    return at;
  }, chatTitle(size));
  await page.waitForFunction((text) => window.seen.shownAt[text] !== undefined, words);
  const clickMs = (await shownAt(browser, words)) - clickedAt;
  await page.waitForTimeout(500);
  const isInView = await page
    .getByText(words)
    .last()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
  if (!isInView) throw new Error("the last message is not in view");
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const reloadMs = await timeReload(browser, words);
  return { clickMs, reloadMs, elements };
}

async function timeReload(browser: SlowBrowser, words: string): Promise<number> {
  const { page } = browser;
  await page.addInitScript((text) => (window.awaited = [text]), words);
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction((text) => window.seen?.shownAt[text] !== undefined, words);
  return (await shownAt(browser, words)) - (await page.evaluate(() => performance.timeOrigin));
}

async function shownAt(browser: SlowBrowser, words: string): Promise<number> {
  return (await read(browser)).shownAt[words] ?? Number.NaN;
}
