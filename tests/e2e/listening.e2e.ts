import { expect } from "@playwright/test";
import { accessibilityProblems, accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { expectSilence, hear, pressLockScreen, putMeters, voicePlace } from "./support/listen.ts";
import { takePicture, takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, say, untilNarrated } from "./support/walk.ts";

test("what sounds has a player on every screen, its words, and a place to pick up at; and a recording is named, found and brought back", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const complaints = complaintsOf(page);
  const shot = async (name: string) => {
    await takePicturesOfThemes(page, `listening-${name}`);
    expect(await accessibilityProblemsOfThemes(page), name).toEqual([]);
  };
  const isSounding = () => expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await putMeters(page);
  await arrive(page, newVisitor(), baseURL ?? "");
  await say(page, "I would like to do a body scan please.");
  await page
    .getByRole("toolbar", { name: "Meditation and audio" })
    .getByRole("button", { name: "Narrate" })
    .click();
  await isSounding();
  await untilNarrated(page, 600_000);
  // Where it has a player of its own there is no second one.
  const mini = page.getByRole("region", { name: "Now playing" });
  await expect(mini).toHaveCount(0);
  await page.goto("/playlist");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await isSounding();
  await expect(mini).toContainText("Body scan");
  await shot("playlist");
  await page.evaluate(() => {
    history.pushState(null, "", "/privacy-policy");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
  await expect(mini).toBeVisible();

  await mini.getByRole("button", { name: "Open player" }).click();
  const player = page.getByRole("dialog", { name: "Player" });
  const lines = player.getByRole("list", { name: "Words" }).getByRole("button");
  await expect(lines.first()).toBeVisible();
  await lines.nth(5).click();
  await expect(lines.nth(5)).toHaveAttribute("aria-current", "true");
  await isSounding();
  const place = await voicePlace(page);
  expect(place).toBeGreaterThan(10);
  await player.getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(place + 14);
  await player.getByRole("combobox", { name: "Speed" }).selectOption("1.25 ×");
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Body scan");
  await pressLockScreen(page, "pause");
  await expectSilence(page);
  await shot("player");
  await player.getByRole("button", { name: "Resume sound" }).click();
  await isSounding();
  await page.keyboard.press("Escape");
  await mini.getByRole("button", { name: "Stop sound" }).click();
  await expectSilence(page);
  await expect(mini).toHaveCount(0);

  await page.goto("/playlist");
  await page.getByRole("button", { name: /^Pick up at \d:\d\d$/ }).click();
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(place + 10);
  await isSounding();
  await mini.getByRole("button", { name: "Open player" }).click();
  const whole = player.getByRole("slider", { name: "Position in the recording" });
  await whole.fill(String(Math.floor((Number(await whole.getAttribute("max")) - 1500) / 1000) * 1000));
  await expect(page.getByText("How is it now?")).toBeVisible();
  await shot("after");
  await page.getByRole("button", { name: "Lighter" }).click();
  await page.getByRole("heading", { name: "After listening, over the weeks" }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Week of /)).toBeVisible();
  await shot("weeks");

  await page.getByRole("button", { name: "Read" }).click();
  await page.getByRole("dialog", { name: "Body scan" }).getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("For the train");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "For the train" }).first()).toBeVisible();
  await shot("read");
  await page.getByRole("dialog", { name: "For the train" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No meditations yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "For the train" })).toBeVisible();
  await page.getByRole("button", { name: "Read" }).click();
  await page.getByRole("link", { name: "Open its chat" }).click();
  await expect(page.getByRole("article", { name: "You" })).toContainText("body scan");
  expect(complaints).toEqual([]);
});

test("from an empty chat it is two presses to something short that is heard, and one to silence", {
  tag: "@phone",
}, async ({ page, baseURL }) => {
  await putMeters(page);
  await arrive(page, newVisitor(), baseURL ?? "");
  await page.getByRole("button", { name: "Hear something short" }).click();
  const choice = page.getByRole("dialog", { name: "Something short" });
  await expect(choice.getByText("Even breathing")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "short-list");
  await choice.getByRole("button", { name: /^A little quiet/ }).click();
  const player = page.getByRole("dialog", { name: "Player" });
  await expect(player.getByText("Very few words and much silence")).toBeVisible();
  await expect.poll(async () => (await hear(page, 2)).voice, { timeout: 60_000 }).toBeGreaterThan(0.01);
  await expect(player.getByRole("button", { name: "Pause sound" })).toBeVisible();
  await takePicture(page, "short-player");
  await player.getByRole("button", { name: "Close player" }).click();
  await page.getByRole("button", { name: "Stop sound" }).click();
  await expectSilence(page);
});
