import { readFileSync } from "node:fs";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { followTheme, useTheme } from "./theme.ts";

const root = document.documentElement;
const beforeFirstPaint = readFileSync("src/web/public/theme.js", "utf8");

beforeEach(() => {
  localStorage.clear();
  root.className = "";
});

/** What the page's head does before anything is drawn. */
function open(stored: string | null) {
  if (stored !== null) localStorage.setItem("theme", stored);
  document.head.innerHTML = '<meta name="theme-color" content="#0c1518">';
  new Function(beforeFirstPaint)();
  const colour = document.querySelector("meta")?.content;
  return { isDark: root.classList.contains("dark"), colour };
}

test("who never chose sees the dark theme, as does whoever stored something unknown", () => {
  expect(open(null).isDark).toBe(true);
  expect(open("sepia").isDark).toBe(true);
  expect(renderHook(useTheme).result.current[0]).toBe("dark");
});

test("a choice adds or removes 'dark' on the root at once and is there before the next first paint", () => {
  open(null);
  const { result } = renderHook(useTheme);
  act(() => result.current[1]("light"));
  expect(root.classList.contains("dark")).toBe(false);
  expect(localStorage.getItem("theme")).toBe("light");
  const chosen = document.querySelector("meta")?.content;
  expect(open(null)).toEqual({ isDark: false, colour: chosen });
  act(() => result.current[1]("dark"));
  expect(root.classList.contains("dark")).toBe(true);
  expect(open(null).isDark).toBe(true);
});

test("a theme chosen in another tab is drawn in this one, and its switch says so", () => {
  open(null);
  const stop = followTheme();
  const { result } = renderHook(useTheme);
  localStorage.setItem("theme", "light");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" })));
  expect(root.classList.contains("dark")).toBe(false);
  expect(result.current[0]).toBe("light");
  stop();
});
