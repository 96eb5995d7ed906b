import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findChromium } from "#scripts/find-programs.ts";
import { freePort } from "../tests/e2e/support/product.ts";

const everyMs = 50;
const patienceMs = 15_000;

/**
 * What Chromium would show under its address bar: it reads four hundred files for it with each new window, though it has none to
 * show, while the page that is measured comes. Two cores are then the page's and the browser's own.
 */
export const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** A browser that only its debugging port talks to: a tool that records traces wants it for itself. */
export async function startBareBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium: install one or name it with CHROME_PATH.");
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "stillpoint-browser-"));
  const child = spawn(
    executablePath,
    [
      ...["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking"],
      ...[
        "--disable-component-update",
        `--disable-features=${ownPages.join(",")}`,
        `--remote-debugging-port=${port}`,
        `--user-data-dir=${profile}`,
      ],
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  const gone = once(child, "exit");
  const leaveNone = () => child.kill("SIGKILL");
  process.once("exit", leaveNone);
  const close = async () => {
    child.kill("SIGTERM");
    await gone;
    process.removeListener("exit", leaveNone);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const deadline = performance.now() + patienceMs;
  while (!(await answers(port))) {
    if (performance.now() > deadline) {
      await close();
      throw new Error("the browser does not answer");
    }
    await delay(everyMs);
  }
  return { port, close };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    // Nobody listens yet: that is what is waited for.
    return false;
  }
}
