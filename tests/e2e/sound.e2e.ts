import { expect } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { expectGain, expectSilence, hear, pressLockScreen, putMeters, voicePlace } from "./support/listen.ts";
import { takePicture, takePicturesOfThemes } from "./support/picture.ts";
import { newVisitor, say, showSidebar, signUp } from "./support/walk.ts";

test("a voice is heard over music that makes room for it, across screens and from the lock screen, and then there is silence", async ({
  page,
}, info) => {
  // A long script is spoken by whatever cores are free.
  test.setTimeout(600_000);
  const isPhone = info.project.name === "phone";
  const complaints = complaintsOf(page);
  const shot = async (name: string) => {
    await takePicturesOfThemes(page, `sound-${name}`);
    expect(await accessibilityProblemsOfThemes(page), name).toEqual([]);
  };
  await putMeters(page);
  await signUp(page, newVisitor());
  await say(page, "I had a row with my manager about a deadline.");
  // The whole length is spoken in the main job: here a short one is enough to seek in.
  await say(page, "My chest is tight and I am ashamed. I only have three minutes.");
  const actions = page.getByRole("toolbar", { name: "Meditation and audio" });
  await actions.getByRole("button", { name: "Meditation", exact: true }).click();
  await expect(page.getByText("Your personalized meditation is ready!")).toBeVisible();

  await actions.getByRole("button", { name: "Music" }).click();
  await expect(actions.getByRole("button", { name: "Narrate" })).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "Music progress" })).toBeVisible();
  await expect(page.getByText("Music generated successfully")).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText("Music saved to playlist")).toBeVisible();
  const music = page.getByRole("region", { name: "Music", exact: true });
  await expect(music.getByRole("button", { name: "Pause music" })).toBeVisible();
  await expect.poll(async () => (await hear(page, 1)).music).toBeGreaterThan(0.003);
  await expectGain(page, 0.3);
  expect((await hear(page, 1)).voice).toBe(0);

  await actions.getByRole("button", { name: "Narrate" }).click();
  await expect(page.getByRole("button", { name: "Pause narration" })).toBeVisible();
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await expectGain(page, 0.1);
  expect(await hear(page, 4)).toMatchObject({ voiceVolume: expect.closeTo(Math.cbrt(0.12), 2) });
  await expect(page.getByRole("slider", { name: "Position" })).toBeEnabled({ timeout: 300_000 });
  await expect(page.getByText("Voice + Music saved to playlist")).toHaveCount(0);
  await shot("chat");

  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Your meditation");
  const artwork = () => page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src);
  await expect.poll(artwork).toMatch(/^data:image\/png;/);
  await pressLockScreen(page, "pause");
  await expect(page.getByText("Voice + Music saved to playlist")).toBeVisible();
  await expectSilence(page);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
  await pressLockScreen(page, "play");
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await page.getByRole("slider", { name: "Position" }).fill("60000");
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(60);
  await pressLockScreen(page, "seekto", 100);
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(100);
  await expect.poll(async () => (await hear(page, 4)).voice).toBeGreaterThan(0.01);

  if (isPhone) await page.getByRole("button", { name: "Playlist", exact: true }).click();
  await page.getByRole("link", { name: isPhone ? "All meditations, with downloads" : "Playlist" }).click();
  await expect(page.getByText(/Voice: Aria · \d+:\d\d · With background music/)).toBeVisible();
  await expect.poll(async () => (await hear(page, 4)).voice, { timeout: 40_000 }).toBeGreaterThan(0.01);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => voicePlace(page)).toBeLessThan(20);
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await expectGain(page, 0.25);
  expect((await hear(page, 1)).voiceVolume).toBe(1);
  await shot("playlist");
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expectSilence(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("Download started")).toBeVisible({ timeout: 90_000 });
  expect((await downloading).suggestedFilename()).toMatch(/^meditation-\d{4}-\d{2}-\d{2}-\d{4}\.mp3$/);

  await page.getByRole("link", { name: "Back to Chat" }).click();
  if (isPhone) {
    await page.getByRole("button", { name: "Playlist", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "My Meditations" });
    await expect(drawer.getByText("With background music")).toBeVisible();
    expect((await drawer.boundingBox())?.height).toBeCloseTo(0.8 * 844, 0);
    await shot("drawer");
    await drawer.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
    await drawer.getByRole("button", { name: "Stop", exact: true }).click();
    await expectSilence(page);
    await drawer.getByRole("button", { name: "Play", exact: true }).click();
  } else {
    await expect(page.getByText("Playlist", { exact: true }).first()).toBeVisible();
    await page.getByRole("complementary").getByRole("button", { name: "Play", exact: true }).click();
    await shot("sidebar");
  }
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await page.getByRole("button", { name: "Delete meditation" }).click({ force: true });
  await page
    .getByRole("dialog", { name: "Delete this meditation?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expectSilence(page);
  await expect(
    page.getByText(isPhone ? "Deleted - Meditation removed from playlist" : "Deleted successfully"),
  ).toBeVisible();
  await expect(page.getByText("No meditations yet", { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a person brings music of their own, sets how loud it is, hears it under a message, and goes back to the piano", {
  tag: "@full",
}, async ({ page }) => {
  await putMeters(page);
  await signUp(page, newVisitor());
  await say(page, "I had a row with my manager about a deadline.");
  const piano = () => page.request.get("/api/music/default");
  await expect.poll(async () => (await piano()).status(), { timeout: 90_000 }).toBe(200);
  const settings = async () => {
    await showSidebar(page);
    await page.getByRole("button", { name: "Settings" }).click();
    return page.getByRole("dialog", { name: "Settings" });
  };
  let dialog = await settings();
  await dialog.getByLabel("Background music file").setInputFiles({
    name: "words.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from("no sound at all"),
  });
  await expect(page.getByText(/^Failed to upload background music/)).toBeVisible();
  await dialog.getByLabel("Background music file").setInputFiles({
    name: "rain on the roof.mp3",
    mimeType: "audio/mpeg",
    buffer: await (await piano()).body(),
  });
  await expect(page.getByText("Background music uploaded successfully")).toBeVisible();
  await expect(dialog.getByText("rain on the roof.mp3")).toBeVisible();
  await dialog.getByRole("slider", { name: "Music volume" }).fill("60");
  await dialog.getByRole("slider", { name: "Music volume" }).scrollIntoViewIfNeeded();
  await takePicturesOfThemes(page, "sound-settings");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem("backgroundMusicVolume"))).toBe("0.6");

  const message = page.getByRole("article", { name: "You" });
  await message.hover();
  await message.getByRole("button", { name: "Play message" }).click();
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await expect(page.getByRole("region", { name: "Background music" })).toBeVisible();
  await expect.poll(async () => (await hear(page, 2)).music).toBeGreaterThan(0.001);
  await expectGain(page, 0.1);
  await expect(message.getByRole("button", { name: "Play message" })).toBeVisible();
  await expectGain(page, 0.6);
  await takePicture(page, "sound-background");
  await page.getByRole("button", { name: "Pause background music" }).click();
  await expectSilence(page);

  dialog = await settings();
  await expect(dialog.getByRole("slider", { name: "Music volume" })).toHaveValue("60");
  await dialog.getByRole("button", { name: "Remove my background music" }).click();
  await expect(page.getByText("Reverted to default background music")).toBeVisible();
  await expect(dialog.getByText("rain on the roof.mp3")).toHaveCount(0);
});
