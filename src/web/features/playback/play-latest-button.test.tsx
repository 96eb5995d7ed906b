import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlayLatestButton } from "./play-latest-button.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("presses within 300 ms of one another count once", () => {
  const onToggle = vi.fn();
  render(<PlayLatestButton isPlaying={false} isLoading={false} onToggle={onToggle} />);
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Play Latest Response" }));
  press();
  vi.advanceTimersByTime(200);
  press();
  vi.advanceTimersByTime(299);
  press();
  expect(onToggle).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  press();
  expect(onToggle).toHaveBeenCalledTimes(2);
});

test("while the reply is heard it offers to pause", () => {
  render(<PlayLatestButton isPlaying isLoading={false} onToggle={vi.fn()} />);
  expect(screen.getByRole("button", { name: "Pause Audio" })).toBeTruthy();
});
