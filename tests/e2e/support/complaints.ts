import type { Page } from "@playwright/test";

/**
 * Collects what a page complains about from now on: errors nobody caught, and what the console reports, the content
 * policy included. An answer that refuses a call is part of a journey and not counted.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (line) => {
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource"))
      complaints.push(line.text());
  });
  return complaints;
}
