import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.API_PORT ?? "3001"}`;
const proxied = { target: server, changeOrigin: false };

export default defineConfig({
  root: "src/web",
  plugins: [react(), tailwind()],
  server: { port: 5173, strictPort: true, proxy: { "/api": proxied, "/functions": proxied } },
  // The renderer of videos is a module that fetches its encoder of sound only where the browser has none.
  worker: { format: "es" },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The content policy allows scripts, styles and pictures from our own files only: nothing is written into the page.
    assetsInlineLimit: 0,
    // The encoder of a video's sound carries its WebAssembly inside; it is fetched only when a video needs it.
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes with a release of ours, and what changes with a dependency, are cached apart.
        codeSplitting: {
          groups: [{ name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
        },
      },
    },
  },
});
