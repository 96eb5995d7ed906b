import { expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

test("what is saved can still be read a while after the click, and is then let go", () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:it", revokeObjectURL: revoked }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  saveFile(new Blob(["a;b"]), "figures.csv");
  expect(saved).toEqual(["blob:it figures.csv"]);
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:it");
  vi.useRealTimers();
});
