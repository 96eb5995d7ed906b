import { type BrowserContext, test as base } from "@playwright/test";

/** Stores the answer 'Essential Only' in every page to come, as somebody who was asked on an earlier visit has it. */
export async function answerCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused = { necessary: true, analytics: false, personalization: false, marketing: false };
    try {
      if (localStorage.getItem("cookie-consent-reopened") === null)
        localStorage.setItem("cookie-preferences", JSON.stringify(refused));
    } catch {
      // A page without an address has no storage and no banner.
    }
  });
}

/** Playwright's `test` for visitors who met the cookie banner before; `isFirstVisit` is for those who have not. */
export const test = base.extend<{ isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await answerCookies(context);
    await use(context);
  },
});
