import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  findChromium,
  findFfmpeg,
  findFirefox,
  findHeadlessShell,
  findPostgres,
  findWebKit,
} from "./find-programs.ts";

const place = () => mkdtempSync(join(tmpdir(), "programs-"));

function program(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "#!/bin/sh\n");
  chmodSync(path, 0o755);
  return path;
}

function server(folder: string): string {
  for (const name of ["initdb", "postgres", "pg_ctl"]) program(join(folder, name));
  return folder;
}

test("the browser a person names is taken", () => {
  const chrome = program(join(place(), "my-chrome"));
  expect(findChromium({ CHROME_PATH: chrome })).toBe(chrome);
});

test("a named browser that is not there is not replaced in silence", () => {
  expect(findChromium({ CHROME_PATH: join(place(), "none"), PATH: process.env.PATH })).toBeUndefined();
});

test("a browser without windows is taken where there is one, and not in place of a browser that a person names", () => {
  const [home, system] = [place(), place()];
  expect(findHeadlessShell({}, { home, system })).toBeUndefined();
  const folder = ".cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64";
  const downloaded = program(join(home, folder, "chrome-headless-shell"));
  expect(findHeadlessShell({}, { home, system })).toBe(downloaded);
  const installed = program(join(system, "chromium-headless-shell"));
  expect(findHeadlessShell({}, { home, system })).toBe(installed);
  expect(findHeadlessShell({ CHROME_PATH: installed }, { home, system })).toBeUndefined();
});

test("an FFmpeg is whole only with its ffprobe beside it, and a named one is not replaced in silence", () => {
  const folder = place();
  const ffmpeg = program(join(folder, "bin/ffmpeg"));
  expect(findFfmpeg({ FFMPEG_PATH: ffmpeg })).toBeUndefined();
  program(join(folder, "bin/ffprobe"));
  expect(findFfmpeg({ FFMPEG_PATH: ffmpeg })).toBe(ffmpeg);
});

test("the Firefox a person names is taken, and one that is not there is not replaced in silence", () => {
  const firefox = program(join(place(), "my-firefox"));
  expect(findFirefox({ FIREFOX_PATH: firefox })).toBe(firefox);
  expect(findFirefox({ FIREFOX_PATH: join(place(), "none"), PATH: process.env.PATH })).toBeUndefined();
});

test("a WebKitGTK is whole only with its driver, its browser and a screen", () => {
  const folder = place();
  const browser = program(join(folder, "webkit2gtk-4.1/MiniBrowser"));
  const path = place();
  const isHere = findWebKit({ PATH: path }, join(folder, "webkit2gtk-*")) !== undefined;
  const driver = program(join(path, "WebKitWebDriver"));
  const screen = program(join(path, "Xvfb"));
  // Where the machine has them itself, those are taken first.
  const found = findWebKit({ PATH: path }, join(folder, "webkit2gtk-*"));
  expect(found?.browser).toBe(browser);
  if (!isHere) expect(found).toEqual({ driver, browser, screen });
  expect(findWebKit({ PATH: path }, join(place(), "webkit2gtk-*"))).toBeUndefined();
  expect(findWebKit({ PATH: path, WEBKIT_BROWSER: join(place(), "none") })).toBeUndefined();
});

test("the newest PostgreSQL is taken, in the order of numbers and not of letters", () => {
  const debian = place();
  server(join(debian, "9/bin"));
  const newest = server(join(debian, "17/bin"));
  expect(findPostgres({}, debian)).toBe(newest);
});

test("a client without a server is no PostgreSQL", () => {
  const debian = place();
  program(join(debian, "17/bin/psql"));
  program(join(debian, "17/bin/pg_ctl"));
  expect(findPostgres({}, debian)).toBeUndefined();
});

test("a server reached over a link on the PATH is found where it really is", () => {
  const real = server(join(place(), "pg"));
  const path = place();
  symlinkSync(join(real, "initdb"), join(path, "initdb"));
  expect(findPostgres({ PATH: path }, place())).toBe(real);
});
