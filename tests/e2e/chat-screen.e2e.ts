import { expect, type Locator } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";
import { moveWhatHides, toolsWithin } from "./support/what-fits.ts";

test(
  "the chat screen offers what it promises, and is accessible in both themes",
  { tag: "@both" },
  async ({ page, product }, info) => {
    const isPhone = info.project.name === "phone";
    const visitor = newVisitor();
    await arrive(page, visitor, product.url);
    const bothThemes = async (name: string) => {
      await page.mouse.move(0, 0);
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document
                .getAnimations()
                .filter(
                  ({ playState, effect }) => playState === "running" && effect?.getTiming().iterations === 1,
                ).length,
          ),
        )
        .toBe(0);
      await takePicturesOfThemes(page, `chat-${name}`);
      expect(await accessibilityProblemsOfThemes(page), name).toEqual([]);
    };
    for (const topic of ["Work stress", "Deadlines", "Anxiety", "Poor sleep"])
      await expect(page.getByRole("button", { name: topic })).toBeVisible();
    await expect(page.getByText("What has been hard lately?")).toBeVisible();
    const openMenu = async () => {
      if (isPhone) await page.getByRole("button", { name: "Open menu" }).click();
    };
    await bothThemes("welcome");

    await openMenu();
    await expect(page.getByText("No chat history yet")).toBeVisible();
    await expect(page.getByText("No meditations yet")).toBeVisible();
    await expect(page.getByText(`${visitor.email.slice(0, 20)}...`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Play Script" })).toBeDisabled();
    if (isPhone) {
      const menu = page.getByRole("dialog", { name: "Menu" });
      expect((await menu.boundingBox())?.width).toBe(320);
      const backdrop = await menu.evaluate(
        (dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor,
      );
      expect(backdrop).not.toMatch(/, 0\)$|transparent/);
      await bothThemes("menu");
      for (let tab = 0; tab < 12; tab++) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
        ).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    } else {
      for (const width of [1024, 1920, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const sidebar = await page.locator("aside").boundingBox();
        expect((sidebar?.width ?? 0) / width, `of ${width} px`).toBeCloseTo(0.2, 3);
      }
    }

    const first = "I had a row with my manager about a deadline that keeps on moving.";
    await say(page, first);
    await say(page, "My chest is tight.");
    const you = await page.getByRole("article", { name: "You" }).first().locator("p").boundingBox();
    const coach = await page.getByRole("article", { name: "Coach" }).first().boundingBox();
    expect(you?.x ?? 0).toBeGreaterThan(coach?.x ?? 0);
    await expect(page.getByRole("heading", { name: "Suggested follow-up questions:" })).toBeVisible();
    await bothThemes("talk");

    await openMenu();
    await expect(page.getByRole("button", { name: `${first.slice(0, 50)}...` })).toBeVisible();
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByText("What has been hard lately?")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Suggested follow-up questions:" })).toHaveCount(0);

    await openMenu();
    await page.getByRole("button", { name: first.slice(0, 50) }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(4);
    const suggested = page.getByRole("region", { name: "Suggested follow-up questions:" });
    await expect(suggested.getByRole("button")).toHaveCount(3);
    const chosen = (await suggested.getByRole("button").first().textContent()) ?? "";
    // By keyboard: a pointer would press in the very frame in which the thread moves up for what has just appeared.
    await suggested.getByRole("button").first().press("Enter");
    await expect(page.getByRole("article", { name: "You" }).getByText(chosen)).toBeVisible();
    await expect(page.getByRole("article", { name: "Coach" })).toHaveCount(3);
    if (isPhone) {
      expect(await toolsWithin(page, 390)).toBe(true);
      expect(await page.evaluate(moveWhatHides)).toEqual([]);
    }

    await openMenu();
    await page.getByTitle("Delete chat").click(isPhone ? {} : { force: true });
    const ask = page.getByRole("dialog", { name: "Are you sure you want to delete this chat?" });
    await expect(ask).toBeVisible();
    await bothThemes("delete");
    await ask.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Chat deleted successfully")).toBeVisible();
    await openMenu();
    await expect(page.getByText("No chat history yet")).toBeVisible();
  },
);

test("a message of either side is heard, paused and heard again without being made again", {
  tag: "@full",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "I had a row with my manager about a deadline.");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/narration/speak")) asked.push(request.url());
  });
  for (const side of ["Coach", "You"]) {
    const message = page.getByRole("article", { name: side }).first();
    await message.hover();
    await message.getByRole("button", { name: "Play message" }).click();
    const pause = message.getByRole("button", { name: "Pause message" });
    await expect(pause).toBeVisible();
    await pause.click();
    await expect(message.getByRole("button", { name: "Play message" })).toBeVisible();
  }
  await page.getByRole("article", { name: "You" }).getByRole("button", { name: "Play message" }).click();
  await expect(page.getByRole("button", { name: "Pause message" })).toBeVisible();
  expect(asked).toHaveLength(2);
  await page.goto("/playlist");
  await expect(page.getByText("No meditations yet. Generate some")).toBeVisible();
});

test("words run in their own direction, and who writes in Arabic is answered in Arabic and asked for English", async ({
  page,
  product,
}) => {
  await arrive(page, newVisitor(), product.url);
  const direction = (place: Locator) => place.evaluate((element) => getComputedStyle(element).direction);
  const field = page.getByLabel("Your message");
  await field.fill("أشعر بالتوتر من العمل");
  expect(await direction(field)).toBe("rtl");
  await say(page, "أشعر بالتوتر من العمل");
  const coach = page.getByRole("article", { name: "Coach" });
  await expect(coach).toContainText("الإنجليزية");
  expect(await direction(coach.locator("p").first())).toBe("rtl");
  expect(await direction(page.getByRole("article", { name: "You" }).locator("p"))).toBe("rtl");
  await say(page, "My boss shouted at me.");
  await expect(coach).toHaveCount(2);
  await expect(coach.last()).toContainText(/[a-z]{3} [a-z]{2}/);
  expect(await direction(coach.last().locator("p").first())).toBe("ltr");
});
