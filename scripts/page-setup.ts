import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// What is waited for comes or does not: the usual second is too short for a machine that has other work.
configure({ asyncUtilTimeout: 60_000 });

// Without Vitest's globals the library cannot see the end of a test by itself: each test starts on an empty page.
// What a part sends as it goes may wait for a task of its own: it is sent before the next test begins to listen.
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve));
});

// The page of the tests knows dialogs, but not how to open one.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
afterEach(() => {
  vi.unstubAllGlobals();
  // Nor is a clock that one test set the clock of the next, whose file may be another.
  vi.useRealTimers();
  // Files share a page: where one test went is not where the next one begins.
  window.history.replaceState(null, "", "/");
});
