import { expect, type Page } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { expectSilence, hear, putMeters } from "./support/listen.ts";

/** How wide the outermost ring stands at this moment, in pixels. */
const width = (page: Page) =>
  page
    .locator(".breathing-ring")
    .last()
    .evaluate((ring) => ring.getBoundingClientRect().width);

async function look(page: Page, name: string): Promise<void> {
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((to) => document.documentElement.classList.toggle("dark", to === "dark"), theme);
    await page.screenshot({ path: `test-results/shots/${name}-${theme}.png`, fullPage: true });
  }
}

test(
  "anybody breathes along with the rings by keyboard: they widen, they sound, and both stop",
  { tag: "@full" },
  async ({ page }, info) => {
    const complaints = complaintsOf(page);
    await putMeters(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await page.getByRole("link", { name: "Only here to breathe for a minute?" }).click();
    await page.getByRole("radio", { name: "Own" }).check();
    await look(page, `breathe-own-${info.project.name}`);
    await page.getByRole("radio", { name: "Box" }).check();
    await page.getByRole("switch", { name: "Sound" }).press("Space");
    const empty = await width(page);
    await page.getByRole("button", { name: "Begin" }).press("Enter");
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    await expect(page.getByRole("status").first()).toHaveText("Hold, 4");
    expect(await width(page)).toBeGreaterThan(empty * 1.2);
    await expect.poll(async () => (await hear(page, 1)).music).toBeGreaterThan(0.001);
    await look(page, `breathe-along-${info.project.name}`);
    await page.keyboard.press("Enter");
    await expectSilence(page);
    await expect(page.getByRole("radio", { name: "Box" })).toBeChecked();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
