import { setTimeout as sleep } from "node:timers/promises";
import { freePort, startProduct } from "../tests/e2e/support/product.ts";
import { waitForWorker } from "../tests/e2e/support/worker.ts";
import { hearNarration } from "./heard-narration.ts";
import type { Report } from "./report.ts";
import { talk } from "./talk.ts";
import { signUp, type Visitor } from "./visitor.ts";
import { openSlowBrowser, type SlowBrowser } from "./watched-page.ts";

const rounds = 5;
const slowedTimes = 4;
const keptWithinSeconds = 120;

async function untilKept({ calls }: Visitor): Promise<void> {
  for (let waited = 0; waited < keptWithinSeconds; waited += 1) {
    if ((await calls.playlist.list()).length > 0) return;
    await sleep(1000);
  }
  throw new Error(`No narration was kept within ${keptWithinSeconds} seconds.`);
}

/** Keeps the one recording there is on the device, as a person does. */
async function keepOnDevice({ page }: SlowBrowser, url: string): Promise<void> {
  await page.goto(`${url}/playlist`);
  await waitForWorker(page);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  // The music beneath it is kept as well, and composed first.
  await page
    .getByText("On this device")
    .first()
    .waitFor({ timeout: keptWithinSeconds * 1000 });
}

/** From the press of Enter until what is kept here can be played, in milliseconds. */
async function startMs({ page, slowDown }: SlowBrowser, url: string, times: number): Promise<number> {
  await page.goto("about:blank");
  await slowDown(times);
  const from = performance.timeOrigin + performance.now();
  await page.goto(url, { waitUntil: "commit" });
  const at = await page.waitForFunction(() =>
    document.querySelector("section[aria-labelledby=kept-here] button")
      ? performance.timeOrigin + performance.now()
      : 0,
  );
  const ms = (await at.jsonValue()) - from;
  await slowDown(1);
  return ms;
}

/** The app with the server unreachable: how soon it says so and what is kept on the device can be played. */
export default async function offline({ figure, note }: Report): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = await startProduct({ port, env: { PUBLIC_URL: url } });
  const browser = await openSlowBrowser();
  try {
    const visitor = await signUp(url);
    await hearNarration(visitor, await talk(visitor));
    await untilKept(visitor);
    const [name = "", value = ""] = visitor.cookie().split(/=(.*)/s);
    await browser.context.addCookies([{ name, value, url }]);
    await keepOnDevice(browser, url);
    await browser.context.setOffline(true);
    for (const times of [1, slowedTimes]) {
      const samples: number[] = [];
      for (let round = 0; round < rounds; round++) samples.push(await startMs(browser, url, times));
      const processor = times === 1 ? "" : `, a processor slowed ${times} times`;
      figure({
        name: `without a line: until what is kept can be played${processor}`,
        unit: "ms",
        samples,
        target: { atMost: 1500 },
      });
    }
    note(
      "From the press of Enter, with the line cut and the app in the browser's own store. The page's thread is slowed, the worker that answers for the server is not.",
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}
