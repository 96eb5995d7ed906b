import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-programs.ts";

const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

const executablePath = findChromium();

/** Journeys about what is kept and who sees it, not about where it stands: one width shows them. So do the keyboard's, and what is kept of a cookie choice. */
const sameAtEveryWidth = [
  "account-keyboard",
  "chat-faults",
  "leave-and-return",
  "model-coach",
  "pictures",
  "private-sound",
  "rate-limits",
  "release",
  "sessions",
  "shared-computer",
  "two-tabs",
].map((name) => `**/${name}.e2e.ts`);

/** What a phone shows otherwise than a desk, in the usual run; the full one walks every journey at both widths. */
const usualOnPhones = "**/chat-screen.e2e.ts";
/** Two runs side by side empty each its own folder. */
const report = process.env.E2E_REPORT ?? "e2e";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/e2e/support/prepare-database.ts",
  outputDir: `test-results/${report}`,
  snapshotPathTemplate: "docs/pictures/screens/{arg}{ext}",
  fullyParallel: false,
  // Beside the other tests, which wait for much of their time, half of the cores are enough.
  workers: Math.ceil(availableParallelism() / (process.env.TESTS ? 2 : 1)),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: `test-results/reports/${report}.json` }]],
  use: {
    // A trace doubles the time of a journey, and endless motion, painted without a graphics card, does so again.
    // TRACE=1 records; a journey that is about motion, and the main job, ask for it themselves.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { args: quiet, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      testMatch: process.env.TESTS === "usual" ? usualOnPhones : "**/*.e2e.ts",
      testIgnore: sameAtEveryWidth,
      grepInvert: /choice|optional/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
