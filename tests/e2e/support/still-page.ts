import type { Browser, BrowserContext, Page } from "@playwright/test";
import { shownNow } from "./keep-words.ts";
import { isPhone, type Look, type themes } from "./look.ts";
import type { Screen } from "./screen.ts";
import type { SeededPerson, SeededProduct } from "./seed-product.ts";
import { answerCookies } from "./visit.ts";

/** The server's own come in an order of chance. */
const questions = [
  "I feel restless in my legs",
  "My breath stays high up in my chest",
  "My jaw lets go a little",
];

/** Only a page that hangs takes so long; one of a busy machine is not given up. */
const patienceMs = 120_000;

/** How long a page is given to fall silent; one that is kept waiting never does. */
const quietMs = 3000;
const stillMs = 150;

/** Calls whose answers hold moments; none of them is a stream. */
const datedCalls = /\/api\/rpc\/(account\/session|chat\/(sessions|messages|expiring)|playlist\/list)/;

/**
 * Opens a screen so that two pictures of it are alike: motion reduced, the clock still, dates moved to one day, our own
 * fonts there. It is in the light theme. `closeStill` closes it afterwards.
 */
export async function openStill(
  browser: Browser,
  seeded: SeededProduct,
  screen: Screen,
  look: Look,
): Promise<Page> {
  const { width, height } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    ...(isPhone(look) && { isMobile: true, hasTouch: true }),
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    baseURL: seeded.product.url,
  });
  await context.addInitScript(() => localStorage.setItem("theme", "light"));
  if (!screen.isFirstVisit) await answerCookies(context);
  const who = screen.who ? seeded[screen.who] : null;
  if (who) await signIn(context, who, seeded, screen);
  await context.clock.setFixedTime(shownNow);
  await context.route(datedCalls, async (route) => {
    const answer = await route.fetch({ timeout: patienceMs });
    await route.fulfill({ response: answer, body: moveDates(await answer.text(), seeded.regular.now) });
  });
  await context.route("**/api/rpc/chat/followUps**", (route) =>
    route.fulfill({ json: { json: { questions } } }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const silence = silenceOf(page);
  await screen.before?.(page);
  await page.goto(screen.path);
  await screen.ready(page).first().waitFor();
  await screen.prepare?.(page, look);
  await settle(page, silence);
  return page;
}

/** Closes a page with its context, whatever it still asks for. */
export async function closeStill(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
}

/** Turns the page that is open to a theme, as the switch in Settings does. */
export async function turnTo(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle("dark", isDark),
    theme === "dark",
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function signIn(
  context: BrowserContext,
  who: SeededPerson,
  seeded: SeededProduct,
  { chat }: Screen,
): Promise<void> {
  await context.addCookies([{ ...who.cookie, url: seeded.product.url }]);
  const chatId = chat === undefined ? undefined : seeded.regular.chatIds[chat];
  const kept = { key: `stillpoint:${who.id}:open-chat`, chatId };
  await context.addInitScript(({ key, chatId }) => {
    if (chatId) sessionStorage.setItem(key, chatId);
  }, kept);
}

/** Watches what a page asks for; the answer waits until nothing more was on its way for a moment. */
function silenceOf(page: Page): () => Promise<void> {
  let pending = 0;
  let changedAt = performance.now();
  const count = (by: number) => () => {
    pending += by;
    changedAt = performance.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  return async () => {
    const since = performance.now();
    while (performance.now() - since < quietMs) {
      if (pending <= 0 && performance.now() - changedAt > stillMs) return;
      await page.waitForTimeout(stillMs / 3);
    }
  };
}

/** Waits until fonts are there and nothing is on its way, and nothing is pointed at. */
async function settle(page: Page, silence: () => Promise<void>): Promise<void> {
  await silence();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.mouse.move(0, 0);
}

function moveDates(text: string, seededNow: number): string {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (moment) =>
    new Date(Math.round((Date.parse(moment) - seededNow) / 60_000) * 60_000 + shownNow).toISOString(),
  );
}
