import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { encodeImage } from "utif2";
import { afterAll, expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";
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

test.each([
  ["90 degrees, as PNG", "transpose=1", "page.90.png"],
  ["180 degrees, as JPEG", "transpose=1,transpose=1", "page.180.jpg"],
])("a page turned by %s is read upright, with its confidence", async (_how, filter, name) => {
  const { text, confidence } = await readPicture(await filtered(filter, name), recogniser);
  expect(text.replace(/\s+/g, " ")).toContain("walked along the river");
  expect(confidence).toBeGreaterThan(80);
});

test("a TIFF is read, also when it lies on its side", async () => {
  const raw = await filtered("transpose=1", "page.rgba", "-pix_fmt", "rgba", "-f", "rawvideo");
  const tiff = new Uint8Array(encodeImage(new Uint8Array(raw), 500, 900));
  await writeFile(join(folder, "page.tiff"), tiff);
  const { text, confidence } = await readPicture(tiff, recogniser);
  expect(text.replace(/\s+/g, " ")).toContain("walked along the river");
  expect(confidence).toBeGreaterThan(80);
});

test("noise is refused", async () => {
  const noise = await filtered("geq=random(1)*255:128:128", "noise.png");
  await expect(readPicture(noise, recogniser)).rejects.toMatchObject({ code: "PICTURE_UNCLEAR" });
});
