import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { hear, putMeters } from "./support/listen.ts";
import { arrive, newVisitor } from "./support/walk.ts";

test("a visitor reads what this is, and two taps after signing up there is sound", async ({
  page,
  product,
}) => {
  await putMeters(page);
  await page.goto(product.url);
  await expect(
    page.getByText("hear a meditation made from your own words").filter({ visible: true }),
  ).toBeVisible();

  await arrive(page, newVisitor(), product.url);
  await page.getByRole("button", { name: "Or begin with a short breathing practice" }).click();
  await expect(page.getByRole("article", { name: "Practice" })).toBeVisible();
  await page.getByRole("button", { name: "Narrate" }).click();
  await expect.poll(async () => (await hear(page)).voice, { timeout: 60_000 }).toBeGreaterThan(0.001);
});
