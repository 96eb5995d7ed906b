import { expect } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { newVisitor, signUp } from "./support/walk.ts";

// As anybody on the internet comes: by a proxy.
test.use({ extraHTTPHeaders: { via: "1.1 proxy" } });

test("where others can reach the server the browser works while the form is filled in, and nothing is asked of anybody", {
  tag: "@full",
}, async ({ page, product }) => {
  const complaints = complaintsOf(page);
  const workers: string[] = [];
  let given = 0;
  page.on("worker", (worker) => workers.push(worker.url()));
  page.on("response", (response) => {
    if (response.url().endsWith("/account/signUpWork")) given += 1;
  });
  await page.goto(product.url);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect.poll(() => workers.some((url) => url.includes("work-worker"))).toBe(true);
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await signUp(page, newVisitor(), product.url);
  // Once for the form that was left, once for the one that was sent.
  expect(given).toBe(2);
  expect(complaints).toEqual([]);
});
