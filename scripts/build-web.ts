import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, minify } from "vite";
import { writeWorker } from "./offline-app.ts";

const outDir = "dist/web";
const stampFile = "dist/web.sources";
const sources = [
  "src/{web,shared}/**/*",
  "scripts/build-web.ts",
  "scripts/offline-app.ts",
  "scripts/early-parts.ts",
  "scripts/browser-floor.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];

/** What runs before the first paint; it stands in the page itself. */
const firstScripts = ["own-files.js", "theme.js"];

/** One value for everything the web app is built from; tests and the server do not count. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  const paths = globSync(sources, { exclude: ["**/*.test.ts", "**/*.test.tsx"] }).sort();
  for (const path of paths.filter((found) => statSync(found).isFile())) {
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function isBuilt(hash: string): boolean {
  if (!existsSync(`${outDir}/index.html`) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, "utf8") === hash;
}

/** Builds the web app unless the last build was made from the same sources. */
export async function buildWeb() {
  const hash = sourcesHash();
  if (isBuilt(hash)) return;
  await build({ logLevel: "warn", configFile: "vite.config.ts" });
  for (const name of firstScripts) await minifyScript(name);
  writeIntoPage();
  await writeWorker(outDir);
  compressAssets();
  writeFileSync(stampFile, hash);
}

/** What is needed before the first paint is served as small as what is built; from `public` it comes as it was written. */
async function minifyScript(name: string): Promise<void> {
  const path = `${outDir}/${name}`;
  const { code, errors } = await minify(path, readFileSync(path, "utf8"));
  if (errors.length > 0) throw new Error(`${path} cannot be made smaller: ${errors[0]?.message}`);
  writeFileSync(path, code);
}

/**
 * What the loading screen needs stands in the page itself: on a slow network each file it would wait for is half a second of an
 * empty screen. The server allows exactly these words, by their hash (`pagePolicy`).
 */
function writeIntoPage(): void {
  const path = `${outDir}/index.html`;
  const own = (name: string) => readFileSync(`${outDir}/${name}`);
  const font = `data:font/woff2;base64,${own("splash.woff2").toString("base64")}`;
  const style = own("splash.css")
    .toString()
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace("/splash.woff2", font);
  const parts: [RegExp, string][] = [
    ...firstScripts.map((name): [RegExp, string] => [
      new RegExp(`<script src="/${name.replace(".", "\\.")}"></script>`),
      `<script>${own(name).toString().trim()}</script>`,
    ]),
    [/<link rel="stylesheet" href="\/splash\.css"[^>]*>/, `<style>${style}</style>`],
  ];
  let page = readFileSync(path, "utf8");
  for (const [place, words] of parts) {
    if (!place.test(page)) throw new Error(`The page has nothing like ${place}`);
    page = page.replace(place, () => words);
  }
  writeFileSync(path, page);
}

/** Puts a Brotli and a gzip form beside each text file, so that the server sends the smaller without work. */
function compressAssets(): void {
  for (const path of globSync(`${outDir}/**/*.{js,css,svg}`)) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) await buildWeb();
