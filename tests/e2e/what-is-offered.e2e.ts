import { expect, type Locator } from "@playwright/test";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { takePicture } from "./support/picture.ts";
import { arrive, newVisitor, say, showSidebar } from "./support/walk.ts";

const fill = (button: Locator) => button.evaluate((it) => getComputedStyle(it).backgroundColor);

test("the loud button is the next thing to do: the meditation at first, then its voice, with a ring as round as itself", {
  tag: "@full",
}, async ({ page, product }) => {
  test.setTimeout(300_000);
  const complaints = complaintsOf(page);
  await arrive(page, newVisitor(), product.url);
  await say(page, "What is the capital of Portugal?");
  await say(page, "My chest is tight since the meeting this morning.");
  await say(page, "I am afraid of tomorrow.");
  const actions = page.getByRole("toolbar", { name: "Meditation and audio" });
  const meditation = actions.getByRole("button", { name: "Meditation", exact: true });
  const narrate = actions.getByRole("button", { name: "Narrate" });
  const accent = await fill(meditation);
  expect(await fill(narrate)).not.toBe(accent);
  await meditation.click();
  await expect(actions.getByRole("button", { name: "Script" })).toBeVisible();
  await expect.poll(() => fill(narrate)).toBe(accent);
  await expect.poll(() => fill(meditation)).not.toBe(accent);

  await narrate.click();
  const halo = page.locator(".breath-halo").first();
  await expect(halo).toBeVisible({ timeout: 120_000 });
  const ring = await halo.evaluate((it: HTMLElement) => ({ width: it.offsetWidth, height: it.offsetHeight }));
  expect(ring.width).toBe(ring.height);
  await takePicture(page, "offered-narrated");
  expect(complaints).toEqual([]);
});

test("the look chosen in one tab is drawn in the other, and Settings say which of them wait for a model", {
  tag: "@full",
}, async ({ page, context, product }) => {
  await arrive(page, newVisitor(), product.url);
  const other = await context.newPage();
  await other.goto(product.url);
  await expect(other.getByLabel("Your message")).toBeVisible();
  await showSidebar(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings.getByText("The next two settings are for language models.")).toBeVisible();
  await expect(settings.getByRole("button", { name: "Cookie Settings" })).toBeVisible();
  await settings.getByRole("button", { name: "Switch to light" }).click();
  await expect(other.locator("html")).not.toHaveClass(/\bdark\b/);
  await settings.getByRole("switch", { name: "Same as this device" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
});

test("where no mail is sent, who lost the password is told where the link lies, before and after asking", {
  tag: "@full",
}, async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByText("This server sends no email.", { exact: false })).toBeVisible();
  await takePicture(page, "offered-no-mail");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByText("Check your inbox", { exact: false })).toHaveCount(0);
});
