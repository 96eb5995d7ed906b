import { afterEach, expect, test, vi } from "vitest";
import { recoverFromRelease } from "./recover-from-release.ts";

afterEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
});

function loadRelease(
  name: string,
  fetched: (path: string, options: { signal: AbortSignal }) => Promise<Response>,
): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = `/assets/${name}.js`;
  document.head.replaceChildren(script);
  vi.stubGlobal("fetch", fetched);
}

const answers = async () => new Response("");

test("a release is loaded anew once and never twice, and the next release once more", async () => {
  const reload = vi.fn();
  loadRelease("first", answers);
  expect(await recoverFromRelease(reload)).toBe(true);
  expect(await recoverFromRelease(reload)).toBe(false);
  loadRelease("second", answers);
  expect(await recoverFromRelease(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page whose server cannot be reached is left as it is, and may try again later", async () => {
  const reload = vi.fn();
  loadRelease("first", () => Promise.reject(new TypeError("offline")));
  expect(await recoverFromRelease(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  loadRelease("first", answers);
  expect(await recoverFromRelease(reload)).toBe(true);
});

test("a server that takes the question and never answers is taken for none after ten seconds", async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const silent = ({ signal }: { signal?: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  loadRelease("silent", (_path, options) => silent(options));
  const told: boolean[] = [];
  void recoverFromRelease(reload).then((isReloading) => told.push(isReloading));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([false]);
  expect(reload).not.toHaveBeenCalled();
});
