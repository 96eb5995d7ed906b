import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { lengthen } from "./support/long-chat.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

test("a long chat opens at its end with few elements, no word out of reach, and scrolls as far as one scrolls", async ({
  page,
  product,
}) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My manager shouted at me today.");
  await lengthen(page, 200);
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Message 200." })).toBeInViewport();
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1500);
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(200);
  await expect(articles.first()).toContainText("Message 1.");
  await expect(articles.nth(99)).toContainText("Message 100.");

  const thread = page.getByRole("region", { name: "Conversation" });
  const jumps = await thread.evaluate(async (region) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const middle = () => {
      const { left, top, width, height } = region.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("article");
    };
    const found: number[] = [];
    for (let step = 0; step < 60; step++) {
      const seen = middle();
      const before = seen?.getBoundingClientRect().top ?? 0;
      region.scrollBy({ top: -180, behavior: "instant" });
      for (let count = 0; count < 4; count++) await frame();
      const after = seen?.isConnected ? seen.getBoundingClientRect().top : before + 180;
      found.push(Math.abs(after - before - 180));
    }
    return found;
  });
  expect(Math.max(...jumps.slice(0, -1))).toBeLessThan(3);
  await expect(page.getByRole("button", { name: "Jump to latest" })).toBeVisible();
  await page.getByRole("button", { name: "Jump to latest" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Message 200." })).toBeInViewport();
});

test("switching to a chat asks the server once, and going back shows it at once", { tag: "@full" }, async ({
  page,
  product,
  isMobile,
}) => {
  const choose = async (name: string) => {
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name }).click();
  };
  await arrive(page, newVisitor(), product.url);
  await say(page, "The first chat is about my manager, who shouted at me today.");
  await choose("New Chat");
  await say(page, "The second chat is about my sister, who does not call me.");
  await page.reload();
  await expect(page.getByRole("article", { name: "You" })).toContainText("my sister");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/chat/messages")) asked.push(request.url());
  });
  await choose("The first chat");
  await expect(page.getByRole("article", { name: "You" })).toContainText("my manager");
  expect(asked).toHaveLength(1);
  await page.route("**/api/rpc/chat/messages**", () => undefined);
  await choose("The second chat");
  await expect(page.getByRole("article", { name: "You" })).toContainText("my sister");
  await choose("The first chat");
  await expect(page.getByRole("article", { name: "You" })).toContainText("my manager");
});
