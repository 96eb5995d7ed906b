import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the product whose web app can be replaced while it runs. */
export interface CopiedProduct {
  folder: string;
  /** Puts a new release in the place of the present one: each asset has another name, and the old ones are gone. */
  release(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the product as it is built. */
export async function copyProduct(): Promise<CopiedProduct> {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-copy-"));
  for (const part of ["src", "knowledge", "dist", "package.json"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return {
    folder,
    release: () => renameAssets(join(folder, "dist/web")),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function renameAssets(web: string): Promise<void> {
  const assets = join(web, "assets");
  const names = await readdir(assets);
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  for (const name of names) if (!plain.includes(name)) await rm(join(assets, name));
  const newNames = new Map(plain.map((name) => [name, name.replace(/^(.+)-[\w-]{4}/, "$1-next")]));
  const texts = [join(web, "index.html"), ...plain.filter(isText).map((name) => join(assets, name))];
  for (const path of texts) {
    let text = await readFile(path, "utf8");
    for (const [name, newName] of newNames) text = text.replaceAll(name, newName);
    await writeFile(path, text);
  }
  for (const [name, newName] of newNames) await rename(join(assets, name), join(assets, newName));
}

function isText(name: string): boolean {
  return /\.(js|css)$/.test(name);
}
