import { join } from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTargets } from "./scripts/browser-floor.ts";
import { iconsByFile, readEarly } from "./scripts/early-parts.ts";

const server = `http://127.0.0.1:${process.env.API_PORT ?? "3001"}`;
const proxied = { target: server, changeOrigin: false };

/** The app's style sheet goes behind the loading screen: that is painted at once, and no script runs before both. */
const paintFirst = {
  name: "paint-first",
  transformIndexHtml: {
    order: "post" as const,
    handler: (page: string) => {
      const [sheet = ""] = /[ \t]*<link rel="stylesheet" crossorigin[^>]*>\n?/.exec(page) ?? [];
      return page.replace(sheet, "").replace("</body>", `${sheet}</body>`);
    },
  },
};

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

const inApp = (path: string) => join(import.meta.dirname, "src/web", path);
/** Where people arrive: what all of them load, and the screens that most of them see first. */
const arrivals = {
  app: inApp("main.tsx"),
  signIn: inApp("pages/auth-page.tsx"),
  chat: inApp("pages/chat/chat-page.tsx"),
  playlist: inApp("pages/playlist-page.tsx"),
};
/** What follows on the chat screen once something was said, and once one looks at what was kept. */
const parts = inApp("pages/chat/chat-parts.tsx");
const kept = [inApp("pages/chat/chat-side.tsx"), inApp("pages/chat/sidebar/chat-drawer.tsx")];

/**
 * The file a module travels in: by which arrivals need it at once. What only a later part needs is left to that part, and
 * small modules never come one by one.
 */
function fileFor(id: string, moduleInfo: ModuleInfo): string | null {
  const reached = new Set([id]);
  for (const one of reached) for (const importer of moduleInfo(one)?.importers ?? []) reached.add(importer);
  const { app, signIn, chat, playlist } = arrivals;
  // Asked for by name through a list of everything, it would seem to be everybody's; only the search for older chats pages.
  if (/[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/.test(id)) return null;
  if (isIcon(id) && !Object.values(arrivals).some((arrival) => reached.has(arrival))) return "drawings";
  if (reached.has(app)) return isOurs(id) ? null : "base";
  if (reached.has(signIn)) return reached.has(chat) ? "base" : "door";
  if (reached.has(chat)) return reached.has(playlist) ? "screens" : "chat";
  if (!reached.has(playlist)) return null;
  if (reached.has(parts)) return "reading";
  if (isIcon(id)) return "screens";
  return kept.some((part) => reached.has(part)) ? "kept" : null;
}

/** The drawings that no screen begins with come together, with the first part that has one. */
const isIcon = (id: string) => /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id);

/** What the app itself is made of, and the screens, stay files of their own. */
const isOurs = (id: string) => /[\\/]src[\\/]web[\\/](app|features|pages|offline|main)/.test(id);

export default defineConfig({
  root: "src/web",
  plugins: [iconsByFile(), react(), tailwind(), paintFirst, readEarly],
  server: { port: 5173, strictPort: true, proxy: { "/api": proxied, "/functions": proxied } },
  // The renderer of videos is a module that fetches its encoder of sound only where the browser has none.
  worker: { format: "es" },
  build: {
    outDir: join(import.meta.dirname, "dist/web"),
    emptyOutDir: true,
    target: buildTargets,
    // The content policy allows scripts, styles and pictures from our own files only: nothing is written into the page.
    assetsInlineLimit: 0,
    // The encoder of a video's sound carries its WebAssembly inside; it is fetched only when a video needs it.
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false },
    // The server reads in it which files a screen will need, and names them with the first page.
    manifest: true,
    rolldownOptions: {
      output: {
        // What changes with a release of ours, and what changes with a dependency, are cached apart.
        codeSplitting: {
          // Small parts that two screens share travel together: a file of two hundred bytes costs a thousand of headers,
          // and on a slow network a round trip.
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What reads the figures of a heart brings zod along, and nobody waits for it who only writes.
            { name: "heart", test: /node_modules[\\/]zod[\\/]|src[\\/]shared[\\/]heart/ },
            {
              name: (id, chunking) => fileFor(id, (each) => chunking.getModuleInfo(each)),
              debugName: "arrivals",
              test: (id) => !id.endsWith(".css") && !Object.values(arrivals).includes(id),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
