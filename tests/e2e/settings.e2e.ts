import { expect, type Locator, type Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { takePicture } from "./support/picture.ts";
import { startProduct } from "./support/product.ts";
import { arrive, newVisitor, say, showSidebar, untilNarrated } from "./support/walk.ts";

async function openSettings(page: Page): Promise<Locator> {
  await showSidebar(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings).toBeVisible();
  return settings;
}

/** A toast is 356 px wide where there is room, and 16 px from the right edge. */
async function expectAtTheRight(page: Page, toast: Locator): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const place = async () => {
    const box = await toast.boundingBox();
    return box && { width: box.width, right: width - box.x - box.width };
  };
  await expect.poll(place).toEqual({ width: Math.min(356, width - 32), right: 16 });
}

/** Where the phone's layout begins, with whatever is open closed. */
async function expectPhoneBelow768(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New Chat" })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(page.getByRole("button", { name: "New Chat" })).toHaveCount(0);
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

test("Settings shows all its parts in both themes, and what is chosen there goes with the next message and survives a reload", async ({
  page,
  product,
  isMobile,
}) => {
  const complaints = complaintsOf(page);
  const visitor = newVisitor();
  await arrive(page, visitor, product.url);
  const settings = await openSettings(page);
  const parts = ["AI Configuration", "Audio Controls", "Appearance", "Account", "Privacy & Legal"];
  for (const name of parts) await expect(settings.getByRole("heading", { name })).toBeVisible();
  await expect(settings.getByText("Built-in guide").first()).toBeVisible();
  await expect(settings.getByText("0/100")).toBeVisible();
  await expect(settings.getByText("Resets at midnight")).toBeVisible();
  await expect(settings.getByText(visitor.email)).toBeVisible();
  expect(await isDark(page)).toBe(true);
  await takePicture(page, "settings-dark");
  expect(await accessibilityProblems(page)).toEqual([]);
  await settings.getByRole("button", { name: "Switch to light" }).click();
  expect(await isDark(page)).toBe(false);
  await takePicture(page, "settings-light");
  expect(await accessibilityProblems(page)).toEqual([]);
  await settings.getByRole("link", { name: "Health Data Security Policy" }).scrollIntoViewIfNeeded();
  await takePicture(page, "settings-light-end");

  const choose = (group: string, name: string) =>
    settings.getByRole("radiogroup", { name: group }).getByText(name, { exact: true }).click();
  await choose("Verbosity Level", "High");
  await choose("Reasoning Effort", "Low");
  await choose("Knowledge Mode", "RAG");
  await expect(page.getByText("Knowledge retrieval enabled")).toBeVisible();
  await settings.getByRole("switch", { name: "Smartwatch Data Analysis" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "HRV Analysis enabled" });
  await expectAtTheRight(page, toast);
  await expect(settings.getByRole("radio", { name: "None" })).toBeChecked();
  await settings.getByLabel("Voice", { exact: true }).selectOption("Sol");
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);

  const sent = page.waitForRequest("**/api/rpc/chat/send");
  await say(page, "I had a row with my manager.");
  const config = {
    verbosity: "high",
    reasoning: "low",
    codeInterpreter: true,
    mode: "none",
    counselMode: false,
  };
  expect((await sent).postDataJSON()).toMatchObject({ json: { config } });
  await page.reload();
  const again = await openSettings(page);
  await expect(
    again.getByRole("radiogroup", { name: "Verbosity Level" }).getByRole("radio", { name: "High" }),
  ).toBeChecked();
  await expect(again.getByLabel("Voice", { exact: true })).toHaveValue("Sol");
  if (!isMobile) await expectPhoneBelow768(page);
  expect(complaints).toEqual([]);
});

test("the light theme is there from the first frame after a reload", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  expect(await isDark(page)).toBe(true);
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      if (document.body) frames.push(document.documentElement.classList.contains("dark"));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  const frames = await page.evaluate(() => Reflect.get(window, "frames_"));
  expect(frames).toContain(false);
  expect(frames).not.toContain(true);
});

test("the last conversations of the day are counted down, and a message over the limit is kept where it was written", {
  tag: "@full",
}, async ({ page }) => {
  const product = await startProduct({ env: { DAILY_CONVERSATION_LIMIT: "2" } });
  await arrive(page, newVisitor(), product.url);
  await say(page, "I had a row with my manager.");
  await expect(page.getByText("1 conversations remaining today.")).toBeVisible();
  await say(page, "My jaw is clenched.");
  await expect(page.getByText("You have reached your daily conversation limit.")).toBeVisible();
  await expect(page.getByText("0 conversations remaining today.")).toHaveCount(0);
  const warning = await page.getByText("You have reached your daily conversation limit.").boundingBox();
  const written = await page.getByLabel("Your message").boundingBox();
  expect((warning?.y ?? 0) + (warning?.height ?? 0)).toBeLessThan(written?.y ?? 0);
  await takePicture(page, "settings-limit");
  const field = page.getByLabel("Your message");
  await field.fill("And my chest is tight.");
  await field.press("Enter");
  const blocked = "Daily limit reached! You've used all 2 conversations for today. Resets at midnight.";
  await expect(page.getByText(blocked)).toBeVisible();
  await expect(field).toHaveValue("And my chest is tight.");
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(2);
  const settings = await openSettings(page);
  await expect(settings.getByText("2/2")).toHaveClass(/text-danger/);
  await product.stop();
});

test("toasts stand at the bottom right, 356 px wide, and leave what one writes and hears free", {
  tag: "@full",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "I had a row with my manager.");
  await page.getByRole("button", { name: "Narrate" }).click();
  const player = page.getByRole("region", { name: "Narration" });
  await expect(player.getByLabel("Position")).toBeVisible();
  const toast = page.getByRole("listitem").filter({ hasText: "Voice saved to playlist" });
  await untilNarrated(page, 240_000);
  await toast.hover();
  await takePicture(page, "settings-toasts");
  const boxes = await Promise.all(
    [toast, player, page.getByLabel("Your message")].map((each) => each.boundingBox()),
  );
  const [shown, sound, field] = boxes;
  if (!shown || !sound || !field) throw new Error("something is not drawn");
  expect(shown.y + shown.height).toBeLessThanOrEqual(Math.min(sound.y, field.y));
  await expectAtTheRight(page, toast);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("the latest reply is heard and paused from Settings", { tag: "@full" }, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  const empty = await openSettings(page);
  await empty.getByRole("button", { name: "Play Latest Response" }).click();
  await expect(page.getByText("No AI response to play")).toBeVisible();
  await page.keyboard.press("Escape");
  await say(page, "I had a row with my manager.");
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Play Latest Response" }).click();
  const pause = settings.getByRole("button", { name: "Pause Audio" });
  await expect(pause).toBeVisible();
  await pause.click();
  await expect(settings.getByRole("button", { name: "Play Latest Response" })).toBeVisible();
});

test("Cmd/Ctrl+K says that there is no command palette yet", { tag: "@full" }, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  const said = new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await page.getByLabel("Your message").press("ControlOrMeta+k");
  expect(await said).toBe("Command palette not implemented yet!");
});
