import type { Locator, Page } from "@playwright/test";
import type { Look } from "./look.ts";

/** One thing to look at, and how to come to see it. */
export interface Screen {
  name: string;
  /** Who looks at it; a visitor when nobody is named. */
  who?: "regular" | "newcomer" | "leaving";
  path: string;
  /** The chat that is open, by its place among the kept ones. */
  chat?: number;
  isFirstVisit?: boolean;
  /** Before the page is loaded. */
  before?: (page: Page) => Promise<void>;
  /** What stands there once it is loaded. */
  ready: (page: Page) => Locator;
  prepare?: (page: Page, look: Look) => Promise<void>;
  /** Whether it exists in such a window. */
  isShown?: (look: Look) => boolean;
}

/** A heading that a screen is known by. */
export const heading = (name: string) => (page: Page) => page.getByRole("heading", { name });

/** A chat whose messages are drawn. */
export const chatReady = (page: Page) => page.getByRole("article", { name: /Coach|Meditation/ });

/** A chat in which nothing was said. */
export const welcome = heading("What has been hard lately?");

/** Presses the first button of a name. */
export const press = async (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** Changes what the server answers to a call of the page. */
export async function rewrite(page: Page, call: string, change: (text: string) => string): Promise<void> {
  await page.route(`**/api/rpc/${call}**`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

/** Lets a call of the page fail. */
export async function fail(page: Page, call: string): Promise<void> {
  await page.route(`**/api/rpc/${call}**`, async (route) => route.fulfill({ status: 500, body: "{}" }));
}

/** Lets a call of the page wait for ever. */
export async function holdBack(page: Page, call: string): Promise<void> {
  await page.route(`**/api/rpc/${call}**`, () => {});
}
