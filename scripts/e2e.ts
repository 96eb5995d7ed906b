import { spawn } from "node:child_process";
import { buildWeb } from "./build-web.ts";
import { findChromium, findHeadlessShell } from "./find-programs.ts";

if (!findChromium()) {
  console.error("No Chromium: install one (`apt-get install -y chromium`) or name it with CHROME_PATH.");
  process.exit(1);
}
if (process.env.E2E_BROWSER === "shell")
  console.log(
    `journeys run in ${findHeadlessShell() ?? "the whole Chromium: there is no chromium-headless-shell"}`,
  );
await buildWeb();
const chosen = process.argv.slice(2);
const journeys = spawn(process.execPath, ["node_modules/@playwright/test/cli.js", "test", ...chosen], {
  stdio: "inherit",
});
// Playwright ends its browsers and products when it is interrupted, and leaves them behind when it is terminated.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => journeys.kill("SIGINT"));
journeys.on("close", (code) => {
  process.exitCode = code ?? 1;
});
