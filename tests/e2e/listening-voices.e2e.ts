import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { findFfmpeg } from "#scripts/find-programs.ts";
import { type SpeechServer, startSpeechServer } from "#server/testing/servers/speech-server.ts";
import { complaintsOf } from "./support/complaints.ts";
import { makeFirstAccount } from "./support/first-account.ts";
import { test } from "./support/journey.ts";
import { expectSilence, hear, putMeters } from "./support/listen.ts";
import { type Product, startProduct } from "./support/product.ts";
import { arrive, newVisitor, say, showSidebar, untilNarrated } from "./support/walk.ts";

const ffmpeg = findFfmpeg();
let far: SpeechServer;
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  far = await startSpeechServer();
  const voices = "Aria=a,Rowan=r,Sol=s,Wren=w";
  product = await startProduct({
    env: { SPEECH_BASE_URL: far.baseUrl, SPEECH_MODEL: "tones", SPEECH_VOICES: voices },
  });
  await makeFirstAccount(product.url);
});
test.afterAll(async () => {
  await product.stop();
  await far.close();
});

/** Rate, channels and loudness of a file, as FFmpeg reads them. */
async function measured(path: string): Promise<{ form: string; lufs: number }> {
  const args = ["-hide_banner", "-nostats", "-i", path, "-af", "ebur128", "-f", "null", "-"];
  const { stderr } = await promisify(execFile)(ffmpeg ?? "", args);
  return {
    // Some of its versions name their decoder after the codec.
    form: /Audio: mp3\b[^,]*, (\d+ Hz, \w+)/.exec(stderr)?.[1] ?? "",
    lufs: Number([...stderr.matchAll(/^\s+I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1]),
  };
}

test("a speech server's voices are listened to in Settings, narrate sentence by sentence, and are taken along over music; without a line that is said", {
  tag: "@full",
}, async ({ page, context }) => {
  test.setTimeout(900_000);
  const complaints = complaintsOf(page);
  await putMeters(page);
  await page.goto(product.url);
  await arrive(page, newVisitor(), product.url);
  const openSettings = async () => {
    await showSidebar(page);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    return page.getByRole("dialog", { name: "Settings" });
  };

  let settings = await openSettings();
  await settings.getByRole("button", { name: "Listen to Rowan" }).click();
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  expect(far.asked.at(0)?.voice).toBe("r");
  await settings.getByRole("button", { name: "Stop Rowan" }).click();
  await expectSilence(page);
  await settings.getByLabel("Voice", { exact: true }).selectOption("Wren");
  await settings.getByRole("combobox", { name: "Speed" }).selectOption("0.9 ×");
  await page.keyboard.press("Escape");

  far.asked.length = 0;
  await say(page, "I would like to do a three minute body scan please.");
  const actions = page.getByRole("toolbar", { name: "Meditation and audio" });
  await actions.getByRole("button", { name: "Music" }).click();
  await expect(page.getByText("Music generated successfully")).toBeVisible({ timeout: 90_000 });
  await actions.getByRole("button", { name: "Narrate" }).click();
  await untilNarrated(page, 600_000);
  // No further sentence of the sample that was stopped.
  expect(new Set(far.asked.map(({ voice }) => voice))).toEqual(new Set(["w"]));
  expect(far.asked.length).toBeGreaterThan(5);
  for (const { input } of far.asked) expect(input.match(/[.!?]\s/g) ?? []).toEqual([]);

  await page.goto(`${product.url}/playlist`);
  await expect(page.getByText(/^Voice: Wren · \d+:\d\d · With background music/)).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await expect.poll(async () => (await hear(page, 2)).music).toBeGreaterThan(0);
  const downloading = page.waitForEvent("download", { timeout: 240_000 });
  await page.getByRole("button", { name: "Download", exact: true }).click();
  if (ffmpeg) {
    const { form, lufs } = await measured(await (await downloading).path());
    expect(form).toBe("44100 Hz, stereo");
    expect(Math.abs(lufs + 16)).toBeLessThan(1);
  }
  await page.getByRole("button", { name: "Stop sound" }).click();
  await expectSilence(page);
  expect(complaints).toEqual([]);

  await page.getByRole("link", { name: "Back to Chat" }).click();
  settings = await openSettings();
  await expect(settings.getByRole("button", { name: "Listen to Sol" })).toBeVisible();
  far.asked.length = 0;
  await context.setOffline(true);
  await settings.getByRole("button", { name: "Listen to Sol" }).click();
  await expect(page.getByText("The server can't be reached.", { exact: false }).first()).toBeVisible();
  await expect(settings.getByRole("button", { name: "Listen to Sol" })).toBeVisible();
  await context.setOffline(false);
  // What could not be done is not done later by itself.
  await expectSilence(page);
  expect(far.asked).toEqual([]);
});
