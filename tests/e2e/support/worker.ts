import type { Page } from "@playwright/test";

/** Waits until the app's own files are in the browser and its worker answers for this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((go) =>
        navigator.serviceWorker.addEventListener("controllerchange", go, { once: true }),
      );
  });
}
