import { mkdirSync, rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { buildWeb } from "#scripts/build-web.ts";
import { findChromium } from "#scripts/find-programs.ts";
import { accessibilityProblems } from "./support/accessibility.ts";
import { type Look, themes } from "./support/look.ts";
import { screens } from "./support/screens.ts";
import { seedProduct } from "./support/seed-product.ts";
import { closeStill, openStill, turnTo } from "./support/still-page.ts";

const folder = "test-results/screens";
const looks: Look[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const judgedWidths = [390, 1280];
const atOnce = 3;

/** Parts of the names of the screens to look at, and widths; all of them when none is asked for. */
const asked = process.argv.slice(2);
const widths = asked.filter((part) => /^\d+$/.test(part)).map(Number);
const names = asked.filter((part) => !/^\d+$/.test(part));
const chosen = screens.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
const windows = looks.filter(({ width }) => widths.length === 0 || widths.includes(width));

await buildWeb();
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const seeded = await seedProduct();
const executablePath = findChromium();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) });
const waiting = chosen.flatMap((screen) =>
  windows.filter((look) => screen.isShown?.(look) ?? true).map((look) => ({ screen, look })),
);
const due = waiting.length * themes.length;
let taken = 0;
let faults = 0;

async function takeInTurn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { screen, look } = next;
    const name = `${screen.name}-${look.width}`;
    try {
      const page = await openStill(browser, seeded, screen, look);
      for (const theme of themes) {
        await turnTo(page, theme);
        await page.screenshot({ path: `${folder}/${name}-${theme}.png`, animations: "disabled" });
        taken += 1;
        if (!judgedWidths.includes(look.width)) continue;
        const problems = await accessibilityProblems(page);
        faults += problems.length;
        for (const problem of problems) console.error(`${name}-${theme}: ${problem}`);
      }
      await closeStill(page);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message.split("\n", 1)[0] : String(error)}`);
    }
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: atOnce }, takeInTurn));
await browser.close();
await seeded.product.stop();
console.log(
  `${taken} of ${due} pictures in ${folder}, ${faults} faults found by axe, ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exitCode = taken < due || faults > 0 ? 1 : 0;
