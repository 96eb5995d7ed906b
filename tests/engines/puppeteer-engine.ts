import { type Browser, launch } from "puppeteer-core";
import { z } from "zod";
import { type Engine, finding, type Wanted } from "./engine.ts";

const place = z.object({ x: z.number(), y: z.number() });

/** Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function openPuppeteerEngine(
  browserName: "chrome" | "firefox",
  executablePath: string,
): Promise<Engine> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    headless: true,
    args:
      browserName === "chrome" ? ["--no-sandbox", "--disable-background-networking", "--no-first-run"] : [],
    // What a page is slow to answer is waited for by the test that asked.
    protocolTimeout: 120_000,
    ...(browserName === "firefox" && { extraPrefsFirefox: { "ui.prefersReducedMotion": 1 } }),
  });
  const [page = await browser.newPage()] = await browser.pages();
  /** The middle of what is wanted, once it is in the window. */
  const middleOf = async (wanted: Wanted) => {
    const middle = `((each) => {
      each?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = each?.getBoundingClientRect() ?? {};
      return each && { x: x + width / 2, y: y + height / 2 };
    })(${finding(wanted)})`;
    return place.parse(await page.evaluate(middle), {
      error: () => `there is no ${wanted.kind} ${wanted.name}`,
    });
  };
  return {
    label: await labelOf(browser),
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    ask: (expression) => page.evaluate(expression),
    press: async (wanted) => {
      const { x, y } = await middleOf(wanted);
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    key: async (name, withShift) => {
      if (withShift) await page.keyboard.down("Shift");
      await page.keyboard.press(name);
      if (withShift) await page.keyboard.up("Shift");
    },
    give: async (selector, path) => {
      const field = await (await page.$(selector))?.toElement("input");
      if (!field) throw new Error(`there is no ${selector}`);
      await field.uploadFile(path);
    },
    setWindow: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

async function labelOf(browser: Browser): Promise<string> {
  return (await browser.version()).replace("/", " ");
}
