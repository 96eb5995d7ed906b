import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { House, Inhabitant } from "./house.ts";
import { isPhone, type Look, type themes } from "./look.ts";
import type { Screen } from "./screen.ts";
import { answerCookies } from "./visit.ts";

/** The moment every picture is taken in, whenever that is. */
const shownNow = Date.UTC(2026, 2, 2, 9, 30);

const patienceMs = 10_000;

/** How long a page is given to fall silent; one that is kept waiting never does. */
const quietMs = 3000;

/** Calls whose answers hold moments; none of them is a stream. */
const datedCalls = /\/api\/rpc\/(account\/session|chat\/(sessions|messages|expiring)|playlist\/list)/;

/**
 * Opens a screen so that two pictures of it are alike: motion reduced, the clock still, dates moved to one day, our own
 * fonts there. It is in the light theme. Close its context afterwards.
 */
export async function openStill(browser: Browser, house: House, screen: Screen, look: Look): Promise<Page> {
  const { width, height } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    ...(isPhone(look) && { isMobile: true, hasTouch: true }),
    ...{ reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC", baseURL: house.product.url },
  });
  await context.addInitScript(() => localStorage.setItem("theme", "light"));
  if (!screen.isFirstVisit) await answerCookies(context);
  const who = screen.who ? house[screen.who] : null;
  if (who) await signIn(context, who, house, screen);
  await context.clock.setFixedTime(shownNow);
  await context.route(datedCalls, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: moveDates(await answer.text(), house.regular.now) });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await screen.before?.(page);
  await page.goto(screen.path);
  await screen.ready(page).first().waitFor();
  await screen.prepare?.(page, look);
  await settle(page);
  return page;
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
  who: Inhabitant,
  house: House,
  { chat }: Screen,
): Promise<void> {
  await context.addCookies([{ ...who.cookie, url: house.product.url }]);
  const chatId = chat === undefined ? undefined : house.regular.chatIds[chat];
  const kept = { key: `stillpoint:${who.id}:open-chat`, chatId };
  await context.addInitScript(({ key, chatId }) => {
    if (chatId) sessionStorage.setItem(key, chatId);
  }, kept);
}

/** Waits until fonts are there and nothing is on its way, and nothing is pointed at. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: quietMs }).catch(() => {});
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
