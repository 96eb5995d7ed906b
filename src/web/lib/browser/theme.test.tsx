import { readFileSync } from "node:fs";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReadingSize } from "./reading-size.ts";
import { useTheme } from "./theme.ts";

const root = document.documentElement;
const beforeFirstPaint = readFileSync("src/web/public/theme.js", "utf8");

/** What the device asks for, as its settings say it. */
const device = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  root.className = "";
  device.matches = false;
  vi.stubGlobal("matchMedia", () => device);
});
afterEach(() => vi.useRealTimers());

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
  expect(renderHook(useTheme).result.current).toMatchObject({ chosen: "dark", isDark: true });
});

test("a choice adds or removes 'dark' on the root at once and is there before the next first paint", () => {
  open(null);
  const { result } = renderHook(useTheme);
  act(() => result.current.choose("light"));
  expect(root.classList.contains("dark")).toBe(false);
  expect(localStorage.getItem("theme")).toBe("light");
  const chosen = document.querySelector("meta")?.content;
  expect(open(null)).toEqual({ isDark: false, colour: chosen });
  act(() => result.current.choose("dark"));
  expect(root.classList.contains("dark")).toBe(true);
  expect(open(null).isDark).toBe(true);
});

test("a theme chosen in another tab is drawn in this one, and its switch says so", () => {
  open(null);
  const { result } = renderHook(useTheme);
  localStorage.setItem("theme", "light");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" })));
  expect(root.classList.contains("dark")).toBe(false);
  expect(result.current.isDark).toBe(false);
});

test("who asks for it has the device's theme, also when the device changes; a choice of one's own ends that", () => {
  open(null);
  const { result } = renderHook(useTheme);
  device.matches = true;
  expect(open(null).isDark).toBe(true);
  act(() => result.current.choose("system"));
  expect(root.classList.contains("dark")).toBe(false);
  expect(open(null).isDark).toBe(false);
  device.matches = false;
  device.dispatchEvent(new Event("change"));
  expect(root.classList.contains("dark")).toBe(true);
  device.matches = true;
  act(() => result.current.choose("dark"));
  device.dispatchEvent(new Event("change"));
  expect(root.classList.contains("dark")).toBe(true);
  expect(open(null).isDark).toBe(true);
});

test.each([
  [4, "night"],
  [5, "dawn"],
  [8, "day"],
  [16, "day"],
  [17, "dusk"],
  [21, "night"],
])("at %i o'clock it is %s, whatever the theme", (hour, name) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 2, hour, 0) });
  for (const [theme, isDark] of [
    ["light", false],
    ["dark", true],
  ] as const) {
    expect(open(theme).isDark).toBe(isDark);
    expect(root.dataset.hour).toBe(name);
  }
});

test("the hour goes on while the page stays open", () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: new Date(2026, 2, 2, 16, 59, 30) });
  open("light");
  expect(root.dataset.hour).toBe("day");
  vi.advanceTimersByTime(60_000);
  expect([root.dataset.hour, root.classList.contains("dark")]).toEqual(["dusk", false]);
});

test("a size of reading is drawn at once, and is there before the next first paint; the usual one leaves nothing behind", () => {
  open(null);
  const { result } = renderHook(useReadingSize);
  act(() => result.current[1]("largest"));
  expect(root.dataset.reading).toBe("largest");
  root.dataset.reading = "";
  open(null);
  expect([root.dataset.reading, renderHook(useReadingSize).result.current[0]]).toEqual([
    "largest",
    "largest",
  ]);
  act(() => result.current[1]("usual"));
  expect([root.dataset.reading, localStorage.getItem("readingSize")]).toEqual(["", null]);
});
