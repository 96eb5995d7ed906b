import { expect, type Page } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { expectSilence, hear, putMeters } from "./support/listen.ts";
import { takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, say, untilNarrated } from "./support/walk.ts";
import { waitForWorker } from "./support/worker.ts";

test.use({ serviceWorkers: "allow" });

/** The names of what this browser keeps: whose recordings, and the app of which release. */
const kept = (page: Page) => page.evaluate(() => caches.keys());

/** Paints it in both themes for whoever looks, and has axe judge both. */
async function look(page: Page, name: string): Promise<void> {
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await takePicturesOfThemes(page, `offline-${name}`);
}

test("without a line the app starts, says so, and plays what was kept on the device; a sign-out says that it goes, and it goes", async ({
  page,
  context,
  baseURL,
}, info) => {
  test.setTimeout(600_000);
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
  await page.getByRole("button", { name: "Keep on this device" }).click();
  const question = page.getByRole("dialog", { name: "Keep it on this device?" });
  await expect(question).toContainText("So can anyone else who uses this browser.");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByText("On this device", { exact: false }).first()).toBeVisible();

  const complaints = complaintsOf(page);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  const list = page.getByRole("region", { name: "On this device" });
  await expect(list).toContainText("Body scan");
  await look(page, "start");
  await list.getByRole("button", { name: "Play" }).click();
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await expect.poll(async () => (await hear(page, 2)).music).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Open player" }).click();
  const words = page.getByRole("list", { name: "Words" }).getByRole("button");
  await words.nth(5).click();
  await expect(words.nth(5)).toHaveAttribute("aria-current", "true");
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Stop sound" }).click();
  await expectSilence(page);
  await page.getByText("Help lines, if you need somebody now").click();
  await expect(page.getByRole("region", { name: "Help lines by country" })).toBeVisible();
  await page.getByRole("link", { name: "Breathe with the rings" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Breathe in, 5");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  expect(complaints).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();
  expect((await kept(page)).filter((name) => name.startsWith("stillpoint:"))).toHaveLength(1);
  if (info.project.use.isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const leaving = page.getByRole("dialog", { name: "Sign out?" });
  await expect(leaving).toContainText("The meditation kept on this device is removed from it.");
  await leaving.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect
    .poll(async () => (await kept(page)).filter((name) => name.startsWith("stillpoint:")))
    .toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(list).toHaveCount(0);
});
