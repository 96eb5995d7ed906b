import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, openChat, say, signIn, signOut } from "./support/walk.ts";

const pathOf = (page: Page) => new URL(page.url()).pathname;
const story = "I had a row with my manager.";
const newChat = async (page: Page) => {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "New Chat" }).click();
};

test("an open chat has an address that opens it again, for its own person alone", async ({
  page,
  context,
  product,
}) => {
  const visitor = newVisitor();
  await arrive(page, visitor, product.url);
  await expect.poll(() => pathOf(page)).toBe("/");
  await say(page, story);
  await expect.poll(() => pathOf(page)).toMatch(/^\/chats\/[\da-f-]{36}$/);
  const address = page.url();
  await newChat(page);
  await expect.poll(() => pathOf(page)).toBe("/");
  await openChat(page, story);
  await expect.poll(() => page.url()).toBe(address);
  await page.reload();
  await expect(page.getByRole("article", { name: "You" })).toContainText(story);

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole("article", { name: "You" })).toContainText(story);
  await other.close();

  await signOut(page);
  await expect.poll(() => pathOf(page)).toBe("/");
  await signIn(page, visitor, address);
  await expect(page.getByRole("article", { name: "You" })).toContainText(story);
  await expect(page).toHaveURL(address);

  await signOut(page);
  await arrive(page, newVisitor(), product.url);
  await page.goto(address);
  await expect(page.getByText("That isn't here any more.")).toBeVisible();
  await expect(page.getByText("What has been hard lately?")).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe("/");
});
