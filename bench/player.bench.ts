import { setTimeout as sleep } from "node:timers/promises";
import { startProduct } from "../tests/e2e/support/product.ts";
import { hearNarration } from "./heard-narration.ts";
import { quantile } from "./measure.ts";
import type { Report } from "./report.ts";
import { talk } from "./talk.ts";
import { signUp, type Visitor } from "./visitor.ts";
import { openSlowBrowser, type SlowBrowser } from "./watched-page.ts";

const slowedTimes = 4;
const rounds = 5;
const forMs = 5000;
/** A page of one line, on which nothing moves. */
const blankPath = "/api/health";

/** Frames a second of what the page shows now, on the slowed processor. */
async function framesNow({ page, slowDown }: SlowBrowser): Promise<number> {
  await slowDown(slowedTimes);
  await page.waitForTimeout(500);
  const from = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.waitForTimeout(forMs);
  const frames = await page.evaluate(() => window.seen.frames);
  await slowDown(1);
  return (frames.filter((at) => at >= from && at <= from + forMs).length * 1000) / forMs;
}

/** A narration is kept some time after its last byte was heard. */
async function untilKept({ calls }: Visitor): Promise<void> {
  for (let waited = 0; waited < keptWithinSeconds; waited += 1) {
    if ((await calls.playlist.list()).length > 0) return;
    await sleep(1000);
  }
  throw new Error(`No narration was kept within ${keptWithinSeconds} seconds.`);
}
const keptWithinSeconds = 120;

async function openPlayer({ page }: SlowBrowser, url: string): Promise<void> {
  await page.goto(`${url}/playlist`);
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await page.getByRole("button", { name: "Open player" }).click();
  const player = page.getByRole("dialog", { name: "Player" });
  await player.getByRole("list", { name: "Words" }).waitFor();
  await player.getByRole("button", { name: "Pause sound" }).waitFor();
}

/** The full player with its scene while a voice sounds, beside a blank page of the same browser. */
export default async function player({ figure, note }: Report): Promise<void> {
  const product = await startProduct();
  const browser = await openSlowBrowser();
  try {
    const visitor = await signUp(product.url);
    await hearNarration(visitor, await talk(visitor));
    await untilKept(visitor);
    const [name = "", value = ""] = visitor.cookie().split("=", 2);
    await browser.context.addCookies([{ name, value, url: product.url }]);
    const blank: number[] = [];
    const shown: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await browser.page.goto(product.url + blankPath);
      blank.push(await framesNow(browser));
      await openPlayer(browser, product.url);
      shown.push(await framesNow(browser));
    }
    const control = quantile(blank, 0.5);
    figure({
      name: "full player: frames of a blank page's",
      unit: "x",
      samples: shown.map((one) => one / control),
      target: { atLeast: 0.95 },
      control: { name: "blank page, frames a second", samples: blank },
    });
    note(
      "A window of 1280 by 800, a processor slowed four times, five seconds each, the blank page and the player by turns.",
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}
