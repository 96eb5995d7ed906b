import { existsSync, globSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { isProgram } from "#server/is-program.ts";

type Environment = Record<string, string | undefined>;

const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];

function onPath(name: string, env: Environment): string[] {
  return (env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

function downloadedBrowsers(home: string): string[] {
  return globSync(join(home, ".cache/ms-playwright/chromium-*/chrome-linux*/chrome")).sort().reverse();
}

/**
 * The path of a Chromium the journeys can run in, or nothing. `CHROME_PATH` names one and wins: when it names
 * none that can be started, nothing else is taken in its place.
 */
export function findChromium(env: Environment = process.env, home = homedir()): string | undefined {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const places = [
    ...browserNames.flatMap((name) => [join("/usr/bin", name), ...onPath(name, env)]),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ...downloadedBrowsers(home),
  ];
  return places.find(isProgram);
}

/**
 * The path of Chromium's build without windows, or nothing. It draws and runs the same pages, and spares the processor
 * what a browser does for a window nobody sees. Whoever names a browser by `CHROME_PATH` gets that one.
 */
export function findHeadlessShell(
  env: Environment = process.env,
  { home = homedir(), system = "/usr/bin" } = {},
): string | undefined {
  if (env.CHROME_PATH) return undefined;
  const downloaded = join(home, ".cache/ms-playwright/chromium_headless_shell-*/chrome-*/*headless[-_]shell");
  const places = [
    ...shellNames.flatMap((name) => [join(system, name), ...onPath(name, env)]),
    ...globSync(downloaded).sort().reverse(),
  ];
  return places.find(isProgram);
}

/** The path of a Firefox that can be driven, or nothing. `FIREFOX_PATH` names one and wins. */
export function findFirefox(env: Environment = process.env): string | undefined {
  if (env.FIREFOX_PATH) return isProgram(env.FIREFOX_PATH) ? env.FIREFOX_PATH : undefined;
  const names = ["firefox-esr", "firefox"];
  const places = [
    ...names.flatMap((name) => [join("/usr/bin", name), ...onPath(name, env)]),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ];
  return places.find(isProgram);
}

/** What a WebKitGTK is driven with: its driver, its small browser, and a screen that nobody sees. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** The programs of a WebKitGTK, or nothing when one of them is missing. `WEBKIT_BROWSER` names its browser and wins. */
export function findWebKit(
  env: Environment = process.env,
  libraries = "/usr/lib/*/webkit2gtk-*",
): WebKitPrograms | undefined {
  const [driver, screen] = ["WebKitWebDriver", "Xvfb"].map((name) =>
    [join("/usr/bin", name), ...onPath(name, env)].find(isProgram),
  );
  const browsers = env.WEBKIT_BROWSER
    ? [env.WEBKIT_BROWSER]
    : globSync(join(libraries, "MiniBrowser")).sort();
  const browser = browsers.reverse().find(isProgram);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The path of FFmpeg (with `ffprobe` beside it), or nothing. `FFMPEG_PATH` names one and wins. */
export function findFfmpeg(env: Environment = process.env): string | undefined {
  const isWhole = (path: string) => isProgram(path) && isProgram(join(dirname(path), "ffprobe"));
  if (env.FFMPEG_PATH) return isWhole(env.FFMPEG_PATH) ? env.FFMPEG_PATH : undefined;
  return ["/usr/bin/ffmpeg", ...onPath("ffmpeg", env)].find(isWhole);
}

/** The path of an nginx, or nothing. `NGINX_PATH` names one and wins. */
export function findNginx(env: Environment = process.env): string | undefined {
  return findService("nginx", env.NGINX_PATH, env);
}

/** The path of a HAProxy, or nothing. `HAPROXY_PATH` names one and wins. */
export function findHaproxy(env: Environment = process.env): string | undefined {
  return findService("haproxy", env.HAPROXY_PATH, env);
}

/** Debian has services where only root's PATH leads. */
function findService(name: string, named: string | undefined, env: Environment): string | undefined {
  if (named) return isProgram(named) ? named : undefined;
  return [join("/usr/sbin", name), ...onPath(name, env)].find(isProgram);
}

/**
 * The Python that OpenStack Swift lies beside, or nothing. Debian's package `python3-swift` has all that its services are
 * made of. `SWIFT_PYTHON` names one and wins.
 */
export function findSwift(
  env: Environment = process.env,
  debian = "/usr/lib/python3/dist-packages",
): string | undefined {
  if (env.SWIFT_PYTHON) return isProgram(env.SWIFT_PYTHON) ? env.SWIFT_PYTHON : undefined;
  const isThere = existsSync(join(debian, "swift/common/middleware/s3api/s3api.py"));
  return isThere && isProgram("/usr/bin/python3") ? "/usr/bin/python3" : undefined;
}

function version(folder: string): number {
  return Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}

/**
 * The folder of a PostgreSQL server's programs (`initdb`, `postgres`, `pg_ctl`), or nothing. `POSTGRES_BIN` names
 * one and wins; then the newest of Debian's versions, then whatever is on the PATH.
 */
export function findPostgres(
  env: Environment = process.env,
  debian = "/usr/lib/postgresql",
): string | undefined {
  const isServer = (folder: string) =>
    ["initdb", "postgres", "pg_ctl"].every((name) => isProgram(join(folder, name)));
  if (env.POSTGRES_BIN) return isServer(env.POSTGRES_BIN) ? env.POSTGRES_BIN : undefined;
  const versions = globSync(join(debian, "*/bin")).sort((a, b) => version(b) - version(a));
  const linked = onPath("initdb", env)
    .filter(isProgram)
    .map((path) => dirname(realpathSync(path)));
  return [...versions, ...linked].find(isServer);
}
