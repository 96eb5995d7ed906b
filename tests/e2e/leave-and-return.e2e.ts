import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { openPGlite } from "#server/db/embedded/open-pglite.ts";
import { unzip } from "#server/testing/files/unzip.ts";
import { accessibilityProblems } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { takePicture } from "./support/picture.ts";
import { arrive, newVisitor, say, type Visitor } from "./support/walk.ts";

const story = "I had a row with my manager this morning.";

async function openSettings(page: Page, isPhone: boolean | undefined): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
}

async function signIn(page: Page, { email, password }: Visitor): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("a person takes a copy of everything, deletes the account, thinks again and finds all as it was", async ({
  page,
  product,
  isMobile,
}) => {
  const visitor = newVisitor();
  await arrive(page, visitor, product.url);
  await say(page, story);

  await openSettings(page, isMobile);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^stillpoint-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzip(await readFile(await download.path()));
  const readable = [...files].find(([name]) => name.endsWith("-i-had-a-row-with-my-manager-this-morning.md"));
  expect(new TextDecoder().decode(readable?.[1])).toContain(story);
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "settings-account");

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Keep my account" })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "delete-account");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Wrong-one-1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That isn't the password of this account.")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  await signIn(page, visitor);
  await expect(
    page.getByText(/Your account is closed and will be erased on .+\. Reactivate\?/),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "reactivate");
  await page.goto("/playlist");
  await expect(page.getByRole("button", { name: "Reactivate" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  await signIn(page, visitor);
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: new RegExp(`^${story.replace(".", "\\.")}`) }).click();
  await expect(page.getByRole("article", { name: "You" }).getByText(story)).toBeVisible();
});

test("a chat that nobody touched is named before it expires, and writing in it keeps it", {
  tag: "@full",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, story);
  await product.kill();
  const database = await openPGlite(join(product.dataDir, "database"));
  await database.exec(
    "update chat_sessions set updated_at = now() - interval '80 days'; delete from daily_runs",
  );
  await database.close();
  await product.restart();

  const notice = page.getByRole("region", { name: "Chats that will expire" });
  // The day's tasks begin with the server and end soon after; who opens the app before that is told the next time.
  await expect(async () => {
    await page.goto(product.url);
    await expect(notice.getByRole("link", { name: "Export my data" })).toBeVisible({ timeout: 15_000 });
  }).toPass();
  expect(await accessibilityProblems(page)).toEqual([]);
  await takePicture(page, "expiry-notice");
  await notice.getByRole("button", { name: story }).click();
  await say(page, "It still sits in my chest.");
  await expect(notice).toHaveCount(0);
});
