import { type BrowserContext, expect, type Page } from "@playwright/test";
import { storedKeys } from "#web/features/legal/stored-keys.ts";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { enter, tabTo } from "./support/keyboard.ts";
import { takePicture } from "./support/picture.ts";
import { newVisitor, say, signIn, signUp } from "./support/walk.ts";

test.use({ isFirstVisit: true });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const preferencesDialog = (page: Page) => page.getByRole("dialog", { name: "Cookie preferences" });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const refused = { necessary: true, analytics: false, personalization: false, marketing: false };
const allowed = { necessary: true, analytics: true, personalization: true, marketing: true };

/** The names under which something is kept, as the privacy policy writes them. */
async function keptNames(page: Page, context: BrowserContext): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [...keys, ...cookies].map((name) => name.replace(/^stillpoint:[\da-f-]{36}:/, "stillpoint:<you>:"));
}

/** The banner's place, and that what one presses stands above it. */
async function expectAbove(page: Page, control: string): Promise<void> {
  const place = await banner(page).boundingBox();
  const size = page.viewportSize();
  expect(Math.round((place?.x ?? 0) + (place?.width ?? 0))).toBe(size?.width);
  expect(Math.round((place?.y ?? 0) + (place?.height ?? 0))).toBe(size?.height);
  await button(page, control).scrollIntoViewIfNeeded();
  const pressed = await button(page, control).boundingBox();
  expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
}

test("the banner stands at the bottom right and covers nothing one presses", { tag: "@full" }, async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const name of ["Accept All", "Essential Only", "Close"]) {
    await expect(banner(page).getByRole("button", { name })).toBeVisible();
  }
  await expectAbove(page, "Sign In");
  await takePicture(page, "banner-sign-in");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await enter(page, button(page, "Customize"));
  await expect(preferencesDialog(page).getByRole("switch")).toHaveCount(4);
  await takePicture(page, "banner-dialog");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(preferencesDialog(page)).toHaveCount(0);
  // The dialog's entry of the history is being gone back from, and a page that is asked for meanwhile would be given up.
  await page.waitForFunction(() => window.history.state === null);
  await signUp(page, newVisitor());
  await expect(banner(page)).toBeVisible();
  await expectAbove(page, "Send");
  await takePicture(page, "banner-chat");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await banner(page).getByRole("button", { name: "Close" }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("nothing optional runs before consent, and what is optional ends with it", async ({
  page,
  context,
  product,
}) => {
  const origins = new Set<string>();
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  await signUp(page, newVisitor());
  await say(page, "My jaw is clenched since the row.");
  await expect(banner(page)).toBeVisible();
  const necessary = storedKeys.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const before = await keptNames(page, context);
  expect(before).toContain("stillpoint:<you>:open-chat");
  expect(before.filter((name) => !necessary.includes(name))).toEqual([]);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByText("What has been hard lately?")).toBeVisible();

  await button(page, "Accept All").click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => keptNames(page, context)).toContain("stillpoint:<you>:last-chat");
  // A window at rest on an empty page hears of the chat that another begins, and leaves what is kept of it.
  await button(other, "New Chat").click();
  await button(page, "New Chat").click();
  await say(page, "The lift at work is loud.");
  await expect(other.getByRole("button", { name: /^The lift at work/ })).toBeVisible();
  expect(await keptNames(page, context)).toContain("stillpoint:<you>:last-chat");
  await other.close();
  const later = await context.newPage();
  await later.goto("/");
  await expect(later.getByRole("article")).toHaveCount(2);
  await expect(banner(later)).toHaveCount(0);

  await later.goto("/privacy-policy");
  await button(later, "Cookie Settings").click();
  await expect(banner(later)).toBeVisible();
  await later.goto("/");
  await expect(banner(later)).toBeVisible();
  await expect.poll(() => keptNames(later, context)).not.toContain("stillpoint:<you>:last-chat");
  await button(later, "Essential Only").click();
  await later.reload();
  await expect(later.getByRole("article")).toHaveCount(2);
  await expect(banner(later)).toHaveCount(0);
  expect((await keptNames(later, context)).filter((name) => !necessary.includes(name))).toEqual([]);
  expect([...origins]).toEqual([product.url]);
});

test("a visitor's choice and its date are kept in this browser; closing keeps nothing and asks again", async ({
  page,
}) => {
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  await expectAbove(page, "Sign In");
  await banner(page).getByRole("button", { name: "Close" }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith("cookie"))).toEqual([]);
  await page.reload();
  await enter(page, button(page, "Customize"));
  const toggle = (name: string) => preferencesDialog(page).getByRole("switch", { name });
  await expect(toggle("Necessary")).toBeChecked();
  await expect(toggle("Necessary")).toBeDisabled();
  await tabTo(page, toggle("Personalization"));
  await page.keyboard.press("Space");
  await enter(page, button(page, "Save Preferences"));
  await expect(banner(page)).toHaveCount(0);
  const kept = await stored(page);
  expect(JSON.parse(kept["cookie-preferences"] ?? "")).toEqual({ ...refused, personalization: true });
  expect(Date.now() - Date.parse(kept["cookie-consent-date"] ?? "")).toBeLessThan(60_000);
  await page.waitForFunction(() => window.history.state === null);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await button(page, "Cookie Settings").click();
  await expect(banner(page)).toBeVisible();
  expect(Object.keys(await stored(page))).not.toContain("cookie-preferences");
  expect(Object.keys(await stored(page))).not.toContain("cookie-consent-date");
  await button(page, "Accept All").click();
  await expect(banner(page)).toHaveCount(0);
  expect(JSON.parse((await stored(page))["cookie-preferences"] ?? "")).toEqual(allowed);
  await button(page, "Cookie Settings").click();
  await button(page, "Essential Only").click();
  await expect(banner(page)).toHaveCount(0);
  expect(JSON.parse((await stored(page))["cookie-preferences"] ?? "")).toEqual(refused);
});

test("a person's choice is saved in the profile and holds in another browser, before what that browser keeps", {
  tag: "@full",
}, async ({ page, browser, product }) => {
  const visitor = newVisitor();
  await signUp(page, visitor);
  const saved = page.waitForResponse(/changeCookiePreferences/);
  await button(page, "Essential Only").click();
  expect((await saved).status()).toBe(200);
  const kept = await stored(page);
  expect(kept["cookie-preferences"]).toBeUndefined();
  expect(kept["cookie-consent-date"]).toBeDefined();
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const device = await elsewhere.newPage();
  await device.goto("/");
  await button(device, "Accept All").click();
  await signIn(device, visitor);
  await say(device, "My chest is tight.");
  await expect(banner(device)).toHaveCount(0);
  expect((await keptNames(device, elsewhere)).join(" ")).not.toContain("last-chat");
  await elsewhere.close();
});

test("a choice that cannot be saved in the profile is said, kept in this browser, and saved on the next visit", {
  tag: "@full",
}, async ({ page }) => {
  await signUp(page, newVisitor());
  await page.route("**/account/changeCookiePreferences", (route) => route.fulfill({ status: 503, body: "" }));
  await button(page, "Essential Only").click();
  await expect(page.getByText("Failed to save preferences to your account")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(async () => JSON.parse((await stored(page))["cookie-preferences"] ?? "null"))
    .toEqual(refused);
  await page.unroute("**/account/changeCookiePreferences");
  const saved = page.waitForResponse(/changeCookiePreferences/);
  await page.reload();
  expect((await saved).status()).toBe(200);
  await expect(page.getByLabel("Your message")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(async () => Object.keys(await stored(page)).join(" ")).not.toContain("unsaved-consent");
});
