import { expect } from "@playwright/test";
import { makeFirstAccount } from "./support/first-account.ts";
import { startProduct } from "./support/product.ts";
import { copyProduct } from "./support/second-release.ts";
import { test } from "./support/visit.ts";
import { arrive, newVisitor } from "./support/walk.ts";
import { waitForWorker } from "./support/worker.ts";

test.use({ serviceWorkers: "allow" });

test("a page that is open when a release comes keeps its own parts and is not loaded anew; the next page is the new one", {
  tag: "@full",
}, async ({ page }) => {
  const copied = await copyProduct();
  const product = await startProduct({ folder: copied.folder });
  try {
    await makeFirstAccount(product.url);
    await arrive(page, newVisitor(), product.url);
    await waitForWorker(page);
    const entry = () => page.locator('script[type="module"]').getAttribute("src");
    const old = await entry();
    await page.getByLabel("Your message").fill("half a sentence");
    await copied.release();
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.evaluate(() => {
      history.pushState(null, "", "/health-data-policy");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { name: "Health Data Security Policy" })).toBeVisible();
    expect(loads).toBe(0);
    await page.goto(product.url);
    expect(await entry()).not.toBe(old);
    await expect(page.getByLabel("Your message")).toHaveValue("half a sentence");
  } finally {
    await product.stop();
    await copied.remove();
  }
});
