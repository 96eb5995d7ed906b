import { join } from "node:path";
import { type Locator, type Page, test } from "@playwright/test";
import { setDark } from "./accessibility.ts";

/**
 * Takes a picture for whoever looks at a journey by eye, into the folder that PICTURES names; without it none is taken,
 * for nobody looks at a run of all journeys.
 */
export async function takePicture(of: Page | Locator, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await of.screenshot({
    path: join(folder, `${name}-${test.info().project.name}.png`),
    animations: "disabled",
  });
}

/** One picture in each theme. */
export async function takePicturesOfThemes(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const wasDark = await setDark(page, false);
  await takePicture(page, `${name}-light`);
  await setDark(page, true);
  await takePicture(page, `${name}-dark`);
  await setDark(page, wasDark);
}
