import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

const pathOf = (page: Page) => new URL(page.url()).pathname;

test(
  "Back closes what lies over the chat first, and the chat before is not come back into",
  { tag: "@full" },
  async ({ page, product }, { project }) => {
    await page.goto(`${product.url}/privacy-policy`);
    await arrive(page, newVisitor(), product.url);
    await say(page, "I had a row with my manager.");
    await expect.poll(() => pathOf(page)).toMatch(/^\/chats\//);
    const openMenu = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    const settings = page.getByRole("dialog", { name: "Settings" });
    if (project.name === "phone") {
      await openMenu.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect.poll(() => pathOf(page)).toMatch(/^\/chats\//);
      // A chat that is chosen in the menu takes the place of the one before it, as without a menu.
      await openMenu.click();
      await page.getByRole("button", { name: "New Chat" }).click();
      await expect.poll(() => pathOf(page)).toBe("/");
      await expect(menu).toBeHidden();
      await openMenu.click();
    }
    // Settings open as the menu closes, and stay.
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(settings).toBeVisible();
    await page.waitForTimeout(300);
    await expect(settings).toBeVisible();
    await page.goBack();
    await expect(settings).toBeHidden();
    await expect(page.getByLabel("Your message")).toBeVisible();
    await page.goBack();
    await expect.poll(() => pathOf(page)).not.toMatch(/^\/chats\//);
  },
);
