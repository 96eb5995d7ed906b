import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { findFfmpeg } from "#scripts/find-programs.ts";
import { accessibilityProblems } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { lookIntoVideo } from "./support/look-into-video.ts";
import { takePicture } from "./support/picture.ts";
import { arrive, newVisitor, say, showSidebar, untilNarrated } from "./support/walk.ts";

async function openChoices(page: Page) {
  await showSidebar(page);
  await page.getByRole("button", { name: "Generate Video" }).click();
  const dialog = page.getByRole("dialog", { name: "Generate a video" });
  await expect(dialog.getByText(/It takes about .* on this device/)).toBeVisible({ timeout: 60_000 });
  return dialog;
}

async function keptVideo(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download video" }).click();
  return readFile(await (await downloading).path());
}

test("a reply becomes a video with its voice and its words, which is kept, seen, taken along and deleted", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(600_000);
  const complaints = complaintsOf(page);
  await arrive(page, newVisitor(), baseURL ?? "");
  await showSidebar(page);
  await page.getByRole("button", { name: "No AI Response Available" }).click();
  await expect(page.getByText("No AI response available to generate video")).toBeVisible();
  if (info.project.name === "phone") await page.keyboard.press("Escape");
  await say(page, "I cannot sleep before the exam.");
  const actions = page.getByRole("toolbar", { name: "Meditation and audio" });
  await actions.getByRole("button", { name: "Narrate" }).click();
  await untilNarrated(page, 240_000);

  const dialog = await openChoices(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "video-choices");
  await dialog.getByLabel("Wide, 1280 × 720").check();
  await dialog.getByRole("button", { name: "Create" }).click();
  const box = page.getByRole("region", { name: "Video" });
  await expect(box.getByText("This may take up to 5 minutes...")).toBeVisible();
  await showSidebar(page);
  await expect(page.getByRole("button", { name: "Generating Video..." })).toBeDisabled();
  if (info.project.name === "phone") await page.keyboard.press("Escape");
  await expect(box.getByText("Creating the pictures...")).toBeVisible();
  await box.getByRole("button", { name: "Cancel" }).click();
  await expect(box).toBeHidden();

  const again = await openChoices(page);
  await again.getByLabel("Wide, 1280 × 720").check();
  await again.getByRole("button", { name: "Create" }).click();
  await expect(box.locator("[data-icon=creating]")).toBeVisible();
  // Another tab is in front meanwhile: nothing waits for it to be left.
  const other = await page.context().newPage();
  await other.goto("about:blank");
  await other.bringToFront();
  await expect(box.getByText("Video Ready!")).toBeVisible({ timeout: 120_000 });
  await other.close();
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "video-ready");

  const bytes = await keptVideo(page);
  const [item] = await page.evaluate(async () => (await fetch("/api/playlist")).json());
  expect(item).toMatchObject({
    audioUrl: expect.any(String),
    video: { kind: "mp4", sizeBytes: bytes.length },
  });
  if (findFfmpeg())
    await lookIntoVideo(bytes, async (seen) => {
      const [picture, sound] = ["video", "audio"].map((kind) =>
        seen.tracks.find((track) => track.kind === kind),
      );
      expect(picture).toMatchObject({ codec: "h264", width: 1280, height: 720 });
      expect(sound).toMatchObject({ codec: "aac" });
      expect(Math.abs((picture?.seconds ?? 0) - (sound?.seconds ?? 99))).toBeLessThan(0.05);
      expect(Math.abs(seen.seconds * 1000 - item.video.durationMs)).toBeLessThan(50);
      expect(seen.seconds * 1000 - item.durationMs).toBeCloseTo(11_000, -2);
      expect(seen.loudness).toBeGreaterThan(-20);
      expect(seen.loudness).toBeLessThan(-14);
      const [card, words] = [await seen.lightAt(2.5), await seen.lightAt(6)];
      for (const light of [card, words]) expect(light.most - light.least).toBeGreaterThan(120);
      expect((await seen.lightAt(seen.seconds - 0.1)).mean).toBeLessThan(30);
      const pictures = process.env.PICTURES;
      if (pictures) await seen.saveFrame(2.5, `${pictures}/video-card-${info.project.name}.png`);
      if (pictures) await seen.saveFrame(6, `${pictures}/video-words-${info.project.name}.png`);
    });

  await page.goto("/playlist");
  await expect(page.getByText(/With video/)).toBeVisible();
  await page.getByRole("button", { name: "Watch video" }).click();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBe(1280);
  await takePicture(page, "video-playlist");
  expect(complaints).toEqual([]);
  const video = await page.locator("video").getAttribute("src");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No meditations yet. Generate some from your chat sessions!")).toBeVisible();
  expect((await page.request.get(video ?? "")).status()).toBe(404);
});

test("a browser without encoders, by choice of its maker, records a video while it plays", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "VideoEncoder"));
  // A reply of one second: what is recorded takes as long as it lasts.
  await page.route("**/api/rpc/video/plan*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [line] = body.json.lines;
    await route.fulfill({
      response: answer,
      json: { ...body, json: { ...body.json, lines: [{ ...line, endMs: 1000 }], durationMs: 1000 } },
    });
  });
  await arrive(page, newVisitor(), baseURL ?? "");
  await say(page, "I am nervous about tomorrow.");
  await showSidebar(page);
  await page.getByRole("button", { name: "Generate Video" }).click();
  const dialog = page.getByRole("dialog", { name: "Generate a video" });
  await expect(
    dialog.getByText(/It is recorded while it plays: please leave this tab in front/),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();
  const box = page.getByRole("region", { name: "Video" });
  await expect(box.getByText("Video Ready!")).toBeVisible({ timeout: 60_000 });
  const bytes = await keptVideo(page);
  if (findFfmpeg())
    await lookIntoVideo(bytes, async (seen) => {
      expect(seen.tracks).toMatchObject([{ kind: "video", width: 1280, height: 720 }]);
      // A machine that is busy with other journeys may lose some of what it records.
      expect(seen.seconds).toBeGreaterThan(7);
      expect(seen.seconds).toBeLessThan(14);
      const light = await seen.lightAt(3);
      expect(light.most - light.least).toBeGreaterThan(100);
    });
});
