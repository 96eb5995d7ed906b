import { isIP } from "node:net";

/** Whether only this machine can reach the product: the first condition of every development door. */
export function isDevelopmentOnly(env: {
  HOST: string;
  publicUrl: string;
  TRUSTED_PROXIES?: string | undefined;
}): boolean {
  return isLoopback(env.HOST) && isLoopback(new URL(env.publicUrl).hostname) && !env.TRUSTED_PROXIES;
}

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a request came by a proxy that nobody told us of; no development door opens for it. */
export function isForwarded(headers: Headers): boolean {
  return forwardingHeaders.some((name) => headers.has(name));
}

/** Whether a host name or address is this machine itself. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  if (bare === "localhost" || bare.endsWith(".localhost") || bare === "::1") return true;
  return isIP(bare) === 4 && bare.startsWith("127.");
}
