import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  findChromium,
  findFfmpeg,
  findFirefox,
  findHaproxy,
  findHeadlessShell,
  findNginx,
  findPostgres,
  findSwift,
  findWebKit,
} from "./find-programs.ts";

/** A program of the machine that some tests need: how it is found, and the Debian package that brings it. */
interface Needed {
  find: () => unknown;
  debianPackage: string;
  /** What it needs besides, by Debian's names. */
  besides?: string[];
  /** The variable with which a person names the program themselves. */
  variable: string;
  tests: string;
}

const chromium: Needed = {
  find: findChromium,
  debianPackage: "chromium",
  variable: "CHROME_PATH",
  tests: "browser journeys",
};
const postgres: Needed = {
  find: findPostgres,
  debianPackage: "postgresql",
  variable: "POSTGRES_BIN",
  tests: "tests on a real PostgreSQL",
};

const ffmpeg: Needed = {
  find: findFfmpeg,
  debianPackage: "ffmpeg",
  variable: "FFMPEG_PATH",
  tests: "a second opinion on videos",
};

const firefox: Needed = {
  find: findFirefox,
  debianPackage: "firefox-esr",
  variable: "FIREFOX_PATH",
  tests: "walks in Firefox",
};

const webkit: Needed = {
  find: findWebKit,
  debianPackage: "webkit2gtk-driver",
  // A screen nobody sees, and what plays MP3.
  besides: ["xvfb", "gstreamer1.0-plugins-good", "gstreamer1.0-plugins-bad", "gstreamer1.0-libav"],
  variable: "WEBKIT_BROWSER",
  tests: "walks in WebKitGTK",
};

const nginx: Needed = {
  find: findNginx,
  debianPackage: "nginx-light",
  variable: "NGINX_PATH",
  tests: "tests behind nginx",
};

const haproxy: Needed = {
  find: findHaproxy,
  debianPackage: "haproxy",
  variable: "HAPROXY_PATH",
  tests: "tests behind HAProxy",
};

const swift: Needed = {
  find: findSwift,
  debianPackage: "python3-swift",
  variable: "SWIFT_PYTHON",
  tests: "tests on a real S3 server",
};

function whyNotInstallable(variable: string): string | undefined {
  if (process.env[variable]) return `${variable} does not name one`;
  if (!existsSync("/usr/bin/apt-get")) return "this machine has no apt-get to install it with";
  if (process.getuid?.() !== 0) return "only root can install it";
  return undefined;
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Nothing when the program is there in the end; otherwise the sentence that says which tests are skipped, and why. */
function obtain({ find, debianPackage, besides = [], variable, tests }: Needed): string | undefined {
  if (find()) return undefined;
  const obstacle = whyNotInstallable(variable);
  if (obstacle) return `skipped: ${tests}, because there is no ${debianPackage} and ${obstacle}`;
  console.log(`installing ${debianPackage} …`);
  const installed =
    aptGet("update", "-qq") &&
    aptGet("install", "-y", "-qq", "--no-install-recommends", debianPackage, ...besides);
  if (installed && find()) return undefined;
  return `skipped: ${tests}, because there is no ${debianPackage} and apt-get could not install it`;
}

/**
 * Gets a Chromium to run the journeys in, where it can, and beside one that it had to install the build without windows. Not every
 * system has that one, and the journeys do without.
 */
export function obtainChromium(): string | undefined {
  const wasThere = findChromium() !== undefined;
  const missing = obtain(chromium);
  if (!wasThere && missing === undefined && findHeadlessShell() === undefined)
    aptGet("install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell");
  return missing;
}

/** Gets a PostgreSQL server to run the tests on, where it can. */
export function obtainPostgres(): string | undefined {
  return obtain(postgres);
}

/** Gets the FFmpeg that looks into the videos we make, where it can. */
export function obtainFfmpeg(): string | undefined {
  return obtain(ffmpeg);
}

/** Gets a Firefox to walk in, where it can. */
export function obtainFirefox(): string | undefined {
  return obtain(firefox);
}

/** Gets the nginx that the product is put behind, where it can. */
export function obtainNginx(): string | undefined {
  return obtain(nginx);
}

/** Gets the HAProxy that the product is put behind, where it can. */
export function obtainHaproxy(): string | undefined {
  return obtain(haproxy);
}

/** Gets the OpenStack Swift that recordings are kept in, where it can. */
export function obtainSwift(): string | undefined {
  return obtain(swift);
}

/** Gets a WebKitGTK to walk in, where it can. */
export function obtainWebKit(): string | undefined {
  return obtain(webkit);
}
