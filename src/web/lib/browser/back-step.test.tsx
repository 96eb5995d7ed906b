import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { goTo, RouterProvider } from "#web/lib/router.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { forgetStep, isOverStep } from "./back-step.ts";

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await vi.waitFor(() => expect(isOverStep()).toBe(false), patiently);
  window.history.pushState(null, "", "/");
});

async function back(): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await gone;
}

function Shown({ open, onClose }: { open: string[]; onClose: (label: string) => void }) {
  return (
    <RouterProvider>
      {open.map((label) => (
        <Dialog key={label} label={label} onClose={() => onClose(label)}>
          <p>{label}</p>
        </Dialog>
      ))}
    </RouterProvider>
  );
}

test("Back closes what lies on top, one at a time, and the page stays", async () => {
  const closed = vi.fn();
  const { rerender } = render(<Shown open={["Settings"]} onClose={closed} />);
  rerender(<Shown open={["Settings", "Really?"]} onClose={closed} />);
  await back();
  expect(closed.mock.calls).toEqual([["Really?"]]);
  rerender(<Shown open={["Settings"]} onClose={closed} />);
  await back();
  expect(closed.mock.calls).toEqual([["Really?"], ["Settings"]]);
  expect(window.location.pathname).toBe("/");
});

test("what is closed otherwise leaves no step behind", async () => {
  const { rerender } = render(<Shown open={["Settings"]} onClose={() => {}} />);
  rerender(<Shown open={["Settings", "Really?"]} onClose={() => {}} />);
  rerender(<Shown open={[]} onClose={() => {}} />);
  expect(isOverStep()).toBe(true);
  await waitFor(() => expect(isOverStep()).toBe(false));
  expect(window.history.state).toBeNull();
});

test("what opens as another closes takes its step over and stays open", async () => {
  const closed = vi.fn();
  const { rerender } = render(<Shown open={["Menu"]} onClose={closed} />);
  rerender(<Shown open={["Settings"]} onClose={closed} />);
  const before = window.history.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed).not.toHaveBeenCalled();
  expect(window.history.length).toBe(before);
  await back();
  expect(closed.mock.calls).toEqual([["Settings"]]);
});

test("whoever goes to another page from it comes back to the page beneath", async () => {
  const { rerender } = render(<Shown open={["Menu"]} onClose={() => {}} />);
  act(() => goTo("/playlist"));
  rerender(<Shown open={[]} onClose={() => {}} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.location.pathname).toBe("/playlist");
  await back();
  expect(window.location.pathname).toBe("/");
  expect(window.history.state).toBeNull();
});

test("after a reload the step of what was open is a usual one", () => {
  render(<Shown open={["Menu"]} onClose={() => {}} />);
  forgetStep();
  expect(isOverStep()).toBe(false);
  expect(screen.getByLabelText("Menu")).toBeTruthy();
});

test("a decision that must be taken is not closed by Back", () => {
  render(
    <Dialog label="Terms" isDismissable={false} onClose={() => {}}>
      <p>Terms</p>
    </Dialog>,
  );
  expect(isOverStep()).toBe(false);
});

test("a page that is replaced from beneath what lies over it does not come up again", async () => {
  window.history.pushState(null, "", "/playlist");
  const { rerender } = render(<Shown open={["Menu"]} onClose={() => {}} />);
  rerender(<Shown open={["Menu", "Sign out?"]} onClose={() => {}} />);
  act(() => goTo("/", { replace: true }));
  await waitFor(() => expect(isOverStep()).toBe(false));
  expect(window.location.pathname).toBe("/");
  expect(window.history.state).toBeNull();
});

test("a page that is replaced while what lay over it is being left does not come up again", async () => {
  window.history.pushState(null, "", "/playlist");
  const { rerender } = render(<Shown open={["Menu"]} onClose={() => {}} />);
  rerender(<Shown open={[]} onClose={() => {}} />);
  // The way back has been asked for, and the browser has not gone it yet.
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.history.state).toMatchObject({ overlay: { isLeaving: true } });
  act(() => goTo("/", { replace: true }));
  await waitFor(() => expect(isOverStep()).toBe(false));
  expect(window.location.pathname).toBe("/");
});

test("whoever goes on while what lay over the page is being left arrives, and comes back to the page", async () => {
  const { rerender } = render(<Shown open={["Menu"]} onClose={() => {}} />);
  rerender(<Shown open={[]} onClose={() => {}} />);
  act(() => goTo("/playlist"));
  await waitFor(() => expect(window.location.pathname).toBe("/playlist"));
  await back();
  expect(window.location.pathname).toBe("/");
  expect(window.history.state).toBeNull();
});
