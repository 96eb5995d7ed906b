import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** What answers may load; beside our own files only what is named, by its source as the policy writes it. */
function contentPolicy(also: { scripts: string[]; styles: string[]; fonts: string[] }): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...also.scripts].join(" "),
    ["style-src 'self'", ...also.styles].join(" "),
    "img-src 'self' data: blob:",
    ["font-src 'self'", ...also.fonts].join(" "),
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const usualPolicy = contentPolicy({ scripts: [], styles: [], fonts: [] });

/**
 * The policy of the app's page as it was built: what stands in the page for its first paint may run, word for word, by its hash.
 * Only for a page in which nothing stands that anybody wrote.
 */
export function pagePolicy(page: string): string {
  const hashes = (tag: string) => wordsIn(page, tag).map(hashOf);
  return contentPolicy({ scripts: hashes("script"), styles: hashes("style"), fonts: ["data:"] });
}

const hashOf = (words: string): string => `'sha256-${createHash("sha256").update(words).digest("base64")}'`;

/** What stands in each element of a name that has no attributes. */
const wordsIn = (page: string, tag: string): string[] =>
  page
    .split(`<${tag}>`)
    .slice(1)
    .map((rest) => rest.split(`</${tag}>`)[0] ?? "");

/** The microphone is for dictating a message; nothing else of a device is ever asked for. */
const permissionsPolicy = [
  "microphone=(self)",
  ...["camera", "geolocation", "payment", "usb", "serial", "bluetooth", "hid", "midi", "display-capture"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ");

/**
 * A built script, style or font: no browser makes a page of it, and none heeds there what is said to pages alone. A first visit
 * fetches six of them before it can begin, each with a quarter of a kilobyte of that.
 */
const isPartOfPage = /^\/assets\/[^/]+\.(?:js|css|woff2)$/;

/** The headers that keep pages of ours from being framed, fed foreign scripts or telling others where they are. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", usualPolicy);
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    if (!(c.res.ok && isPartOfPage.test(c.req.path))) {
      c.header("X-Frame-Options", "DENY");
      c.header("Cross-Origin-Opener-Policy", "same-origin");
      c.header("Origin-Agent-Cluster", "?1");
      c.header("Permissions-Policy", permissionsPolicy);
    }
    // Not for subdomains: they may be somebody else's, and not everybody's speak https.
    if (isHttps) c.header("Strict-Transport-Security", "max-age=31536000");
  };
}
