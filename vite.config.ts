import { join } from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTargets } from "./scripts/browser-floor.ts";

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

export default defineConfig({
  root: "src/web",
  plugins: [react(), tailwind(), paintFirst],
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
              name: "base",
              test: /[\\/](node_modules|src[\\/](shared|web[\\/](lib|ui)))[\\/](?!markdown|near-view|agreement-text|script-text|listening|contract)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
