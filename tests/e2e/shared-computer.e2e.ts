import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { newVisitor, say, signIn, signOut, signUp } from "./support/walk.ts";

/** Everything a page's scripts can find in this browser, by place. */
async function stored(page: Page): Promise<{ keys: string[]; values: string }> {
  return page.evaluate(async () => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    const caches = await window.caches.keys();
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const cookies = document.cookie ? [document.cookie] : [];
    return {
      keys: [...entries.map(([key]) => key), ...caches, ...databases, ...cookies],
      values: entries.map(([, value]) => value).join("\n"),
    };
  });
}

const said = "My jaw is clenched since the row.";
const draft = "What I did not send";

test("a sign-out leaves nothing of the person in the browser, in any of its tabs, and the next one finds nothing", async ({
  page,
  context,
  product,
}) => {
  const [first, second] = [newVisitor(), newVisitor()];
  await signUp(page, second, product.url);
  await signOut(page);
  await signUp(page, first, product.url);
  await say(page, said);
  const other = await context.newPage();
  await other.goto(product.url);
  await other.getByLabel("Your message").fill(draft);
  await expect.poll(async () => (await stored(other)).values).toContain(draft);
  expect((await stored(page)).keys.join("\n")).toContain(":open-chat");

  await signOut(page);
  await expect(other.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  for (const tab of [page, other]) {
    const { keys, values } = await stored(tab);
    expect(keys.filter((key) => key.includes("stillpoint"))).toEqual([]);
    for (const words of [said, draft, first.email, first.fullName]) expect(values).not.toContain(words);
    await expect(tab.getByText(said)).toHaveCount(0);
  }
  await other.close();

  await signIn(page, second);
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expect(page.getByText("What has been hard lately?")).toBeVisible();
  await expect(page.getByText(said)).toHaveCount(0);
});
