import { expect, type Locator, type Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { lengthen } from "./support/long-chat.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";
import { threadShare } from "./support/what-fits.ts";

const danger = "I want to kill myself tonight.";

const threadOf = (page: Page) => page.getByRole("region", { name: "Conversation" });

/** How far below the upper edge of the thread something begins, as a share of the thread's height. */
async function placeOf(page: Page, element: Locator): Promise<number> {
  const [thread, box] = await Promise.all([threadOf(page).boundingBox(), element.boundingBox()]);
  if (!thread || !box) return Number.NaN;
  return (box.y - thread.y) / thread.height;
}

test("a message that is sent comes to the top with its reply below it, wherever one had scrolled", async ({
  page,
  product,
}) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My manager shouted at me today.");
  await lengthen(page, 60);
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Message 60." })).toBeInViewport();
  for (const text of ["It is in my chest, and in my jaw.", "I am ashamed of it."]) {
    await threadOf(page).evaluate((thread) => thread.scrollTo(0, 500));
    await say(page, text);
    await expect
      .poll(() => placeOf(page, page.getByRole("article", { name: "You" }).last()))
      .toBeLessThan(0.34);
    await expect(page.getByRole("article", { name: "Coach" }).last()).toBeInViewport();
    await expect(page.getByRole("button", { name: "Jump to latest" })).toHaveCount(0);
  }
});

test("a care reply is seen from its first line: when it comes, after a reload, and however one had scrolled", {
  tag: "@phone",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My manager shouted at me today.");
  await lengthen(page, 30);
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Message 30." })).toBeInViewport();
  await threadOf(page).evaluate((thread) => thread.scrollBy(0, -300));
  await page.getByLabel("Your message").fill(danger);
  await page.keyboard.press("Enter");
  const care = page
    .getByRole("article", { name: "Coach" })
    .filter({ has: page.getByRole("link") })
    .last();
  await expect.poll(() => placeOf(page, care)).toBeGreaterThanOrEqual(0);
  expect(await placeOf(page, care)).toBeLessThan(0.6);
  await page.unroute("**/api/rpc/chat/messages**");
  await page.reload();
  await expect.poll(() => placeOf(page, care)).toBeGreaterThanOrEqual(0);
  expect(await placeOf(page, care)).toBeLessThan(0.6);
});

/** The answers to tap are there, and nothing lies over one of them. */
async function expectAnswersSeen(page: Page): Promise<void> {
  const answers = page.getByRole("region", { name: "Suggested follow-up questions:" }).getByRole("button");
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) {
    await expect(answer).toBeInViewport({ ratio: 1 });
    // What lies over it would take the press.
    await answer.click({ trial: true });
  }
  await expect(page.getByRole("button", { name: "Jump to latest" })).toHaveCount(0);
}

test("under a first reply the answers to tap are seen whole, and the chat has most of the height", {
  tag: "@phone",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My manager shouted at me this morning about a deadline.");
  await expectAnswersSeen(page);
  expect(await threadShare(page)).toBeGreaterThanOrEqual(0.6);
});

test("under a reply with sources the answers to tap are seen whole, and on a phone the sources are a press away", {
  tag: "@phone",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "what helps against racing thoughts");
  await expectAnswersSeen(page);
  const asked = page.getByRole("button", { name: /^\d sources?$/ });
  const sources = page.getByRole("list", { name: "Sources" });
  if (await asked.isVisible()) {
    await expect(sources).toBeHidden();
    await asked.click();
  }
  await expect(sources).toBeVisible();
  // With the buttons of a chat beside it the name of the screen takes two lines, and none of it is cut.
  const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
  expect(await page.getByRole("heading", { level: 1 }).evaluate(isWhole)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a chat that is opened again stands where it was left", async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, "My manager shouted at me today.");
  await lengthen(page, 120);
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Message 120." })).toBeInViewport();
  const seen = page.getByRole("article").filter({ hasText: "Message 61." });
  await seen.evaluate((article) => article.scrollIntoView({ block: "start" }));
  await expect(seen).toBeInViewport();
  // What is remembered is where the first message that is seen stands, once nothing moves any more.
  const isRemembered = async () => isSamePlace(await left(page), await firstSeen(page));
  await expect.poll(isRemembered).toBe(true);
  const before = await firstSeen(page);
  await page.reload();
  await expect.poll(async () => isSamePlace(await firstSeen(page), before)).toBe(true);
});

interface Place {
  messageId: string | undefined;
  offsetPx: number;
}

/** Whether two places are one, to the pixel that rounding may cost. */
function isSamePlace(one: Place | null, other: Place | null): boolean {
  if (!one || !other) return false;
  return one.messageId === other.messageId && Math.abs(one.offsetPx - other.offsetPx) <= 2;
}

/** The first message that is seen, and how far below the upper edge it begins. */
function firstSeen(page: Page): Promise<Place | null> {
  return threadOf(page).evaluate((thread) => {
    const edge = thread.getBoundingClientRect().top;
    const boxes = [...thread.querySelectorAll<HTMLElement>("[data-message]")];
    const first = boxes.find((one) => one.getBoundingClientRect().bottom > edge);
    if (!first) return null;
    const offsetPx = Math.round(first.getBoundingClientRect().top - edge);
    return { messageId: first.dataset.message, offsetPx };
  });
}

/** What this window remembers of the one chat that was read. */
function left(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.endsWith(":reading-places"));
    const places: unknown = JSON.parse((key && sessionStorage.getItem(key)) ?? "[]");
    return Array.isArray(places) ? (places[0]?.[1] ?? null) : null;
  });
}

test("a word without an end and a broad table stay inside of the thread", async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await say(page, `My manager wrote https://example.com/${"a".repeat(320)} to me today.`);
  const table = `| ${"column and column | ".repeat(12)}\n|${"---|".repeat(12)}\n| ${"what stands there | ".repeat(12)}`;
  await page.route("**/api/rpc/chat/messages**", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const message of body.json.messages) if (!message.isUser) message.content = `So:\n\n${table}`;
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  const widths = await threadOf(page).evaluate((thread) => [thread.scrollWidth, thread.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});
