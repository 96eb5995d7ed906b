import { expect, type Page, request } from "@playwright/test";
import { accessibilityProblems, accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { takePicture, takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, showSidebar } from "./support/walk.ts";

test("a person tries the library and the model on the test pages, and lets a program of theirs in with a token", {
  tag: "@full",
}, async ({ page, product }) => {
  const complaints = complaintsOf(page);
  const inBothThemes = async (name: string) => {
    await takePicturesOfThemes(page, name);
    expect(await accessibilityProblemsOfThemes(page), name).toEqual([]);
    expect(await isTooWide(page), name).toBe(false);
  };
  await arrive(page, newVisitor(), product.url);

  await page.goto(`${product.url}/rag-test`);
  await expect(page.getByText("Ask a question to test RAG functionality!")).toBeVisible();
  await page.getByLabel("Your question").fill("I lie awake and worry about a deadline.");
  await page.keyboard.press("Enter");
  const answer = page.getByRole("article", { name: "Answer" });
  await expect(answer).toContainText(/[1-4] chunks · \d+ tokens/);
  await expect(answer.getByRole("button", { name: "Retry" })).toBeEnabled();
  const suggestions = page.getByRole("region", { name: "Query suggestions:" });
  await expect(suggestions.getByRole("button")).toHaveCount(3);
  await inBothThemes("rag-test");
  await suggestions.getByRole("button").first().click();
  await expect(answer).toHaveCount(2);
  await expect(suggestions.getByRole("button")).toHaveCount(3);

  await page.goto(`${product.url}/llm-test`);
  await page.getByLabel("Query").fill("My chest is tight before meetings.");
  await page.getByRole("button", { name: "Test RAG Flow" }).click();
  await expect(page.getByText(/Answered in \d+\.\d s/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Final Context" })).toContainText(
    "Question: My chest is tight",
  );
  await inBothThemes("llm-test");

  await page.getByRole("link", { name: "Back to Chat" }).click();
  await showSidebar(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("button", { name: "New token" }).click();
  await settings.getByLabel("Name").fill("Evening script");
  await settings.getByRole("button", { name: "Create token" }).scrollIntoViewIfNeeded();
  await inBothThemes("token-form");
  await settings.getByRole("button", { name: "Create token" }).click();
  const shown = await settings.locator("code").textContent();
  await settings.getByRole("status").scrollIntoViewIfNeeded();
  await takePicture(page, "token-shown");
  const program = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${shown}` } });
  const ask = () =>
    program.post(`${product.url}/functions/v1/gpt-chat`, {
      data: { messages: [{ role: "user", content: "My chest is tight." }], stream: true },
    });
  const answered = await ask();
  expect(answered.headers()["content-type"]).toContain("text/event-stream");
  expect(await answered.text()).toMatch(/data: \{"choices":[^\n]*"content"[\s\S]*data: \[DONE\]/);
  await settings.getByRole("button", { name: "Done" }).click();
  await settings.getByRole("button", { name: "Revoke Evening script" }).click();
  await page
    .getByRole("dialog", { name: /Revoke Evening script/ })
    .getByRole("button", { name: "Revoke" })
    .click();
  await expect(settings.getByText("Evening script")).toHaveCount(0);
  expect((await ask()).status()).toBe(401);
  await program.dispose();

  await settings.getByRole("link", { name: "the API" }).click();
  await expect(page.getByRole("heading", { name: "The API" })).toBeVisible();
  await page.getByText("Body (application/json)").first().click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `docs-${colorScheme}`);
    expect(await accessibilityProblems(page), colorScheme).toEqual([]);
  }
  expect(await isTooWide(page)).toBe(false);
  expect(complaints).toEqual([]);
});

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
