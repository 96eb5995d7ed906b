import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./scripts/find-programs.ts";

/** Of two lists of features Chromium reads the last, so Playwright's own stands here again, and then ours. */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // The address bar's suggestions are two web pages of the browser's own, drawn anew for each window nobody sees: a
  // second of a processor for each journey.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  `--disable-features=${withoutFeatures.join(",")}`,
];

/** Who needs no whole browser asks for the build without windows, and has it where there is one. */
const shell = process.env.E2E_BROWSER === "shell" ? findHeadlessShell() : undefined;
const executablePath = shell ?? findChromium();

/** Journeys about what is kept and who sees it, not about where it stands: one width shows them. So do the keyboard's, and what is kept of a cookie choice; a thumb brings its own phone. */
const sameAtEveryWidth = [
  "account-keyboard",
  "chat-faults",
  "leave-and-return",
  "listening-hands",
  "listening-thumb",
  "model-coach",
  "open-page-in-release",
  "pictures",
  "private-sound",
  "rate-limits",
  "release",
  "shared-computer",
  "two-tabs",
].map((name) => `**/${name}.e2e.ts`);

/**
 * The usual run leaves out what a faster test shows as well (`@full`), and walks on a phone, and there alone, what a
 * person most needs there (`@phone`): the main job, care, signing in, listening. The chat's screen is looked at in both
 * widths (`@both`), everything else at a desk. The full run walks all at both widths.
 */
const isUsual = process.env.TESTS === "usual";
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
  // What is waited for is waited for as long as a busy machine needs: a journey that passes takes no longer for it.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: `test-results/reports/${report}.json` }]],
  use: {
    // A trace doubles the time of a journey, and endless motion, painted without a graphics card, does so again.
    // TRACE=1 records; a journey that is about motion, and the main job, ask for it themselves.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A service worker asks in place of a page, past what a journey answers for it; what is about it allows it.
    serviceWorkers: "block",
    launchOptions: { args: quiet, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: isUsual ? /@full|@phone/ : [],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grep: isUsual ? /@phone|@both/ : /./,
      testIgnore: sameAtEveryWidth,
      grepInvert: /choice|optional/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
