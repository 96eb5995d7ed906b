import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

const story = "I had a row with my manager about the rota.";

test("a chat is saved as Markdown, and printed whole on light paper", async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, story);
  for (const more of ["In my chest.", "It feels like anger.", "It reminds me of school."])
    await say(page, more);
  const open = page.getByRole("button", { name: "Save or print this chat" });
  await open.click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as Markdown" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-i-had-a-row.*\.md$/);
  expect(await readFile(await file.path(), "utf8")).toContain(story);
  await page.keyboard.press("Escape");

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(4);
  await expect(page.getByRole("article", { name: "You" }).first()).toContainText(story);
  await expect(page.getByRole("article", { name: "You" }).first()).toBeVisible();
  for (const hidden of [
    page.getByLabel("Your message"),
    open,
    page.getByRole("button", { name: "Copy message" }),
  ])
    await expect(hidden.first()).toBeHidden();
  const paper = await page.evaluate(() => {
    const thread = document.querySelector("[data-thread]");
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    return { isWhole: thread !== null && thread.scrollHeight <= thread.clientHeight + 1, colour };
  });
  expect(paper).toEqual({ isWhole: true, colour: "rgb(255, 255, 255)" });
  const pdf = (await page.pdf({ width: "148mm", height: "105mm" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
