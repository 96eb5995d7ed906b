import { readFileSync } from "node:fs";
import { fireEvent } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();

const listeners = new AbortController();
/** What the script listens with; the page is shared with other files of tests, which it must not hear. */
const listen = (name: string, hear: EventListener, capture: boolean) =>
  window.addEventListener(name, hear, { capture, signal: listeners.signal });

// It listens to the page itself, once: as often as it were run it would be heard.
beforeAll(() => {
  const script = readFileSync("src/web/public/own-files.js", "utf8");
  new Function("location", "addEventListener", script)({ reload }, listen);
});
afterAll(() => listeners.abort());
beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => new Response(""));
  document.body.innerHTML = '<div id="root">Loading application...</div>';
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** A file of the page that does not come. */
function miss(html: string): void {
  document.head.innerHTML = html;
  const file = document.head.firstElementChild;
  if (!file) throw new Error(`Nothing was made of ${html}`);
  fireEvent.error(file);
}
const script = '<script type="module" src="/assets/index-old.js"></script>';
const sheet = '<link rel="stylesheet" href="/assets/index-old.css">';
const alert = () => document.querySelector('[role="alert"]')?.textContent ?? "";
const isAppShown = () => document.getElementById("root")?.hidden === false;

test("a page whose script is missing is loaded anew once, and says so when it is missing again", async () => {
  miss(script);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(alert()).toBe("");
  miss(script);
  await vi.waitFor(() => expect(alert()).toContain("A part of Stillpoint could not be loaded"));
  expect(reload).toHaveBeenCalledOnce();
  expect(isAppShown()).toBe(false);
});

test("a style sheet that is missing twice is named, and the button loads the page anew", async () => {
  miss(sheet);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  miss(sheet);
  await vi.waitFor(() => expect(alert()).toContain("Unable to preload CSS for /assets/index-old.css"));
  document.querySelector("button")?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("another missing file is another release's: the page is loaded anew for it too", async () => {
  miss(script);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  miss(script.replace("old", "next"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test("without a server the page stays and says what is missing: the browser's own page would help less", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  miss(script);
  await vi.waitFor(() => expect(alert()).toContain("could not be loaded"));
  expect(reload).not.toHaveBeenCalled();
});

test("where nothing can be remembered the page is never loaded anew by itself", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  miss(script);
  await vi.waitFor(() => expect(alert()).not.toBe(""));
  expect(reload).not.toHaveBeenCalled();
});

test("a picture that is missing changes nothing, and two missing files are told of once", async () => {
  miss('<img alt="" src="/cover.png">');
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  miss(script);
  await vi.waitFor(() => expect(alert()).not.toBe(""));
  miss(sheet);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});
