import { globSync, readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LookPage } from "./look-page.tsx";

test("the page of the look draws, and turns the hour of the page it is on", () => {
  render(<LookPage />);
  fireEvent.click(screen.getByRole("button", { name: "dusk" }));
  expect(document.documentElement.dataset.hour).toBe("dusk");
});

test("nothing that is built leads to the page of the look, and its classes are not in the style sheet", () => {
  const isOfLook = (path: string) => /[\\/]look[\\/]/.test(path);
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  const sources = globSync("src/web/**/*.{ts,tsx}").filter((path) => !isOfLook(path) && !isTest(path));
  expect(sources.filter((path) => /["'/]look\/|look\.html/.test(readFileSync(path, "utf8")))).toEqual([]);
  // The build begins at index.html alone, and nothing in `public` is the page.
  expect(readFileSync("vite.config.ts", "utf8")).not.toMatch(/\binput\b/);
  expect(globSync("src/web/public/**/*look*")).toEqual([]);
  expect(readFileSync("src/web/app/tokens.css", "utf8")).toContain('@source not "../look";');
});
