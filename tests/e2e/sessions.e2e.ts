import { type BrowserContext, expect, type Page } from "@playwright/test";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { linkTo } from "./support/outbox.ts";
import type { Product } from "./support/product.ts";
import { newVisitor, say, signUp, type Visitor } from "./support/walk.ts";

const chat = (page: Page) => page.getByRole("heading", { name: "Meditative Process Generator" });
const signInScreen = (page: Page) => page.getByRole("heading", { name: "Welcome Back" });

async function signIn(page: Page, { email, password }: Visitor): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(chat(page)).toBeVisible();
}

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  await expect(signInScreen(page)).toBeVisible();
}

/** Ends every session of a person from elsewhere, by a reset; their password is the new one afterwards. */
async function endEverywhere(product: Product, visitor: Visitor): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", origin: product.url };
    const response = await fetch(product.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
  };
  await post("/api/auth/request-reset", { email: visitor.email });
  const { hash } = new URL(await linkTo(product, visitor.email, /new password/));
  const carried = new URLSearchParams(hash.slice(1));
  const accessToken = carried.get("access_token");
  const refreshToken = carried.get("refresh_token");
  visitor.password = "Other-water-8";
  await post("/api/auth/reset-password", { accessToken, refreshToken, password: visitor.password });
}

const personalKeys = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes(":")));

async function openSecondTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(chat(tab)).toBeVisible();
  return tab;
}

test("a sign-out in one tab signs out the others and leaves nothing personal behind", {
  tag: "@full",
}, async ({ page, context, product, isMobile }) => {
  const complaints = complaintsOf(page);
  await signUp(page, newVisitor());
  const other = await openSecondTab(context, product.url);
  await other.getByLabel("Your message").fill("not for others");
  await expect.poll(() => personalKeys(other)).toContainEqual(expect.stringContaining(":draft"));
  await signOut(page, isMobile);
  await expect(signInScreen(other)).toBeVisible();
  await expect(other.getByText("You signed out in another tab.")).toBeVisible();
  for (const tab of [page, other]) expect(await personalKeys(tab)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a session that ends while one writes leads to sign-in and loses no word, nor shows it to another", async ({
  page,
  product,
  isMobile,
}) => {
  const complaints = complaintsOf(page);
  const [ada, grace] = [newVisitor(), newVisitor()];
  await signUp(page, grace);
  await signOut(page, isMobile);
  await signUp(page, ada);
  const words = "My manager shouted at me this morning.";
  await page.getByLabel("Your message").fill(words);
  await endEverywhere(product, ada);
  await page.getByLabel("Your message").press("Enter");
  await expect(signInScreen(page)).toBeVisible();
  await expect(page.getByText("Your session has ended. Please sign in again.")).toHaveCount(1);

  await signIn(page, grace);
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await signOut(page, isMobile);
  await signIn(page, ada);
  await expect(page.getByLabel("Your message")).toHaveValue(words);
  expect(complaints).toEqual([]);
});

test("a sign-out clears the conversation, and signing in again begins with an empty chat", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const visitor = newVisitor();
  await signUp(page, visitor);
  await say(page, "I had a row with my manager about a deadline.");
  await signOut(page, isMobile);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("I had a row with my manager")).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await signIn(page, visitor);
  await expect(page.getByRole("heading", { name: "What has been hard lately?" })).toBeVisible();
  await expect(page.getByText("Suggested follow-up questions:")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("a session outlives the page and the browser in a cookie that scripts cannot read", {
  tag: "@full",
}, async ({ page, context, product }) => {
  await signUp(page, newVisitor());
  const cookie = (await context.cookies()).find(({ name }) => name.includes("session_token"));
  expect(cookie?.httpOnly).toBe(true);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await page.close();
  await openSecondTab(context, product.url);
});

test("a gateway that fails for a while costs nobody their session", { tag: "@full" }, async ({ page }) => {
  await signUp(page, newVisitor());
  let asked = 0;
  await page.route("**/api/rpc/account/session", (route) =>
    ++asked <= 2 ? route.fulfill({ status: 503, body: "<p>Service Unavailable</p>" }) : route.continue(),
  );
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => asked).toBe(3);
  await expect(chat(page)).toBeVisible();
  await expect(page.getByText("Your session has ended. Please sign in again.")).toHaveCount(0);
});

test("a reset link without both tokens says so and leads to /", { tag: "@full" }, async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const carried of ["", "#access_token=one", "#refresh_token=two", "?access_token=one"]) {
    // From elsewhere: a link that differs behind the # alone would not load the page.
    await page.goto("about:blank");
    await page.goto(`/reset-password${carried}`);
    const said = page.getByText("Invalid reset link. Please request a new password reset.");
    await expect(said, carried).toBeVisible();
    await expect(signInScreen(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === "/");
  }
  expect(complaints).toEqual([]);
});

test("the confirmation link of the outbox leads to / and confirms the address", { tag: "@full" }, async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page);
  const visitor = newVisitor();
  await signUp(page, visitor);
  const link = await linkTo(product, visitor.email, /Confirm/);
  expect(new URL(link).pathname).toBe("/");
  await page.goto(link);
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(complaints).toEqual([]);
});

test("a path nobody knows leads home; a visitor's playlist opens when they have signed in", {
  tag: "@full",
}, async ({ page, isMobile }) => {
  await page.goto("/nowhere");
  await expect(signInScreen(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  const visitor = newVisitor();
  await signUp(page, visitor);
  await signOut(page, isMobile);
  await page.goto("/playlist");
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "My Meditation Playlist" })).toBeVisible();
});

test("a session that ended is said by a file that is given, and leads to signing in and back to the chat", {
  tag: "@full",
}, async ({ page, context }) => {
  const visitor = newVisitor();
  await signUp(page, visitor);
  await say(page, "I had a row with my manager.");
  const ended = page.getByText("Your session has ended. Please sign in again.");
  await context.clearCookies({ name: /session/ });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a PDF, image, CSV or Excel file" }).click();
  await (await choosing).setFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") });
  await expect(ended).toBeVisible();
  await expect(signInScreen(page)).toBeVisible();

  await signIn(page, visitor);
  await expect(page.getByRole("article")).toHaveCount(2);
});
