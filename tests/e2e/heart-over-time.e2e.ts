import { Buffer } from "node:buffer";
import { expect } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, showSidebar } from "./support/walk.ts";

const rows = Array.from(
  { length: 30 },
  (_, at) => `2026-04-${String(at + 1).padStart(2, "0")} 00:00:00,${60 + (at % 5)}`,
);

test("a month of rates is kept by day, seen as a line and on a calendar, and erased", {
  tag: "@full",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await page.getByRole("button", { name: "HRV analysis" }).click();
  const [chosen] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Add a file or a watch export" }).click(),
  ]);
  await chosen.setFiles({
    name: "april.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`timestamp,heart rate (bpm)\n${rows.join("\n")}`),
  });
  await expect(page.getByText("BMP data processed successfully!")).toBeVisible();
  await page.getByLabel("Your message").press("Enter");
  await expect(page.getByRole("img", { name: /^Heart rate over the days/ })).toBeVisible();
  await page.getByRole("button", { name: "Keep by day" }).click();
  await expect(page.getByText("The recording is kept")).toBeVisible();

  await showSidebar(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("link", { name: "Your heart over time" }).click();
  await expect(page).toHaveTitle(/^Your Heart Over Time/);
  await expect(
    page.getByRole("img", { name: /^Heart rate by day\. Your own usual range is 60\.0 to 64\.0 bpm/ }),
  ).toBeVisible();
  await expect(page.getByRole("table", { name: "April 2026" })).toContainText("30");
  await takePicturesOfThemes(page, "heart-over-time");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  await page.reload();
  await page.getByRole("button", { name: /^Erase the recording of/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("The recording is erased")).toBeVisible();
  await expect(page.getByText(/^Nothing is kept yet/)).toBeVisible();
});
