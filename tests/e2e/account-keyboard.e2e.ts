import { expect, type Page } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { enter, tabTo, typeInto } from "./support/keyboard.ts";
import { linkTo } from "./support/outbox.ts";
import { newVisitor, signUp } from "./support/walk.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Disclaimer and Terms of Use" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const chat = (page: Page) => page.getByRole("heading", { name: "Meditative Process Generator" });

async function prepare(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  return complaintsOf(page);
}

/** Nothing closes the dialog but a decision, and the focus does not leave it for the page behind. */
async function expectHeldFocus(page: Page): Promise<void> {
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(4, 4);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeVisible();
  const where = new Set<string>();
  for (let pressed = 0; pressed < 14; pressed++) {
    await page.keyboard.press("Tab");
    where.add(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active?.closest("dialog") ? "dialog" : active === document.body ? "browser" : "page";
      }),
    );
  }
  expect(where).toContain("dialog");
  expect(where).not.toContain("page");
}

async function decide(page: Page): Promise<void> {
  const accept = button(page, "Accept & Continue");
  await expect(accept).toBeDisabled();
  for (const words of [/I have read and understood/, /I agree to the terms and acknowledge/]) {
    await tabTo(page, dialogOf(page).getByLabel(words));
    await page.keyboard.press("Space");
  }
  await enter(page, accept);
  await expect(dialogOf(page)).toHaveCount(0);
}

/** At most 42rem wide and 80 per cent of the screen high, with a text that scrolls above what one decides with. */
async function expectToFit(page: Page): Promise<void> {
  const box = await dialogOf(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(42 * 16);
  expect(box?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8);
  const text = page.getByRole("region", { name: "Disclaimer text" });
  const [seen, whole] = await text.evaluate((element) => [element.clientHeight, element.scrollHeight]);
  expect(whole).toBeGreaterThan(seen ?? 0);
  await text.focus();
  await page.keyboard.press("End");
  await expect(page.getByText("Your conversations and recordings belong to you.")).toBeInViewport();
  await expect(button(page, "Accept & Continue")).toBeInViewport();
}

test("by keyboard alone a visitor signs up, having declined and then accepted terms that fit the screen", async ({
  page,
}) => {
  const complaints = await prepare(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await enter(page, button(page, "Sign up"));
  await expect(page.getByRole("heading", { name: "Create Account" })).toBeFocused();
  const { fullName, email, password } = newVisitor();
  await typeInto(page, page.getByLabel("Full Name"), fullName);
  await typeInto(page, page.getByLabel("Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), "abc");
  await expect(page.getByText("One special character")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please read and agree to the terms and disclaimer")).toBeVisible();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);

  const terms = button(page, "disclaimer and terms");
  await enter(page, terms);
  await expect(dialogOf(page)).toBeVisible();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await expectHeldFocus(page);
  await enter(page, button(page, "Decline"));
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(terms).toBeFocused();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("Enter");
  await expectToFit(page);
  await decide(page);
  await expect(page.getByRole("checkbox")).toBeChecked();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await enter(page, button(page, "Sign Up"));
  await expect(chat(page)).toBeVisible();
  await expect(page.getByText("Account created successfully!", { exact: false })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("by keyboard alone a person sets a new password and signs in with it", { tag: "@full" }, async ({
  page,
  product,
  isMobile,
}) => {
  const complaints = await prepare(page);
  const { email, ...visitor } = newVisitor();
  await signUp(page, { email, ...visitor });
  const signOut = async () => {
    if (isMobile) await enter(page, button(page, "Open menu"));
    await enter(page, button(page, "Sign out"));
    await expect(page.getByText("Signed out successfully")).toBeVisible();
  };
  await signOut();
  await enter(page, button(page, "Forgot your password?"));
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeFocused();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await typeInto(page, page.getByLabel("Email"), email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("its link is now in this server's outbox")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  const link = await linkTo(product, email, /new password/);
  expect(new URL(link).pathname).toBe("/reset-password");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set New Password" })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === "");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await typeInto(page, page.getByLabel("New Password"), "Other-water");
  await typeInto(page, page.getByLabel("Confirm Password"), "Other-wate");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(button(page, "Update Password")).toBeDisabled();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.keyboard.type("r");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password updated successfully! You are now logged in.")).toBeVisible();
  await expect(chat(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");

  await signOut();
  await typeInto(page, page.getByLabel("Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), "Other-water");
  await enter(page, button(page, "Sign In"));
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
  await expect(chat(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("by keyboard alone a person without an agreement agrees before the chat opens", {
  tag: "@full",
}, async ({ page }) => {
  const complaints = await prepare(page);
  await signUp(page, newVisitor());
  let hasAgreed = false;
  await page.route("**/api/rpc/agreement/accept", async (route) => {
    hasAgreed = true;
    await route.continue();
  });
  await page.route("**/api/rpc/account/session", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const told = hasAgreed ? body : body.replace('"agreed":true', '"agreed":false');
    await route.fulfill({ response, body: told });
  });
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await expectHeldFocus(page);
  const saved = page.waitForResponse(/agreement\/accept/);
  await decide(page);
  expect((await saved).status()).toBe(200);
  await expect(chat(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("while the application loads the screen says so, accessibly", { tag: "@full" }, async ({ page }) => {
  const complaints = await prepare(page);
  await page.route("**/api/rpc/account/session", () => {});
  await page.goto("/");
  await expect(page.getByText("Loading application...")).toBeVisible();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
