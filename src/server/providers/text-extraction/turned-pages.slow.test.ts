import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import tiff from "utif2";
import { afterAll, expect, test } from "vitest";
import { madeHeic } from "#server/testing/files/made-heic.ts";
import { readPicture } from "./read-picture.ts";
import { createTextExtraction } from "./reading-process.ts";
import { createRecogniser } from "./recognise-text.ts";

const folder = await mkdtemp(join(tmpdir(), "turned-pages-"));
const recogniser = createRecogniser();
afterAll(async () => {
  await recogniser.close();
  await rm(folder, { recursive: true, force: true });
});

/** Turns pictures; the tests of sound and video have it too. */
const converter = "ffmpeg";
const sentence = "In the evening I walked along the river, and what had been tight became softer. ";
const page = join(folder, "page.png");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const sheet = await browser.newPage({ viewport: { width: 900, height: 500 } });
await sheet.setContent(`<p style="font:22px/1.7 Georgia;margin:60px">${sentence.repeat(5)}</p>`);
await sheet.screenshot({ path: page });
await browser.close();

/** Has the page turned or changed by a filter. */
function filtered(filter: string, name: string, ...format: string[]): Promise<Buffer> {
  const path = join(folder, name);
  execFileSync(converter, ["-y", "-loglevel", "error", "-i", page, "-vf", filter, ...format, path]);
  return readFile(path);
}

test("a TIFF is read, also when it lies on its side", async () => {
  const raw = await filtered("transpose=1", "page.rgba", "-pix_fmt", "rgba", "-f", "rawvideo");
  const picture = new Uint8Array(tiff.encodeImage(new Uint8Array(raw), 500, 900));
  await writeFile(join(folder, "page.tiff"), picture);
  const { text, confidence } = await readPicture(picture, recogniser);
  expect(text.replace(/\s+/g, " ")).toContain("walked along the river");
  expect(confidence).toBeGreaterThan(80);
});

/** The page as one frame of a film in HEVC, which is what a photo in HEIC holds. */
const film = (filter: string, name: string) =>
  filtered(filter, name, "-c:v", "libx265", "-x265-params", "log-level=none", "-tag:v", "hvc1");

test("a photo in HEIC that says how it lies is read by the process that reads files, with its confidence", async () => {
  const photo = madeHeic(await film("transpose=1", "turned.mp4"), { width: 500, height: 900, quarters: 1 });
  const path = join(folder, "IMG_0412.HEIC");
  await writeFile(path, photo);
  const patientMs = 3_600_000;
  const extraction = createTextExtraction({ leastReadMs: patientMs, readMs: patientMs });
  try {
    const read = await extraction.read({
      readFor: "somebody",
      path,
      bytes: photo.length,
      name: "IMG_0412.HEIC",
      isHeart: false,
      timeZone: "Europe/Lisbon",
      signal: new AbortController().signal,
    });
    expect(read.type).toBe("image");
    expect(read.text.replace(/\s+/g, " ")).toContain("walked along the river");
    expect(read.confidence).toBeGreaterThan(80);
  } finally {
    await extraction.close();
  }
});

test("a HEIC that lies on its side without saying so is turned", async () => {
  const photo = madeHeic(await film("transpose=1", "aside.mp4"), { width: 500, height: 900 });
  const { text } = await readPicture(photo, recogniser);
  expect(text.replace(/\s+/g, " ")).toContain("walked along the river");
});

test("a HEIC that claims more pixels than are opened is refused before one is decoded", async () => {
  const photo = madeHeic(await film("null", "claiming.mp4"), { width: 9000, height: 9000 });
  await expect(readPicture(photo, recogniser)).rejects.toMatchObject({ code: "PICTURE_TOO_LARGE" });
});

/** How a page comes to be read upright is shown without its pixels in `read-upright.test.ts`: the long run reads them. */
const ways = process.env.TESTS === "usual" ? [] : ["transpose=1 page.90.png", "hflip,vflip page.180.jpg"];

test.each(ways)("a page turned by %s is read upright, with its confidence", async (way) => {
  const [filter = "", name = ""] = way.split(" ");
  const { text, confidence } = await readPicture(await filtered(filter, name), recogniser);
  expect(text.replace(/\s+/g, " ")).toContain("walked along the river");
  expect(confidence).toBeGreaterThan(80);
});

const noises = process.env.TESTS === "usual" ? [] : ["geq=random(1)*255:128:128"];

test.each(noises)("noise (%s) is refused", async (filter) => {
  const noise = await filtered(filter, "noise.png");
  await expect(readPicture(noise, recogniser)).rejects.toMatchObject({ code: "PICTURE_UNCLEAR" });
});
