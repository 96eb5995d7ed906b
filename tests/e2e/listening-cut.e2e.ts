import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { expectSilence, hear, putMeters } from "./support/listen.ts";
import { arrive, newVisitor, say, untilNarrated } from "./support/walk.ts";

const unchanged = "This couldn't be changed. Please try again.";
const unreachable = "The server can't be reached. Check the connection and try again.";

test("with the line cut whatever needs it says so and changes nothing, and is done when it is pressed again", {
  tag: "@full",
}, async ({ page, context, baseURL }) => {
  test.setTimeout(900_000);
  const isRefused = async (words: string) => {
    await expect(page.getByText(words).first()).toBeVisible();
    // Another refusal is told apart from this one.
    await expect(page.getByText(words)).toHaveCount(0);
  };
  await putMeters(page);
  await arrive(page, newVisitor(), baseURL ?? "");

  await page.getByRole("button", { name: "Hear something short" }).click();
  const choice = page.getByRole("dialog", { name: "Something short" });
  await expect(choice.getByText("Even breathing")).toBeVisible();
  await context.setOffline(true);
  await choice.getByRole("button", { name: /^A little quiet/ }).click();
  await isRefused(unreachable);
  await expectSilence(page);
  await context.setOffline(false);

  await say(page, "I would like to do a three minute body scan please.");
  const narrate = page
    .getByRole("toolbar", { name: "Meditation and audio" })
    .getByRole("button", { name: "Narrate" });
  await context.setOffline(true);
  await narrate.click();
  await isRefused(unreachable);
  await expect(narrate).toBeEnabled();
  await context.setOffline(false);
  await narrate.click();
  await untilNarrated(page, 600_000);

  await page.goto("/playlist");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await page.getByRole("button", { name: "Open player" }).click();
  const player = page.getByRole("dialog", { name: "Player" });
  await expect(player.getByRole("list", { name: "Words" }).getByRole("button").first()).toBeVisible();
  await player.getByRole("button", { name: "Pause sound" }).click();

  await context.setOffline(true);
  await page.keyboard.press("Escape");
  await expect(player).toHaveCount(0);
  await page.getByRole("button", { name: "Stop sound" }).click();
  const star = page.getByRole("button", { name: "Favourite" });
  await star.click();
  await isRefused(unchanged);
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Read" }).click();
  const reading = page.getByRole("dialog", { name: "Body scan" });
  // Every way in which it is told begins there.
  await expect(reading).toContainText(/feet|toes/);
  await reading.getByRole("button", { name: "Rename" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("For the train");
  await page.getByRole("button", { name: "Save" }).click();
  await isRefused(unchanged);
  await expect(name).toHaveValue("For the train");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "For the train" }).first()).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Delete failed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "For the train" })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { name: "For the train" })).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");
});
