import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { JobButton } from "./job-button.tsx";

const draw = (state: { isGenerating: boolean; progress: number; isHeldUp?: boolean }) => {
  const [onStart, onCancel] = [vi.fn(), vi.fn()];
  render(
    <JobButton name="Music" icon={null} isHeldUp={false} {...state} onStart={onStart} onCancel={onCancel} />,
  );
  return { onStart, onCancel };
};

test("while nothing is made yet the button waits with a spinner and cannot be pressed", () => {
  const { onStart, onCancel } = draw({ isGenerating: true, progress: 0 });
  const button = screen.getByRole("button", { name: "Music", busy: true });
  fireEvent.click(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.querySelector(".animate-spin")).toBeTruthy();
  expect([onStart.mock.calls, onCancel.mock.calls]).toEqual([[], []]);
});

test("from the first progress on the button gives up what is made", () => {
  const { onStart, onCancel } = draw({ isGenerating: true, progress: 10 });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onStart.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});

test("while the other is made neither voice nor music can be begun", () => {
  const { onStart } = draw({ isGenerating: false, progress: 0, isHeldUp: true });
  fireEvent.click(screen.getByRole("button", { name: "Music" }));
  expect(onStart).not.toHaveBeenCalled();
});

test("the button that was pressed keeps the focus while its thing is made", () => {
  const props = { name: "Music", icon: null, isHeldUp: false, onStart: () => {}, onCancel: () => {} };
  const { rerender } = render(<JobButton {...props} isGenerating={false} progress={0} />);
  const button = screen.getByRole("button", { name: "Music" });
  button.focus();
  for (const progress of [0, 10]) {
    rerender(<JobButton {...props} isGenerating progress={progress} />);
    expect(document.activeElement).toBe(button);
    expect(button.isConnected && !button.hasAttribute("disabled")).toBe(true);
  }
});
