import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

test("a model answers, makes the meditation, and its failures lose nothing", async ({
  page,
  model,
  modelProduct,
}) => {
  model.answer("That sounds heavy. Where in your body do you notice it?");
  await arrive(page, newVisitor(), modelProduct.url);
  await say(page, "My manager criticised me in front of everyone.");
  await expect(page.getByRole("article", { name: "Coach" }).getByText("That sounds heavy.")).toBeVisible();

  model.behave("hangs-up");
  await page.getByLabel("Your message").fill("My chest is tight and I am ashamed.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Failed to get AI response")).toBeVisible();
  await expect(page.getByText("My chest is tight and I am ashamed.")).toBeVisible();

  model.behave("ok");
  const replies = page.getByRole("article", { name: "Coach" });
  const sentence = replies.getByText("Where in your body do you notice it?");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(sentence).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);

  model.behave("wrong-key");
  await page.getByLabel("Your message").fill("It reminds me of school.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Failed to start stream")).toBeVisible();
  await page.reload();
  await expect(page.getByText("It reminds me of school.").first()).toBeVisible();

  model.behave("ok");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(sentence).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByText("Your message got no reply.")).toHaveCount(0);
  await say(page, "I always try to please people.");
  await page.getByRole("button", { name: "Meditation", exact: true }).click();
  await expect(page.getByText("Your personalized meditation is ready!")).toBeVisible();
  await expect(page.getByRole("article", { name: "Meditation", exact: true })).toBeVisible();
});
