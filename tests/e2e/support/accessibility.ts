import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** All that axe judges by colours; every other rule reads the same page in both themes. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * What axe holds against the page as it stands, as `rule: the elements`; empty is what a journey expects. Contrast
 * is judged in the theme and the width of the moment.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  return problemsBy(page, { resultTypes: ["violations"] });
}

/** The same in both themes, each problem behind the theme's name: who walks a journey twice sees no more than that. */
export async function accessibilityProblemsOfThemes(page: Page): Promise<string[]> {
  const wasDark = await setDark(page, false);
  const light = await accessibilityProblems(page);
  await setDark(page, true);
  const dark = await problemsBy(page, {
    runOnly: { type: "rule", values: rulesOfColour },
    resultTypes: ["violations"],
  });
  await setDark(page, wasDark);
  return [...light.map((problem) => `light, ${problem}`), ...dark.map((problem) => `dark, ${problem}`)];
}

/** In the page itself: axe's other mode opens a second page for each look, which only frames of other sites need. */
async function problemsBy(page: Page, options: Parameters<AxeBuilder["options"]>[0]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Turns the page to a theme, as the switch in Settings does; tells whether it was the dark one. */
export function setDark(page: Page, isDark: boolean): Promise<boolean> {
  return page.evaluate((dark) => {
    const { classList } = document.documentElement;
    const was = classList.contains("dark");
    classList.toggle("dark", dark);
    return was;
  }, isDark);
}
