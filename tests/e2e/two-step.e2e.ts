import { expect, type Page } from "@playwright/test";
import { codeOf } from "#server/testing/authenticator.ts";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, showSidebar, type Visitor } from "./support/walk.ts";

const password = (page: Page) => page.getByLabel("Your password, to confirm it's you");

async function openSecurity(page: Page): Promise<void> {
  await showSidebar(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign-in and security" }).click();
  await expect(page.getByRole("dialog", { name: "Sign-in and security" })).toBeVisible();
}

async function enterPassword(page: Page, visitor: Visitor): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Enter Your Code" })).toBeVisible();
}

const chat = (page: Page) => page.getByRole("heading", { name: "Meditative Process Generator" });

/** Turns it on through the screen; the key, and the recovery codes. */
async function turnOn(page: Page, visitor: Visitor): Promise<{ key: string; recovery: string }> {
  await openSecurity(page);
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await password(page).fill(visitor.password);
  await page.getByRole("button", { name: "Show the key" }).click();
  await expect(page.getByRole("img", { name: "The key as a picture" })).toBeVisible();
  const key = await page
    .getByText(/^Key: /)
    .locator("span")
    .innerText();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.getByLabel("Code from the app").fill(await codeOf(key));
  await page.getByRole("button", { name: "Turn it on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes are left")).toBeVisible();
  return { key, recovery };
}

test("two-step sign-in is turned on, and from then on the password leads to a code or a recovery code, until it is turned off", {
  tag: "@full",
}, async ({ page, product }) => {
  const complaints = complaintsOf(page);
  const visitor = newVisitor();
  await arrive(page, visitor, product.url);
  const { key, recovery } = await turnOn(page, visitor);
  await page.context().clearCookies({ name: /session/ });
  await enterPassword(page, visitor);
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.reload();
  await page.getByLabel("Code").fill(await codeOf(key, 1));
  await page.keyboard.press("Enter");
  await expect(chat(page)).toBeVisible();

  await page.context().clearCookies({ name: /session/ });
  await enterPassword(page, visitor);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(chat(page)).toBeVisible();
  await openSecurity(page);
  await expect(page.getByText("9 recovery codes are left")).toBeVisible();
  await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await password(page).fill(visitor.password);
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("button", { name: "Turn on two-step sign-in" })).toBeVisible();
  expect(complaints).toEqual([]);
});
