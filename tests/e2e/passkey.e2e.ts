import { expect, type Page } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { arrive, newVisitor, showSidebar, signOut } from "./support/walk.ts";

/** A phone's own keeper of passkeys, as Chromium plays it; says how many passkeys it holds. */
async function plugInDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlock: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    held: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

async function openSecurity(page: Page): Promise<void> {
  await showSidebar(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign-in and security" }).click();
  await expect(page.getByRole("dialog", { name: "Sign-in and security" })).toBeVisible();
}

test("a passkey is made in the settings, signs in without a password, and is removed", async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page);
  const device = await plugInDevice(page);
  const visitor = newVisitor();
  await arrive(page, visitor, product.url);
  await openSecurity(page);
  const part = page.getByRole("region", { name: "Passkeys" });
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await part.getByLabel("What to call it").fill("The blue phone");
  await part.getByLabel("Your password, to confirm it's you").fill(visitor.password);
  await part.getByRole("button", { name: "Create the passkey" }).click();
  await expect(part.getByText("not used yet")).toBeVisible();
  expect(await device.held()).toBe(1);
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Close sign-in and security" }).click();
  // The dialog's entry of the history is being gone back from, to that of Settings below it; a page asked for meanwhile would be given up.
  await page.waitForFunction(() => window.history.state?.overlay?.depth === 1);
  await page.goto(product.url);
  await signOut(page);

  const signIn = page.getByRole("button", { name: "Use a passkey" });
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await device.unlock(false);
  await signIn.click();
  await expect(page.getByText("No passkey was used")).toBeVisible();
  await device.unlock(true);
  await signIn.click();
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();

  await openSecurity(page);
  await expect(part.getByText(/last used/)).toBeVisible();
  await expect(page.getByText("Somebody signed in with a passkey")).toBeVisible();
  await part.getByRole("button", { name: "Remove the passkey The blue phone" }).click();
  await part.getByLabel("Your password, to confirm it's you").fill(visitor.password);
  await part.getByRole("button", { name: "Remove it" }).click();
  await expect(part.getByText("The blue phone")).toHaveCount(0);
  await page.getByRole("button", { name: "Close sign-in and security" }).click();
  // The dialog's entry of the history is being gone back from, to that of Settings below it; a page asked for meanwhile would be given up.
  await page.waitForFunction(() => window.history.state?.overlay?.depth === 1);
  await page.goto(product.url);
  await signOut(page);
  await signIn.click();
  await expect(page.getByText("That passkey doesn't belong to an account here")).toBeVisible();
  expect(complaints).toEqual([]);
});
