import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { encodeLoop } from "#server/audio/music/rendering/encode-loop.ts";
import { randomFrom } from "#shared/listening/seeded-random.ts";
import { filesHolding } from "./support/browser-disk.ts";
import { test } from "./support/journey.ts";
import { answerCookies } from "./support/visit.ts";
import { arrive, newVisitor, signOut } from "./support/walk.ts";

const seconds = 40;

/** Noise, so that no two stretches of it have the same bytes. */
async function noise(): Promise<Buffer> {
  const random = randomFrom("rain");
  const samples = Float32Array.from(
    { length: seconds * musicMp3Format.sampleRate },
    () => random() * 0.2 - 0.1,
  );
  return Buffer.from(await encodeLoop({ left: samples, right: samples }));
}

/** Plays an address as a media element does, and tells where it came to: after seeking on, back, to its end, and again from its beginning. */
async function playAndSeek(page: Page, address: string): Promise<number[]> {
  return page.evaluate(async (url) => {
    const audio = new Audio(url);
    audio.muted = true;
    const happens = (name: string) =>
      new Promise<void>((resolve, reject) => {
        audio.addEventListener(name, () => resolve(), { once: true });
        audio.addEventListener("error", () => reject(new Error(`no ${name}: ${audio.error?.message}`)), {
          once: true,
        });
      });
    const places = [];
    await audio.play();
    for (const place of [30, 5]) {
      const arrived = happens("seeked");
      audio.currentTime = place;
      await arrived;
      await happens("timeupdate");
      places.push(Math.round(audio.currentTime));
    }
    const ended = happens("ended");
    audio.currentTime = audio.duration - 0.3;
    await ended;
    places.push(Math.round(audio.currentTime));
    await audio.play();
    await happens("timeupdate");
    places.push(Math.round(audio.currentTime));
    audio.pause();
    return places;
  }, address);
}

test("private sound is sought in and heard again, and never stands on the computer's disk", async ({
  playwright,
  launchOptions,
  product,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "stillpoint-profile-"));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  await answerCookies(context);
  const page = await context.newPage();
  const song = await noise();
  await arrive(page, newVisitor(), product.url);
  const kept = await page.request.put(`${product.url}/api/music/own?name=rain.mp3`, {
    headers: { origin: product.url },
    data: song,
  });
  expect(kept.status()).toBe(200);
  expect(await playAndSeek(page, "/api/music/own")).toEqual([30, 5, seconds, 0]);
  await page.evaluate(async () => (await fetch("/api/music/own")).arrayBuffer());

  const left = page.waitForResponse((each) => each.url().endsWith("/account/signOut"));
  await signOut(page);
  const forgets = await (await left).headerValue("clear-site-data");
  await context.close();
  const pieces = [0.25, 0.5, 0.75].map((share) =>
    song.subarray(song.length * share, song.length * share + 200),
  );
  for (const piece of pieces) expect(await filesHolding(profile, piece)).toEqual([]);
  expect(forgets).toBe('"cache"');
  await rm(profile, { recursive: true, force: true });
});
