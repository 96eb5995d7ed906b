import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchScrolling } from "./watch-scrolling.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a bar shows while its part of the page scrolls and is hidden 600 ms after the last move", () => {
  const part = document.body.appendChild(document.createElement("div"));
  const other = document.body.appendChild(document.createElement("div"));
  const stop = watchScrolling(document);
  const isMarked = () => part.hasAttribute("data-scrolling");
  const scroll = () => part.dispatchEvent(new Event("scroll"));
  expect(isMarked()).toBe(false);
  scroll();
  vi.advanceTimersByTime(500);
  scroll();
  vi.advanceTimersByTime(599);
  expect(isMarked()).toBe(true);
  expect(other.hasAttribute("data-scrolling")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
  stop();
  scroll();
  expect(isMarked()).toBe(false);
});
