import { spawnSync } from "node:child_process";
import { buildWeb } from "./build-web.ts";
import { findChromium } from "./find-programs.ts";

if (!findChromium()) {
  console.error("No Chromium: install one (`apt-get install -y chromium`) or name it with CHROME_PATH.");
  process.exit(1);
}
await buildWeb();
const chosen = process.argv.slice(2);
const journeys = spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "test", ...chosen], {
  stdio: "inherit",
});
process.exitCode = journeys.status ?? 1;
