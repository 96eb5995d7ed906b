import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { answerCookies } from "./support/visit.ts";
import { arrive, deleteChat, newVisitor, openChat, say, signIn } from "./support/walk.ts";

const said = ["My jaw is clenched.", "My chest is tight."];
/**
 * By how much of that a model has been told: each reply is another one, for what repeats itself is cut. Half of the
 * second, where a model that holds waits, says something already.
 */
const replies = [
  "Thank you for telling me. Where in your body is it?",
  "You said that and it sounds heavy to carry. A path leads down to the water. The stones are still warm from the day. A small boat turns slowly at its rope.",
  "The evening smells of hay and of rain. The lamps in the village come on one after another.",
];

test.beforeEach(({ model }) =>
  model.answer((body) => replies[said.filter((words) => body.includes(words)).length] ?? ""),
);

const messages = (page: Page) => page.getByRole("article");
const field = (page: Page) => page.getByLabel("Your message");

/** What a page shows of the conversation, as it would be read aloud. */
async function conversation(page: Page): Promise<string[]> {
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  return messages(page).locator("p").allInnerTexts();
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

test("what is said in one tab appears in the other with its reply while it streams", async ({
  page,
  context,
  model,
  modelProduct,
}) => {
  await arrive(page, newVisitor(), modelProduct.url);
  await say(page, "I had a row with my manager.");
  const other = await context.newPage();
  await other.goto(modelProduct.url);
  await openChat(other, "I had a row with my manager.");
  await expect(messages(other)).toHaveCount(2);

  model.behave("holds");
  await write(page, "My jaw is clenched.");
  await expect(other.getByText("My jaw is clenched.")).toBeVisible();
  await expect(messages(other)).toHaveCount(4);
  await expect(messages(other).last()).toContainText("it sounds heavy");
  await expect(other.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(other.getByText("Where in your body is it?")).toHaveCount(1);
  await other.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Operation stopped")).toBeVisible();
  const shown = await conversation(page);
  expect(await conversation(other)).toEqual(shown);
  expect(shown.join(" ").match(/My jaw is clenched\./g)).toHaveLength(1);
  await page.reload();
  await expect(messages(page)).toHaveCount(4);
  expect(await conversation(page)).toEqual(shown);
});

test("of two messages sent at one time into one chat the second waits, and nothing is lost or doubled", {
  tag: "@full",
}, async ({ page, browser, model, modelProduct }) => {
  const visitor = newVisitor();
  await arrive(page, visitor, modelProduct.url);
  await say(page, "I had a row with my manager.");
  const elsewhere = await browser.newContext();
  await answerCookies(elsewhere);
  const device = await elsewhere.newPage();
  await signIn(device, visitor, modelProduct.url);
  await openChat(device, "I had a row with my manager.");
  await expect(messages(device)).toHaveCount(2);

  model.behave("holds");
  await Promise.all([write(page, "My jaw is clenched."), write(device, "My chest is tight.")]);
  const refusal = "A reply is still on its way. Stop it or wait for it to finish.";
  const refused = await Promise.any(
    [page, device].map(async (each) => {
      await expect(each.getByText(refusal)).toBeVisible();
      return each;
    }),
  );
  const [waiting, first] =
    refused === page ? ["jaw is clenched", "chest is tight"] : ["chest is tight", "jaw is clenched"];
  await expect(field(refused)).toHaveValue(new RegExp(waiting));
  await expect(messages(refused).getByText(first)).toBeVisible();
  await expect(messages(refused).getByText(waiting)).toHaveCount(0);
  model.behave("ok");
  await expect(refused.getByRole("button", { name: "Send" })).toBeVisible();

  await field(refused).press("Enter");
  await expect(messages(refused)).toHaveCount(6);
  const shown = await conversation(refused);
  const back = refused === page ? device : page;
  await back.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(messages(back)).toHaveCount(6);
  expect(await conversation(back)).toEqual(shown);
  await elsewhere.close();
});

test("a chat deleted in one tab is not shown in the other any more", { tag: "@full" }, async ({
  page,
  context,
  modelProduct,
}) => {
  await arrive(page, newVisitor(), modelProduct.url);
  await say(page, "I had a row with my manager.");
  const other = await context.newPage();
  await other.goto(modelProduct.url);
  await openChat(other, "I had a row with my manager.");
  await expect(messages(other)).toHaveCount(2);
  await deleteChat(page, "I had a row with my manager.");
  await expect(other.getByText("What has been hard lately?")).toBeVisible();
});
