import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { hear, putMeters, voicePlace } from "./support/listen.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test.use({ userAgent: iphone });

/** The phone's own kind of source; the page tells when one was opened. */
const givePhonesSource = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class ManagedMediaSource extends MediaSource {
      constructor() {
        super();
        document.documentElement.dataset.appended = "true";
      }
    }
    Object.assign(window, { ManagedMediaSource });
  });

test("something short is heard at once by a browser that wants ranges, and is moved about in when it is whole", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  test.setTimeout(420_000);
  await givePhonesSource(page);
  await putMeters(page);
  await arrive(page, newVisitor(), baseURL ?? "");
  await page.getByRole("button", { name: "Hear something short" }).click();
  await page.getByRole("button", { name: /^Body scan/ }).click();
  await expect.poll(async () => (await hear(page, 2)).voice, { timeout: 60_000 }).toBeGreaterThan(0.01);
  await expect(page.locator("html")).toHaveAttribute("data-appended", "true");
  const player = page.getByRole("dialog", { name: "Player" });
  const forward = player.getByRole("button", { name: "Forward 15 seconds" });
  await expect(forward).toBeEnabled({ timeout: 300_000 });
  const place = player.getByRole("slider", { name: "Position in the recording" });
  expect(Number(await place.getAttribute("max"))).toBeGreaterThan(120_000);
  await place.fill("100000");
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(99.5);
  await expect.poll(async () => (await hear(page, 2)).voice, { timeout: 60_000 }).toBeGreaterThan(0.01);
});

test("a browser that wants ranges hears a narration while it is made, and is moved about in when it is whole", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  test.setTimeout(420_000);
  await givePhonesSource(page);
  await putMeters(page);
  await arrive(page, newVisitor(), baseURL ?? "");
  await say(page, "I would like to do a three minute body scan please.");
  const tools = page.getByRole("toolbar", { name: "Meditation and audio" });
  await tools.getByRole("button", { name: "Narrate" }).click();
  await expect.poll(async () => (await hear(page, 2)).voice, { timeout: 60_000 }).toBeGreaterThan(0.01);
  const place = page.getByRole("slider", { name: "Position" });
  // Only what is heard while it is made is appended: however quick the machine is, it was not waited for.
  await expect(page.locator("html")).toHaveAttribute("data-appended", "true");
  await expect(place).toBeEnabled({ timeout: 300_000 });
  await place.fill("60000");
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(59.5);
  await expect.poll(async () => (await hear(page, 2)).voice, { timeout: 60_000 }).toBeGreaterThan(0.01);
});
