import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Handler } from "hono";
import { pagePolicy } from "#server/http/protection/security-headers.ts";
import { buildManifest, likelyParts, likelyScreen, withParts } from "./page-parts.ts";

const folder = fileURLToPath(new URL("../../../../dist/web", import.meta.url));
const notBuilt = "The web app is not built yet. Run `npm start`, which builds it first.";

/** The address of the built app's own style sheet, for a page beside the app; nothing before it is built. */
export async function appStyle(): Promise<string | undefined> {
  const page = await readFile(join(folder, "index.html"), "utf8").catch(() => "");
  return /<link rel="stylesheet" crossorigin[^>]* href="([^"]+)"/.exec(page)?.[1];
}

/** What scanners and monitors ask for, and no page of ours is called: names that begin with a dot, and programs of other servers. */
const namesNoPage = /\/\.|\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ya?ml|ini|conf|log|pem|key)$/i;

/** The page of the app, naming the files its first screen needs, and its policy; who is here decides only which files those are. */
async function pageFor(path: string, screen: string): Promise<{ text: string; policy: string }> {
  const [page, manifest] = await Promise.all([
    readFile(join(folder, "index.html"), "utf8"),
    readFile(join(folder, ".vite/manifest.json"), "utf8"),
  ]);
  // What the service worker keeps is for every screen, and names none.
  const parts = path === "/index.html" ? [] : likelyParts(path, screen);
  return {
    text: withParts(page, buildManifest.parse(JSON.parse(manifest)), parts),
    policy: pagePolicy(page),
  };
}

/** The built web app: files under their hashed names for a year, and the page itself for every other path. An asset of another release is missing, not the page: a browser must not take it for a script. */
export function serveWeb(): Handler {
  const files = serveStatic({
    root: relative(process.cwd(), folder) || ".",
    precompressed: true,
    onFound: (path, c) => {
      c.header(
        "Cache-Control",
        path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  return async (c) => {
    if (namesNoPage.test(c.req.path)) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const isPage = c.req.path === "/" || c.req.path === "/index.html";
    const found = isPage ? undefined : await files(c, async () => {});
    if (found) return found;
    if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    try {
      c.header("Cache-Control", "no-cache");
      const hasSession = /session_token=/.test(c.req.header("cookie") ?? "");
      const page = await pageFor(c.req.path, likelyScreen(c.req.path, hasSession));
      c.header("Content-Security-Policy", page.policy);
      return c.html(page.text);
    } catch {
      return c.text(notBuilt, 503);
    }
  };
}
