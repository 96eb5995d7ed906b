import { expect } from "@playwright/test";
import { startIdentityServer } from "#server/testing/servers/identity-server.ts";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { makeFirstAccount } from "./support/first-account.ts";
import { freePort, startProduct } from "./support/product.ts";
import { test } from "./support/visit.ts";

test("who has an account at the organisation comes in by its button, agrees, and is told why when it fails", {
  tag: "@full",
}, async ({ page }) => {
  const port = await freePort();
  const provider = await startIdentityServer(`http://localhost:${port}/api/auth/callback/oidc`);
  provider.people.set("ada", { email: "ada@choir.test", email_verified: true, name: "Ada" });
  provider.people.set("ben", { email: "ben@choir.test", email_verified: false });
  const product = await startProduct({
    port,
    env: {
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: provider.client.id,
      OIDC_CLIENT_SECRET: provider.client.secret,
      OIDC_NAME: "The Choir",
    },
  });
  try {
    await makeFirstAccount(product.url);
    const complaints = complaintsOf(page);
    const enter = async (name: string) => {
      await page.getByRole("button", { name: "Continue with The Choir" }).click();
      await expect(page.getByRole("heading", { name: "Sign in at the organisation" })).toBeVisible();
      await page.getByLabel("Name").fill(name);
      await page.getByRole("button", { name: "Sign in" }).click();
    };
    await page.goto(product.url);
    await expect(page.getByRole("button", { name: "Continue with The Choir" })).toBeVisible();
    expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
    await enter("ben");
    await expect(page.getByRole("alert")).toContainText("has not confirmed your email address");
    await expect(page).toHaveURL((url) => url.hash === "");
    expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
    await page.context().clearCookies();
    await enter("ada");
    await expect(page.getByLabel("I have read and understood the disclaimer above")).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await product.stop();
    await provider.close();
  }
});
