import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useCommandKey } from "./use-command-key.ts";

test("Cmd+K and Ctrl+K alert that there is no command palette yet, and K alone types a k", () => {
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  renderHook(useCommandKey);
  fireEvent.keyDown(document.body, { key: "k" });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, altKey: true });
  expect(alert).not.toHaveBeenCalled();
  const isLeftToTheBrowser = fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "K", metaKey: true });
  expect(alert.mock.calls).toEqual([
    ["Command palette not implemented yet!"],
    ["Command palette not implemented yet!"],
  ]);
  expect(isLeftToTheBrowser).toBe(false);
});
