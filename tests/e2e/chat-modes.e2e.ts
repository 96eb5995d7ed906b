import { expect } from "@playwright/test";
import { accessibilityProblems, accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { takePicture, takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, say } from "./support/walk.ts";

test("a person chooses how they are answered, sees how the library was used, and is told what cannot be had", {
  tag: "@full",
}, async ({ page, product }) => {
  await arrive(page, newVisitor(), product.url);
  await page.getByRole("button", { name: "Knowledge retrieval (RAG)" }).click();
  await expect(page.getByText("Knowledge retrieval enabled")).toBeVisible();
  await expect(page.getByRole("button", { name: "Counsel", pressed: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Knowledge retrieval (RAG)", pressed: true })).toBeVisible();

  await say(page, "I cannot sleep before a deadline and my breath is shallow.");
  const panel = page.getByRole("button", { name: /Processing RAG Request/ });
  await expect(panel).toHaveText(/[1-4] chunks · \d+ tokens/);
  await panel.click();
  for (const step of [
    "Original User Query",
    "Extracting Concepts",
    "Retrieving Knowledge Chunks",
    "Building LLM Context",
    "Calling LLM",
  ])
    await expect(page.getByRole("listitem").filter({ hasText: step })).toContainText("done");
  await expect(page.getByText(/Whole reply in \d+\.\d s/)).toBeVisible();
  const suggestions = page.getByRole("region", { name: "Query suggestions:" });
  await expect(suggestions).toBeVisible();
  // What one taps comes before what the reply was made from.
  const [answers, sources] = [await suggestions.boundingBox(), await panel.boundingBox()];
  expect((answers?.y ?? 0) + (answers?.height ?? 0)).toBeLessThan(sources?.y ?? 0);
  await panel.scrollIntoViewIfNeeded();
  await takePicturesOfThemes(page, "chat-rag");
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);

  await page.getByRole("button", { name: "Web search" }).click();
  await expect(page.getByText("Web search enabled")).toBeVisible();
  await page.getByLabel("Your message").fill("What is new today?");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Failed to search web and generate response")).toBeVisible();
  await expect(page.getByRole("article", { name: "Coach" }).last()).toContainText("I cannot reach the web");
  await page.getByRole("button", { name: "Counsel" }).click();
  await expect(page.getByText("Counsel mode enabled")).toBeVisible();
  await say(page, "My chest is tight.");
  await expect(page.getByRole("button", { name: /Processing RAG Request/ })).toHaveCount(0);
});

test("in web mode the guide says what it found, and the page stands under the reply, its title cut at 200 px", {
  tag: "@full",
}, async ({ page, product, wikipedia }) => {
  const title = "Diaphragmatic breathing and what is known of its effects on the nervous system";
  const url = "https://en.wikipedia.org/wiki/Diaphragmatic_breathing";
  const extract = "Diaphragmatic breathing is breathing that is done by contracting the diaphragm.";
  wikipedia.answer(() => ({
    text: JSON.stringify({ query: { pages: [{ index: 1, title, extract, canonicalurl: url }] } }),
  }));
  wikipedia.behave("ok");
  await arrive(page, newVisitor(), product.url);
  await page.getByRole("button", { name: "Web search" }).click();
  await say(page, "Why does slow breathing calm me before I sleep?");
  const reply = page.getByRole("article", { name: "Coach" }).last();
  await expect(reply).toContainText(extract);
  // On a phone they are asked for.
  const asked = reply.getByRole("button", { name: "1 source" });
  if (await asked.isVisible()) await asked.click();
  const source = reply.getByRole("list", { name: "Sources" }).getByRole("link", { name: title });
  await expect(source).toHaveAttribute("href", url);
  expect((await source.getByText(title).boundingBox())?.width).toBeLessThanOrEqual(200);
  await source.scrollIntoViewIfNeeded();
  await takePicture(page, "chat-web");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a reply is stopped by the button and by Enter on an empty field, and no word is lost on the way", {
  tag: "@full",
}, async ({ page, model, modelProduct }) => {
  // Long enough to be stopped while it comes, however busy the machine is.
  model.answer(`${"That sounds heavy. ".repeat(200)}Where in your body do you notice it?`);
  await arrive(page, newVisitor(), modelProduct.url);
  const field = page.getByLabel("Your message");
  model.behave("slow");
  // What is stopped before the server has it comes back to the field, so the words of the reply are waited for.
  const reply = page.getByRole("article", { name: "Coach" });
  await field.fill("My manager criticised me in front of everyone.");
  await field.press("Enter");
  await expect(reply).toContainText("That sounds heavy.");
  await field.fill("A thought while I wait");
  await field.press("Shift+Enter");
  await expect(field).toHaveValue("A thought while I wait\n");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Operation stopped")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();

  await page.reload();
  await expect(field).toHaveValue("A thought while I wait\n");
  await field.press("Enter");
  await expect(reply).toHaveCount(2);
  await expect(reply.last()).toContainText("That sounds heavy.");
  await field.press("Enter");
  await expect(page.getByText("Operation stopped")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();

  model.behave("ok");
  await page.route("**/api/rpc/chat/send", (route) => route.abort());
  await field.fill("This does not arrive");
  await field.press("Enter");
  await expect(page.getByText("Failed to send message: the server cannot be reached")).toBeVisible();
  await expect(field).toHaveValue("This does not arrive");
  await page.unroute("**/api/rpc/chat/send");
  await page.route("**/api/rpc/chat/remove", (route) => route.abort());
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByTitle("Delete chat").click({ force: true });
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Failed to delete chat")).toBeVisible();
});

test(
  "the sidebar plays the script of the chat, pauses it and goes on",
  { tag: "@full" },
  async ({ page, product }, info) => {
    const openMenu = async () => {
      if (info.project.name === "phone") await page.getByRole("button", { name: "Open menu" }).click();
    };
    const visitor = newVisitor();
    await arrive(page, visitor, product.url);
    await say(page, "I had a row with my manager about a deadline.");
    await say(page, "My chest is tight and I am ashamed.");
    await page.getByRole("button", { name: "Meditation", exact: true }).click();
    await expect(page.getByText("Your personalized meditation is ready!")).toBeVisible();
    await openMenu();
    await page.getByRole("button", { name: "Play Script" }).click();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("button", { name: "Play Script" }).click();
    await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    await takePicture(page, "chat-playing");
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("playing");
    await page.getByRole("button", { name: "New Chat" }).click();
    await openMenu();
    await expect(page.getByRole("button", { name: "Play Script" })).toBeDisabled();
    await page.getByRole("button", { name: /^I had a row with my manager/ }).click();
    await openMenu();
    await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("Signed out successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("none");
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Password", { exact: true }).fill(visitor.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("What has been hard lately?")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft"))),
    ).toEqual([]);
  },
);

test("what is sent and the reply to it stay in view while suggestions come and go between them", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  await arrive(page, newVisitor(), baseURL ?? "");
  for (const words of [
    "My manager criticised my report in front of the whole team this morning and I froze.",
    "My chest is still tight when I think of it.",
    "Tomorrow I have to face them all again, and I would like to feel steady.",
  ]) {
    await say(page, words);
    await expect(page.getByText("Suggested follow-up questions:")).toBeVisible();
    await expect(page.getByRole("article", { name: "You" }).last()).toBeInViewport();
    await expect(page.getByRole("article", { name: "Coach" }).last()).toBeInViewport();
  }
});
