import { existsSync } from "node:fs";
import { join } from "node:path";
import { voicesFolder } from "./voices-file.ts";

/** The engine that speaks with neural models; its version is the one that was tried. */
export const engine = { name: "sherpa-onnx-node", version: "1.13.8" } as const;

/** Where the operator's command puts the engine: never into our own install, for it holds parts under the GPL. */
export const engineFolder = (dataDir: string): string => join(voicesFolder(dataDir), "engine");

/** Whether the engine was added to this data directory. */
export const isEngineThere = (dataDir: string): boolean =>
  existsSync(join(engineFolder(dataDir), "node_modules", engine.name, "package.json"));

/** What npm is asked for: the engine and, at the same version, its part for this machine. */
export function enginePackages(): string[] {
  const system = process.platform === "win32" ? "win" : process.platform;
  return [engine.name, `sherpa-onnx-${system}-${process.arch}`].map((name) => `${name}@${engine.version}`);
}
