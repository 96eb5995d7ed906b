import { expect } from "@playwright/test";
import { limits } from "#shared/limits/limits.ts";
import { startProduct } from "./support/product.ts";
import { test } from "./support/visit.ts";
import { newVisitor, say, signUp } from "./support/walk.ts";

test("with limits on a person walks in and talks as usual, and guessing passwords is told to wait", {
  tag: "@full",
}, async ({ page }) => {
  const product = await startProduct({ env: { RATE_LIMITS: "on" } });
  try {
    const visitor = newVisitor();
    await signUp(page, visitor, product.url);
    await say(page, "My manager criticised me in front of everyone.");

    await page.context().clearCookies();
    await page.goto(product.url);
    const signIn = page.getByRole("button", { name: "Sign In", exact: true });
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-one-1");
    for (let turn = 0; turn <= limits.rate.signIn.perAccountAtAddress.times; turn += 1) {
      const answered = page.waitForResponse((response) => response.url().endsWith("/account/signIn"));
      await signIn.click();
      await answered;
      await expect(signIn).toBeEnabled();
    }
    await expect(
      page.getByText("That was a lot at once. Please try again in 15 minutes.").first(),
    ).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
  } finally {
    await product.stop();
  }
});
