import { findChromium, findFirefox, findWebKit } from "#scripts/find-programs.ts";
import type { Engine } from "./engine.ts";
import { openPuppeteerEngine } from "./puppeteer-engine.ts";
import { openWebKitEngine } from "./webkit-engine.ts";

/** An engine that people's browsers have; without a way to open it where it isn't installed. */
interface KnownEngine {
  name: string;
  open: (() => Promise<Engine>) | undefined;
}

const chromium = findChromium();
const firefox = findFirefox();
const webkit = findWebKit();

/** The three engines that there are. */
export const engines: KnownEngine[] = [
  { name: "Chromium", open: chromium && (() => openPuppeteerEngine("chrome", chromium)) },
  { name: "Firefox", open: firefox && (() => openPuppeteerEngine("firefox", firefox)) },
  { name: "WebKitGTK", open: webkit && (() => openWebKitEngine(webkit)) },
].map(({ name, open }) => ({ name, open: open || undefined }));
