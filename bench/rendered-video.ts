import type { Mood } from "#shared/listening/moods.ts";
import type { VideoPlan } from "#shared/listening/video.ts";
import { memoryOf, processorMs } from "./process-cost.ts";
import type { Seen, SlowBrowser } from "./watched-page.ts";

/** How a rendering went, as the person at the page would have felt it, and what came of it. */
export interface Rendered {
  seconds: number;
  longestTaskMs: number;
  longestFrameMs: number;
  /** The same of a page at rest, just before: what the machine's other work makes of it. */
  idleFrameMs: number;
  peakMb: number;
  /** Processor time of the page's process for it: what other work on the machine does not change. */
  processorSeconds: number;
  video: Uint8Array;
  durationMs: number;
  plan: VideoPlan;
}

const idleMs = 4000;

/** Lets the next plan end after so long, in a mood, with or without its music. */
async function changePlan(
  { page }: SlowBrowser,
  wanted: { mood: Mood; durationMs: number; hasMusic: boolean },
) {
  const plans: VideoPlan[] = [];
  await page.route("**/api/rpc/video/plan*", async (route) => {
    const answer = await route.fetch();
    const body: { json: VideoPlan } = await answer.json();
    const { mood, durationMs, hasMusic } = wanted;
    const lines = body.json.lines.filter(({ endMs }) => endMs <= durationMs);
    const json = { ...body.json, mood, durationMs, lines, ...(!hasMusic && { musicUrl: null }) };
    plans.push(json);
    await route.fulfill({ response: answer, json: { ...body, json } });
  });
  return plans;
}

/** Presses the button, takes what is offered, and waits until the video is ready. */
export async function renderVideo(
  browser: SlowBrowser,
  wanted: { mood: Mood; durationMs: number; hasMusic: boolean },
): Promise<Rendered> {
  const { page } = browser;
  const plans = await changePlan(browser, wanted);
  await page.reload();
  await page.getByRole("button", { name: "Generate Video" }).click();
  const create = page.getByRole("dialog").getByRole("button", { name: "Create" });
  await page.getByText(/on this device/).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(idleMs);
  const from = await page.evaluate(() => performance.timeOrigin + performance.now());
  const spentBefore = await rendererCost(browser);
  await create.click();
  await page.getByRole("link", { name: "Download video" }).waitFor({ timeout: 600_000 });
  const seen = await page.evaluate((): Seen => window.seen);
  const to = await page.evaluate(() => performance.timeOrigin + performance.now());
  const spent = await rendererCost(browser);
  await page.unroute("**/api/rpc/video/plan*");
  const longestFrame = (since: number, until: number) => {
    const frames = seen.frames.filter((at) => at >= since && at <= until);
    return Math.max(0, ...frames.slice(1).map((at, index) => at - (frames[index] ?? at)));
  };
  const tasks = seen.longTasks.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms);
  const [item] = await (await page.request.get(new URL("/api/playlist", page.url()).href)).json();
  const plan = plans.at(-1);
  if (!plan) throw new Error("no plan was asked for");
  return {
    seconds: (to - from) / 1000,
    longestTaskMs: Math.max(0, ...tasks),
    peakMb: spent.peakMb,
    plan,
    processorSeconds: (spent.processorMs - spentBefore.processorMs) / 1000,
    longestFrameMs: longestFrame(from, to),
    idleFrameMs: longestFrame(from - idleMs, from),
    video: new Uint8Array(await (await page.request.get(new URL(item.video.url, page.url()).href)).body()),
    durationMs: item.video.durationMs,
  };
}

/** What the page's process had and spent: the page, its workers and their decoders and encoders. */
async function rendererCost({ page }: SlowBrowser): Promise<{ peakMb: number; processorMs: number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return {
    peakMb: Math.max(...renderers.map(({ id }) => memoryOf(id).peakMb)),
    processorMs: renderers.reduce((sum, { id }) => sum + processorMs(id), 0),
  };
}
