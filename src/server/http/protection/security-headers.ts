import type { MiddlewareHandler } from "hono";

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The microphone is for dictating a message; nothing else of a device is ever asked for. */
const permissionsPolicy = [
  "microphone=(self)",
  ...["camera", "geolocation", "payment", "usb", "serial", "bluetooth", "hid", "midi", "display-capture"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ");

/** The headers that keep pages of ours from being framed, fed foreign scripts or telling others where they are. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header("Content-Security-Policy", contentSecurityPolicy);
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Frame-Options", "DENY");
    c.header("Referrer-Policy", "no-referrer");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Origin-Agent-Cluster", "?1");
    c.header("Permissions-Policy", permissionsPolicy);
    // Not for subdomains: they may be somebody else's, and not everybody's speak https.
    if (isHttps) c.header("Strict-Transport-Security", "max-age=31536000");
  };
}
