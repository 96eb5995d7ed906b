import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { hush } from "#web/lib/notices/hush.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { passNotices } from "#web/lib/notices/toast-event.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  hush(false);
  vi.useRealTimers();
});

function show(...texts: string[]) {
  const drawn = render(<Toaster />);
  act(() => {
    for (const text of texts) notify.success(text);
  });
  return drawn;
}

const texts = () => screen.queryAllByRole("listitem", { hidden: true }).map((item) => item.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const toast = (text: string) => {
  const found = screen.getByText(text).closest("li");
  if (!found) throw new Error("no such toast");
  return found;
};

test("at most three toasts are visible, the latest ones", () => {
  show("one", "two", "three", "four");
  expect(texts()).toEqual(["two", "three", "four"]);
});

test("a failure that is told again while it stands is shown once, with what is said besides", () => {
  render(<Toaster />);
  act(() => {
    showErrorCode("SERVER_UNREACHABLE");
    showErrorCode("CHAT_NOT_DELETED");
    showErrorCode("SERVER_UNREACHABLE");
    notify.success("saved");
    showErrorCode("SERVER_UNREACHABLE");
  });
  expect(texts()).toEqual(["Failed to delete chat", "saved", errorText("SERVER_UNREACHABLE")]);
  wait(4000);
  expect(texts()).toEqual([]);
});

test("a toast lasts 4000 ms", () => {
  show("saved");
  wait(3999);
  expect(texts()).toEqual(["saved"]);
  wait(1);
  expect(texts()).toEqual([]);
});

test.each([
  [
    "pointed at",
    (on: Element) => fireEvent.pointerEnter(on, { pointerType: "mouse" }),
    (on: Element) => fireEvent.pointerLeave(on, { pointerType: "mouse" }),
  ],
  ["focused", fireEvent.focus, fireEvent.blur],
] as const)("a toast that is %s stays, and its time begins anew afterwards", (_how, hold, release) => {
  show("saved");
  wait(3000);
  hold(toast("saved"));
  wait(60_000);
  expect(texts()).toEqual(["saved"]);
  release(toast("saved"));
  wait(3999);
  expect(texts()).toEqual(["saved"]);
  wait(1);
  expect(texts()).toEqual([]);
});

test("a finger that lands where a toast stands does not hold it", () => {
  show("saved");
  fireEvent.pointerEnter(toast("saved"), { pointerType: "touch" });
  fireEvent.mouseEnter(toast("saved"));
  wait(4000);
  expect(texts()).toEqual([]);
});

test("who sends a message has gone on: good news go, and what failed or can be undone stays", () => {
  show("Account created successfully!");
  act(() => {
    notify.undoable("Deleted", { onUndo: () => {}, onKept: () => {} });
    showErrorCode("CHAT_NOT_DELETED");
    passNotices();
  });
  expect(texts()).toEqual(["DeletedUndo", "Failed to delete chat"]);
});

test.each([20, -20])("a swipe of %i px dismisses a toast, a shorter one lets it go back", (px) => {
  show("saved");
  const swipe = (by: number) => {
    fireEvent.pointerDown(toast("saved"), { clientX: 100 });
    fireEvent.pointerMove(toast("saved"), { clientX: 100 + by });
    fireEvent.pointerUp(toast("saved"), { clientX: 100 + by });
  };
  swipe(px - Math.sign(px));
  expect(texts()).toEqual(["saved"]);
  expect(toast("saved").style.transform).toBe("");
  swipe(px);
  expect(texts()).toEqual([]);
});

test("Alt+T brings the focus to the toasts", () => {
  show("saved");
  fireEvent.keyDown(document.body, { code: "KeyT" });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { code: "KeyT", altKey: true });
  expect(document.activeElement).toBe(screen.getByLabelText("Notifications Alt+T"));
});

test("toasts stand above where one writes and hears, however high that is", () => {
  const bottom = () => screen.getByLabelText("Notifications Alt+T").style.bottom;
  show("saved");
  expect(bottom()).toBe("");
  const floor = document.body.appendChild(document.createElement("div"));
  floor.setAttribute("data-toast-floor", "");
  floor.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 250, 390, 250);
  wait(200);
  expect(bottom()).toBe("258px");
  // A keyboard leaves little above: a toast is not pushed off the screen.
  floor.getBoundingClientRect = () => new DOMRect(0, 40, 390, window.innerHeight - 40);
  wait(200);
  expect(bottom()).toBe(`${Math.round(window.innerHeight * 0.6)}px`);
  floor.remove();
  wait(200);
  expect(bottom()).toBe("");
});

test("toasts stand above the answers to tap where they would lie on them, as long as there is room above", () => {
  const place = (top: number, bottom: number, mark: string) => {
    const element = document.body.appendChild(document.createElement("div"));
    element.setAttribute(mark, "");
    element.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
    return element;
  };
  const bottom = () => {
    wait(200);
    return screen.getByLabelText("Notifications Alt+T").style.bottom;
  };
  show("saved");
  Object.defineProperty(screen.getByLabelText("Notifications Alt+T"), "offsetHeight", { value: 60 });
  const floor = place(window.innerHeight - 250, window.innerHeight, "data-toast-floor");
  const below = place(window.innerHeight - 100, window.innerHeight - 20, "data-toast-spares");
  expect(bottom()).toBe("258px");
  below.remove();
  const answers = place(window.innerHeight - 400, window.innerHeight - 270, "data-toast-spares");
  expect(bottom()).toBe("408px");
  answers.remove();
  const tall = place(40, window.innerHeight - 270, "data-toast-spares");
  expect(bottom()).toBe("258px");
  for (const element of [floor, tall]) element.remove();
});

test("a toast about which something can be done stays longer; done or gone, it is one of the two", () => {
  const done: string[] = [];
  const offer = () =>
    act(() =>
      notify.undoable("deleted", { onUndo: () => done.push("undo"), onKept: () => done.push("kept") }),
    );
  render(<Toaster />);
  offer();
  wait(9999);
  expect([screen.queryAllByText("deleted").length, done]).toEqual([1, []]);
  fireEvent.click(screen.getByText("Undo"));
  wait(60_000);
  expect([screen.queryAllByText("deleted").length, done]).toEqual([0, ["undo"]]);
  offer();
  wait(10_000);
  expect(done).toEqual(["undo", "kept"]);
});

test("while a voice is listened to nothing that comes by itself is shown; at its pause or end it is", () => {
  render(<Toaster />);
  act(() => hush(true));
  act(() => notify.arrived("Music generated successfully"));
  act(() => notify.notice("A reminder"));
  wait(60_000);
  expect(texts()).toEqual([]);
  act(() => hush(false));
  expect(texts()).toEqual(["Music generated successfully", "A reminder"]);
  wait(4000);
  expect(texts()).toEqual([]);
});

test("what answers a press is shown while one listens, and what can be undone is", () => {
  render(<Toaster />);
  act(() => hush(true));
  fireEvent.pointerDown(document.body);
  act(() => notify.success("Copied to clipboard"));
  expect(texts()).toEqual(["Copied to clipboard"]);
  wait(4000);
  act(() => notify.success("by itself"));
  act(() => notify.undoable("deleted", { onUndo: () => {}, onKept: () => {} }));
  expect(texts()).toEqual(["deletedUndo"]);
});
