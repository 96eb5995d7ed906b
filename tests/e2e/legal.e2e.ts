import { expect, type Page } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { enter } from "./support/keyboard.ts";
import { takePicture } from "./support/picture.ts";

const pages = [
  { path: "/privacy-policy", title: "Privacy policy", link: "Privacy Policy", tag: [] },
  // The same page with other words.
  {
    path: "/health-data-policy",
    title: "Health data security policy",
    link: "Health Data Policy",
    tag: ["@full"],
  },
];
const footer = (page: Page) => page.getByRole("contentinfo");
const welcome = (page: Page) => page.getByRole("heading", { name: "Welcome Back" });

for (const { path, title, link, tag } of pages) {
  test(`a visitor reads ${path} by keyboard from the sign-in and goes back`, { tag }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto("/");
    await expect(welcome(page)).toBeVisible();
    await expect(footer(page).getByText("© 2024 Stillpoint")).toBeVisible();
    await enter(page, footer(page).getByRole("link", { name: link }));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole("link", { name: "hello@stillpoint.example" })).toBeVisible();
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(3000);
    await expect(page.getByText(/within 24 hours/)).toBeVisible();
    await expect(page.getByText(/expire(s)?( after)? 90 days/)).toBeVisible();
    await expect(page.getByText(/30 days/).first()).toBeVisible();
    for (const each of pages) {
      await expect(footer(page).getByRole("link", { name: each.link })).toHaveAttribute("href", each.path);
    }
    await expect(footer(page).getByText("© 2024 Stillpoint")).toBeVisible();
    await expect(footer(page).getByRole("button", { name: "Cookie Settings" })).toBeVisible();
    expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await takePicture(page, path.slice(1));
    await enter(page, page.getByRole("link", { name: "Back to App" }));
    await expect(welcome(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("a legal page opens by its address alone, and says so when the server cannot tell how it is set up", async ({
  page,
}) => {
  await page.goto("/health-data-policy");
  await expect(page.getByText("The coach is the built-in guide", { exact: false })).toBeVisible();
  await page.route("**/api/rpc/legal/practice", (route) => route.fulfill({ status: 404, body: "{}" }));
  await page.goto("/privacy-policy");
  await expect(page.getByText("it can't say how it is set up", { exact: false })).toBeVisible();
  await page.unroute("**/api/rpc/legal/practice");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The coach is the built-in guide", { exact: false })).toBeVisible();
});

test("any other path leads to the root without an entry of its own in the history", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { name: "Privacy policy" })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    history.pushState(null, "", "/no/such/place");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Privacy policy" })).toBeVisible();
  await page.goto("/neither-this?x=1");
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});
