import { expect, type Locator } from "@playwright/test";
import { screens } from "./support/screens.ts";
import { type SeededProduct, seedProduct } from "./support/seed-product.ts";
import { closeStill, openStill, turnTo } from "./support/still-page.ts";
import { test } from "./support/visit.ts";
import { moveWhatHides, threadShare, toolsWithin } from "./support/what-fits.ts";

let seeded: SeededProduct;
test.beforeAll(async () => {
  seeded = await seedProduct();
});
test.afterAll(() => seeded?.product.stop());

/** As narrow as a desk's window at four times the size. */
const narrowest = { width: 320, height: 640 };
const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

/** What is kept in `docs/pictures/screens`; `npm run e2e -- pictures --update-snapshots` takes them anew. */
const kept = [
  ["sign-in", phone, "light"],
  ["sign-up-refused", phone, "dark"],
  ["terms", phone, "light"],
  ["welcome", desktop, "dark"],
  ["welcome", phone, "light"],
  ["meditation", desktop, "light"],
  ["chat-start", phone, "dark"],
  ["heart-start", phone, "light"],
  ["settings", phone, "dark"],
  ["playlist", tablet, "dark"],
  ["drawer", phone, "light"],
  ["cookies", phone, "dark"],
] as const;

/** Edges of letters differ between machines and are passed over; a word, a colour or a place that changed is not. */
const tolerance = { threshold: 0.16, maxDiffPixelRatio: 0.0008 };

test("the screens look as they did", { tag: "@full" }, async ({ browser }) => {
  test.setTimeout(60_000);
  const waiting = kept.map((each) => each);
  const inTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, look, theme] = next;
      const screen = screens.find((each) => each.name === name);
      if (!screen) throw new Error(`no screen ${name}`);
      const page = await openStill(browser, seeded, screen, look);
      await turnTo(page, theme);
      await expect.soft(page).toHaveScreenshot(`${name}-${look.width}-${theme}.png`, tolerance);
      await closeStill(page);
    }
  };
  await Promise.all([inTurn(), inTurn(), inTurn()]);
});

test("on a phone nothing can be scrolled that only cuts off, and the tools of a chat fit side by side", {
  tag: "@full",
}, async ({ browser }) => {
  for (const look of [narrowest, phone])
    for (const name of ["meditation", "settings"]) {
      const screen = screens.find((each) => each.name === name);
      if (!screen) throw new Error(`no screen ${name}`);
      const page = await openStill(browser, seeded, screen, look);
      expect(await page.evaluate(moveWhatHides), name).toEqual([]);
      expect(await toolsWithin(page, look.width), name).toBe(true);
      if (name === "meditation") {
        await expect(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Play narration" })).toBeVisible();
        expect(await threadShare(page), `${look.width} px`).toBeGreaterThanOrEqual(0.6);
        expect(await roomAbove(page.getByRole("heading", { level: 1 }))).toBeGreaterThanOrEqual(5);
      }
      await closeStill(page);
    }
});

test("on a tablet the titles of chats and meditations have the width of the sidebar, and two lines", {
  tag: "@full",
}, async ({ browser }) => {
  const screen = screens.find((each) => each.name === "meditation");
  if (!screen) throw new Error("no screen meditation");
  const page = await openStill(browser, seeded, screen, tablet);
  const sidebar = page.getByRole("complementary", { name: "Your chats and meditations" });
  const entries = sidebar.getByRole("listitem");
  expect(await entries.count()).toBeGreaterThan(4);
  const shares = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const title = entry.querySelector("[dir=auto]");
      return title ? title.clientWidth / entry.clientWidth : 0;
    }),
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.7);
  await closeStill(page);
});

/** The pixels between the upper edge of the page and the first letters of a text. */
function roomAbove(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.min(...[...range.getClientRects()].map(({ top }) => top));
  });
}
