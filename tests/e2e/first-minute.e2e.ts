import { expect } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { agreeToTerms } from "./support/walk.ts";

test("a visitor reads in plain words what this is, tries one exchange after the disclaimer, and is led to an account", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const promise = page.getByText("hear a meditation made from your own words").filter({ visible: true });
  await expect(promise).toBeInViewport();
  await page.getByRole("link", { name: "Try it once, without an account" }).click();
  await agreeToTerms(page);
  await page
    .getByLabel("What has been hard lately?")
    .fill("My manager tore my report apart in front of everyone.");
  await page.getByRole("button", { name: "Send" }).click();
  const reply = page.getByRole("heading", { name: "The guide" });
  await expect(reply).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in or create an account" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("a visitor in danger is shown help in their country, and may decline to try at all", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/try`);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.goto(`${product.url}/try`);
  await agreeToTerms(page);
  await page.getByLabel("What has been hard lately?").fill("I want to kill myself tonight.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: "Help lines by country" })).toBeVisible();
});
