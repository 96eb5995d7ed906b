import { expect } from "@playwright/test";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { expectSilence, hear, putMeters } from "./support/listen.ts";
import { arrive, newVisitor, say, untilNarrated } from "./support/walk.ts";
import { threadShare } from "./support/what-fits.ts";
import { waitForWorker } from "./support/worker.ts";

test.use({ serviceWorkers: "allow" });

test("a favourite keeps its star, a player leaves the chat its room, and without a line what is heard leaves at the time it was given and goes on", {
  tag: "@full",
}, async ({ page, context, baseURL, isMobile }) => {
  const isSounding = () => expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await page.clock.install();
  await putMeters(page);
  await arrive(page, newVisitor(), baseURL ?? "");
  await say(page, "I would like to do a body scan please.");
  await page
    .getByRole("toolbar", { name: "Meditation and audio" })
    .getByRole("button", { name: "Narrate" })
    .click();
  await untilNarrated(page, 240_000);
  await waitForWorker(page);

  await page.goto("/playlist");
  const star = page.getByRole("button", { name: "Favourite" });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByText("On this device", { exact: false }).first()).toBeVisible();

  const stop = page.getByRole("button", { name: "Stop sound" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await isSounding();
  await page.getByRole("link", { name: "Back to Chat" }).click();
  await expect(page.getByRole("region", { name: "Conversation" })).toBeVisible();
  await expect(stop).toBeVisible();
  if (isMobile) expect(await threadShare(page)).toBeGreaterThanOrEqual(0.6);
  await stop.click();
  await expectSilence(page);

  const complaints = complaintsOf(page);
  await context.setOffline(true);
  await page.goto("/");
  const list = page.getByRole("region", { name: "On this device" });
  await list.getByRole("button", { name: "Play" }).click();
  await isSounding();
  await page.getByRole("button", { name: "Open player" }).click();
  const player = page.getByRole("dialog", { name: "Player" });
  const timer = player.getByRole("combobox", { name: "Sleep timer" });
  await timer.selectOption("5 minutes");
  await isSounding();
  await page.clock.fastForward("05:00");
  await expect(player.getByRole("button", { name: "Resume sound" })).toBeVisible();
  await expectSilence(page);
  await expect(timer).toHaveValue("Off");
  await player.getByRole("button", { name: "Resume sound" }).click();
  await isSounding();
  await player.getByRole("button", { name: "Close player" }).click();
  await stop.click();
  await expectSilence(page);
  expect(complaints).toEqual([]);
});
