import type { Page } from "@playwright/test";
import { putMeters } from "./listen.ts";
import { arrive, newVisitor, say, untilNarrated } from "./walk.ts";

/** A new person with a recording of a body scan, whose playlist is shown. */
export async function keepBodyScan(page: Page, address: string): Promise<void> {
  await putMeters(page);
  await arrive(page, newVisitor(), address);
  await say(page, "I would like to do a body scan please.");
  await page
    .getByRole("toolbar", { name: "Meditation and audio" })
    .getByRole("button", { name: "Narrate" })
    .click();
  await untilNarrated(page, 600_000);
  await page.goto("/playlist");
}
