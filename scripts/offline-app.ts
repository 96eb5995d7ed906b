import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { z } from "zod";

const buildManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/** What the build says of its files, as far as the list of what is kept offline is made from it. */
export type BuiltParts = z.infer<typeof buildManifest>;

/** Files that have no hash in their names and that a page without a line needs; the page itself comes first. */
const plainFiles = ["index.html", "favicon.svg", "drawn.svg", "cover.png"];

/** What nobody can use without the server, or seldom needs and weighs a lot: encoders of videos, test pages, the desk. */
const leftOut = /^(pages\/(lab\/|operate-page)|features\/video\/rendering\/)/;

/** The files of a release that are kept in a browser, as paths: the app with all its screens but those left out. */
export function offlineFiles(parts: BuiltParts): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const part = parts[source];
    if (!part || seen.has(source) || leftOut.test(source)) return;
    seen.add(source);
    for (const file of [part.file, ...part.css, ...part.assets]) found.add(`/${file}`);
    for (const next of [...part.imports, ...part.dynamicImports]) visit(next);
  };
  visit("index.html");
  return [...plainFiles.map((name) => `/${name}`), ...[...found].sort()];
}

/** The service worker as it is served: `src/web/offline/service-worker.ts` with the list of the release before it. */
export async function workerScript(files: string[], release: string): Promise<string> {
  const path = "src/web/offline/service-worker.ts";
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path);
  const list = JSON.stringify({ release, files });
  // A classic script: what the compiler adds to keep a file without imports a module is taken off.
  return `const appFiles = ${list};\n${code.replace(/^export \{\s*\};?$/m, "")}`;
}

/** Writes the worker beside the built app. Another content makes another release, and a browser fetches it anew. */
export async function writeWorker(outDir: string): Promise<void> {
  const manifest: unknown = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"));
  const files = offlineFiles(buildManifest.parse(manifest));
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
  const release = hash.digest("hex").slice(0, 12);
  writeFileSync(join(outDir, "service-worker.js"), await workerScript(files, release));
}
