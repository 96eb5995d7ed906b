import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

const own = (page: Page) => page.getByRole("article", { name: "You" });
const replies = (page: Page) => page.getByRole("article", { name: "Coach" });
const field = (page: Page) => page.getByLabel("Your message");

async function press(page: Page, name: string, at = -1) {
  const message = name === "Write another reply" ? replies(page).nth(at) : own(page).nth(at);
  await message.hover();
  await message.getByRole("button", { name }).click();
}

test("a message is edited, answered otherwise and deleted, and a draft waits meanwhile", {
  tag: "@full",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My boss shouted at me.");
  await say(page, "I feel it in my chest.");
  await field(page).fill("and another thing");
  await press(page, "Edit message");
  await expect(field(page)).toHaveValue("I feel it in my chest.");
  await expect(field(page)).toBeFocused();
  await field(page).fill("I feel it in my stomach.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(own(page)).toHaveCount(2);
  await expect(own(page).last()).toContainText("in my stomach");
  await expect(replies(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue("and another thing");

  const before = await replies(page).last().locator("div").first().innerText();
  await press(page, "Write another reply");
  await expect(replies(page).last().locator("div").first()).not.toHaveText(before);
  await expect(replies(page)).toHaveCount(2);

  await press(page, "Delete message", 0);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Message deleted")).toBeVisible();
  await expect(own(page)).toHaveCount(1);
  await page.reload();
  await expect(own(page)).toHaveText([/in my stomach/]);
  await expect(replies(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("and another thing");
});

test("help stays in view when the message of danger is deleted", { tag: "@full" }, async ({
  page,
  product,
}) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My boss shouted at me.");
  await say(page, "I want to kill myself tonight.");
  const note = page.getByRole("region", { name: "Your safety comes first" });
  await expect(note).toBeVisible();
  await press(page, "Delete message");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(own(page)).toHaveCount(1);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Meditation" })).toHaveCount(0);
});
