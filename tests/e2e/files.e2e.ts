import { Buffer } from "node:buffer";
import { expect, type Page } from "@playwright/test";
import { madeBeats, madePdf } from "#server/testing/files/made-files.ts";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { takePicturesOfThemes } from "./support/picture.ts";
import { newVisitor, signUp } from "./support/walk.ts";

/** Drops a file on the chat, as from another window. */
async function drop(page: Page, name: string, type: string, content: Uint8Array | string): Promise<void> {
  const bytes = Buffer.from(content).toString("base64");
  const transfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const held = new DataTransfer();
      held.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name, { type }));
      return held;
    },
    { name, type, bytes },
  );
  const target = page.getByLabel("Your message");
  await target.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(page.getByText("Drop the file here")).toBeVisible();
  await target.dispatchEvent("drop", { dataTransfer: transfer });
}

/** What a phone writes into a photo that is to be turned a quarter to the right: EXIF with its lesser byte first. */
const quarterTurn = Buffer.from(
  "ffe10022457869660000" + "49492a0008000000" + "0100120103000100000006000000" + "00000000",
  "hex",
);

/** A page of a book, as somebody would photograph it with a phone held upright. */
async function photo(page: Page): Promise<Buffer> {
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 260, height: 900 });
  await other.setContent(
    '<meta name="viewport" content="width=device-width"><body style="margin:0;background:white;color:black"><p style="position:absolute;left:0;top:900px;width:820px;margin:40px;transform-origin:0 0;transform:rotate(-90deg) translate(40px,-40px);font:30px/1.5 Georgia">The river was quiet that evening, and my shoulders came down at last.</p></body>',
  );
  const picture = await other.screenshot({ type: "jpeg", quality: 90 });
  await other.close();
  return Buffer.concat([picture.subarray(0, 2), quarterTurn, picture.subarray(2)]);
}

const chip = (page: Page) => page.getByRole("region", { name: "File for this message" });

test("a person drops each kind of file, and speaks about their heart with its pictures before them", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signUp(page, newVisitor());
  const field = page.getByLabel("Your message");

  const words =
    "The meeting went on for hours and my jaw was tight the whole time, which I only noticed when I walked home alone.";
  await drop(page, "notes.pdf", "application/pdf", madePdf([words]));
  await expect(page.getByText("Text extracted successfully!")).toBeVisible();
  await expect(chip(page)).toContainText("notes.pdf");
  await expect(chip(page)).toContainText("PDF");
  await field.fill("What do you see in it?");
  await page.getByRole("button", { name: "Send" }).click();
  const own = page.getByRole("article", { name: "You" });
  await expect(own.first()).toContainText(`notes.pdf\n${words.slice(0, 100)}...\nWhat do you see in it?`, {
    useInnerText: true,
  });
  await expect(own.first()).not.toContainText("walked home alone");
  await expect(chip(page)).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Coach" })).toHaveCount(1);

  await drop(page, "page.jpg", "image/jpeg", await photo(page));
  await expect(chip(page)).toContainText("Image", { timeout: 90_000 });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(own.last()).toContainText("The river was quiet that evening");
  await expect(page.getByRole("article", { name: "Coach" })).toHaveCount(2);

  await drop(page, "notes.pdf", "application/pdf", madePdf([words]));
  await expect(chip(page)).toContainText("PDF");
  await page.getByRole("button", { name: "Clear file" }).click();
  await expect(page.getByText("File cleared")).toBeVisible();
  await expect(chip(page)).toHaveCount(0);

  await drop(page, "film.mp4", "video/mp4", new Uint8Array(64));
  await expect(page.getByText("Please select a PDF, image, CSV, or Excel file")).toBeVisible();
  await drop(page, "short.csv", "text/csv", "a,b");
  await expect(page.getByText(/Very little text was found in the file/)).toBeVisible();

  await page.getByRole("button", { name: "HRV analysis" }).click();
  const beats = madeBeats(420);
  beats[200] = 400;
  const [chosen] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Add a file or a watch export" }).click(),
  ]);
  await chosen.setFiles({
    name: "morning.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(beats.join("\n")),
  });
  await expect(page.getByText("BMP data processed successfully!")).toBeVisible();
  await field.press("Enter");
  const reply = page.getByRole("article", { name: "Coach" }).last();
  await expect(reply).toContainText(/420 heartbeats over 6 minutes/);
  await expect(reply).toContainText(/of the beats were corrected/);
  await expect(reply).toContainText(/RMSSD, the root mean square of successive differences/);
  for (const name of [/^Tachogram/, /^Histogram/, /^Poincaré plot/, /^Spectrum/])
    await expect(reply.getByRole("img", { name })).toBeVisible();
  await expect(reply.getByRole("row", { name: /^SDNN [\d.]+ ms/ })).toBeVisible();
  await expect(reply.getByRole("table").first()).toContainText("standard deviation of the intervals, n - 1");
  await page.emulateMedia({ media: "print" });
  await expect(reply.getByRole("img", { name: /^Tachogram/ })).toBeVisible();
  for (const pressed of [reply.getByRole("radiogroup"), reply.getByText("Tachogram: figures")])
    await expect(pressed.first()).toBeHidden();
  await page.emulateMedia({ media: null });
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    reply.getByRole("button", { name: "Tachogram as CSV" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("tachogram.csv");
  await takePicturesOfThemes(page, "heart");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  const day = Array.from(
    { length: 200 },
    (_, at) =>
      `2026-05-01T${String(Math.floor(at / 10)).padStart(2, "0")}:${String((at % 10) * 6).padStart(2, "0")}:00,${60 + (at % 30)}`,
  );
  await drop(page, "watch.csv", "text/csv", `timestamp,heart rate (bpm)\n${day.join("\n")}`);
  await expect(chip(page)).toContainText("CSV");
  await field.press("Enter");
  await expect(page.getByRole("article", { name: "Coach" })).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Heart rate over the day/ })).toBeVisible();
  await page.reload();
  // A chat opens where it was left, and what is far from there is drawn lightly until somebody comes near.
  await expect(page.getByRole("article", { name: "Coach" })).toHaveCount(4);
  await expect(async () => {
    await page.getByRole("article", { name: "Coach" }).last().scrollIntoViewIfNeeded({ timeout: 20_000 });
    await expect(page.getByRole("img", { name: /^Heart rate over the day/ })).toBeVisible({
      timeout: 20_000,
    });
  }).toPass();
});
