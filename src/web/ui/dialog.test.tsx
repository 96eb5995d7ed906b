import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

test("Escape in a dialog closes that one and not the one beneath it", () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()];
  render(
    <Dialog label="Settings" onClose={closeOuter}>
      <Dialog label="Delete your account?" onClose={closeInner}>
        <p>Really?</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByLabelText("Delete your account?"), new Event("cancel", { cancelable: true }));
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeOuter).not.toHaveBeenCalled();
});

test("a file chooser that was given up closes no dialog", () => {
  const close = vi.fn();
  render(
    <Dialog label="Settings" onClose={close}>
      <input type="file" aria-label="Music of your own" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText("Music of your own"), new Event("cancel", { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});
