import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

test("a first visitor reads in plain words what this is, at every width", async ({ page, product }) => {
  await page.goto(product.url);
  const promise = page.getByText("hear a meditation made from your own words").filter({ visible: true });
  await expect(promise).toBeInViewport();
});
