import { expect, type Locator } from "@playwright/test";
import { test } from "./support/journey.ts";
import { keepBodyScan } from "./support/kept-recording.ts";
import { beyondThumb } from "./support/what-fits.ts";

// A thumb brings its own phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("by one thumb everything a listener needs is large enough, and the player's within the lower two thirds", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  test.setTimeout(900_000);
  await keepBodyScan(page, baseURL ?? "");
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await expect(page.getByRole("button", { name: "Stop sound" })).toBeVisible();
  // The list scrolls to where the thumb is; only what it presses has a size.
  expect(await beyondThumb(page.locator("body"), 1)).toEqual([]);
  await page.getByRole("button", { name: "Open player" }).tap();
  const player = page.getByRole("dialog", { name: "Player" });
  await expect(player.getByRole("button", { name: "Pause sound" })).toBeVisible();
  // The words scroll, and stay in their place between the cover and the title.
  const edges = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const words = await edges(player.getByRole("list", { name: "Words" }));
  const title = await edges(player.getByRole("heading"));
  expect(words.y + words.height).toBeLessThanOrEqual(title.y);
  expect(words.height).toBeGreaterThan(100);
  expect(await beyondThumb(player, 2 / 3)).toEqual([]);
  await player.getByRole("button", { name: "Close player" }).tap();
  await expect(player).toHaveCount(0);
  await page.getByRole("button", { name: "Open player" }).tap();
  await expect(player).toBeVisible();
  await page.goBack();
  await expect(player).toHaveCount(0);
});
